import { countCharacters } from '#rules/text/count.ts';
import { behindLabel, saysLabel } from './behind-label.ts';
import { bestBefore, enough, gapBetween, headKey, howMany, labelOfPoint } from './bullet-rows.ts';
import { areSentences, buyersSay, longestPair, partFits } from './bullet-sentences.ts';
import type { Point } from './bullets.ts';
import { inGermanLine, isCapitalInside, opensWithOwnName } from './case.ts';
import { clauseGap, type Draft, labelOf } from './draft.ts';
import { lowerFirst, upperFirst } from './english-words.ts';
import { asFragment } from './fragment.ts';
import type { LabelKey } from './lexicon/lexicon.ts';
import { isNoValue } from './no-value.ts';
import { namesSide } from './row-label.ts';

/** "Refill pouches are sold separately" says by itself that they are not included. */
const soldApart = /\s(?:sold|available) separately$/iu;
/** "Plus two flashing modes" goes on with a line that ended before it. */
const goesOn = /^(?:plus|and|also)\s(?=\p{L})/iu;

/** A point inside a line behind a label: lower case unless a name or a noun of German starts it. */
export function inLine(text: string, draft: Draft): string {
  if (draft.language.written === 'other') return text;
  if (draft.language.written === 'de') return inGermanLine(text, draft);
  // "À chercher à Laval", "À La Rochelle", "Y plato", "S'ouvre d'une main".
  if (/^(?:(?:[ÀAYOE] |[CDJLMNQST][’'])\p{Ll}|À \p{Lu})/u.test(text) && draft.language.written !== 'en')
    return text.charAt(0).toLowerCase() + text.slice(1);
  return isCapitalInside(text, draft) || opensWithOwnName(text, draft) ? text : lowerFirst(text);
}

/** A bullet, and the points of its group that it has no room for. */
export interface BulletLine {
  text: string;
  left: Point[];
}

/** How long a line may be, and from which length on nothing more is added to it. */
export interface LineRoom {
  max: number;
  most?: number;
}

/** One group of points as a bullet behind its label, up to the length that says enough. */
export function lineOf(points: readonly Point[], key: LabelKey, draft: Draft, room: LineRoom): BulletLine {
  const { max, most = enough } = room;
  // "Entretien : nettoyer à l'éponge; charge maxi 120 kg": a bound is no care, and stands before its label.
  const bounds = points.filter(({ label, text }) => label === 'limit' && /\d/.test(text));
  if (
    key === 'care' &&
    draft.language.written !== 'en' &&
    bounds.length > 0 &&
    bounds.length < points.length
  ) {
    const rest = points.filter((point) => !bounds.includes(point));
    const care = lineOf(rest, key, draft, { max: max - bounds[0]!.text.length - 2, most });
    return { ...care, text: `${upperFirst(bounds[0]!.text)}${clauseGap(draft)}${inLine(care.text, draft)}` };
  }
  const first = points[0]!;
  // "Details: …" is no label: it says what every line is.
  const kept = headKey(points, key);
  const head =
    kept === 'features'
      ? ''
      : labelOf(draft, kept === 'contents' ? labelOfPoint({ ...first, label: kept }) : kept);
  // "Use: labradors" is none: "For labradors, spaniels and other dogs" says by itself what it is for.
  const saysFor = ['use', 'compatibility'].includes(headKey(points, key)) && /^for\s\p{L}/iu.test(first.text);
  // "Uso: jamón o paleta" has lost what it is: behind its label a use keeps its "para".
  const isForWhom =
    !saysFor &&
    (draft.language.written === 'en' ? ['audience', 'use'] : ['audience']).includes(headKey(points, key));
  const texts = points.map((point, at) =>
    inLine(
      isForWhom && at === 0
        ? point.text.replace(/^(?:for|für|para|pour(?! (?:les?|la|l[’']|des|une?)))\s/iu, '')
        : point.whole
          ? asFragment(point.text, draft)
          : at === 0
            ? point.text.replace(goesOn, '')
            : point.text,
      draft,
    ),
  );
  const startsLabelled =
    /^[\p{L}\p{N}\s.’'-]{2,30}\s?:\s/u.test(first.text) ||
    bestBefore.test(first.text) ||
    namesSide.test(first.text);
  // "Material: with a silicone seal" is no material of the thing.
  const saysItself =
    saysFor ||
    (kept === 'care' && /^made (?:from|of|with|in)\s/iu.test(first.text)) ||
    saysLabel(first.text, head) ||
    buyersSay.test(first.text) ||
    soldApart.test(first.text) ||
    (headKey(points, key) === 'size' && howMany.test(first.text)) ||
    (headKey(points, key) === 'compatibility' && partFits.test(first.text)) ||
    isNoValue(headKey(points, key), first.text, draft) ||
    (head !== '' && /^(?:with|mit|con|avec)\s/iu.test(first.text));
  // "Comes with a strap" has lost its verb to the label.
  const isClause =
    first.whole ||
    (first.unit?.shape === 'verb' &&
      lowerFirst(first.unit.text).slice(0, 6) === lowerFirst(first.text).slice(0, 6));
  let text =
    head === '' || startsLabelled || saysItself || (isClause && key !== 'care')
      ? upperFirst(texts[0]!)
      : `${head}${draft.lexicon.colon}${behindLabel(headKey(points, key), texts[0]!)}`;
  const left: Point[] = [];
  for (const [at, next] of texts.slice(1).entries()) {
    const isOut =
      /^[\p{L}\s’'-]{2,30}\s?:\s/u.test(next) ||
      countCharacters(text) + countCharacters(next) + 2 > max ||
      // What lies in the box is told whole.
      (countCharacters(text) >= most && key !== 'contents') ||
      // Two whole sentences of some length are two thoughts.
      (draft.language.written === 'en' &&
        areSentences(points[at]!, points[at + 1]!) &&
        countCharacters(text) + countCharacters(next) > (most === enough ? longestPair : most));
    if (isOut) left.push(points[at + 1]!);
    else text = `${text}${gapBetween(points[at]!, points[at + 1]!, draft)}${next}`;
  }
  return { text, left };
}
