import { claimHits } from './claim-index.ts';
import { isMaker } from './maker-in-name.ts';
import { isThingWord, typeHits } from './type-hits.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';

const longestOpening = 120;
const mostAdded = 5;
const article =
  /^(?:an?|the|this|these|genuine|original|vintage|used|new|(?:wo)?men[’']s|ladies[’']?|(?:boys?|girls?)[’']?s?) /iu;
/** A word of a model's name or its number. */
const proper =
  /^(?:\p{Lu}[\p{L}\d’'+-]*|\d{1,6}(?:-\d{1,4})?\p{Lu}{0,3}|\d{0,4}\p{Lu}{1,4}\d{1,5}\p{L}{0,3})$/u;
/** What is printed behind a figure that measures or counts. */
const measure =
  /^(?:mm|cm|m|in|inch|inches|ft|kg|g|lb|lbs|oz|ml|l|litres?|V|W|[KMGT]B|Ah|mAh|Hz|MP|Nm|pieces?|pcs|years?|x|\p{Ll}{3,}s)$/u;
const severalThings = /\b(?:lot|bundle|job ?lot|mixed|bits|assorted|collection|joblot|stuff)\b/iu;
/** What may follow a model that is named whole: a mark, a joint, or a word of the thing. */
const goesOn = /^(?:with|in|for|from|size|complete|boxed|model|that|which|is|has)$/iu;
const nothingOfModel =
  /^(?:UK|US|EU|USA|XS|S|M|L|XL|XXL|Size|New|Used|Vintage|Mens?|Womens?|Kids|Ladies|Boxed|Complete|Set|With|In|For|And|The|Great|Good|Excellent|Very|Full|All|Original|No)$/u;

/** Behind a known maker a thing may be a part of the model's name: "Star" of "Star Wars", "Program" of "AE-1 Program". */
function isOfModel(word: string, isKnown: boolean): boolean {
  return (
    proper.test(word) &&
    !nothingOfModel.test(word) &&
    !claimHits(word, 'en').some(({ payload }) => payload.kind === 'colour' || payload.kind === 'material') &&
    (isKnown || (claimHits(word, 'en').length === 0 && !isThingWord(word.toLowerCase())))
  );
}

/** The words of a model from here on, up to what is none of it; nothing where they run into what is no name. */
function modelFrom(text: string, kind: ReadonlySet<string>, isKnown: boolean): string[] {
  const words = piecesOf(text);
  const run: string[] = [];
  const isKind = (word: string): boolean => stemsOf(word).some((stem) => kind.has(stem));
  for (const [at, word] of words.entries()) {
    const bare = word.replace(/[,.;:!)]+$/u, '');
    const next = words[at + 1] ?? '';
    const counts =
      /^\d+(?:[./]\d+)?$/u.test(bare) && bare === word && measure.test(next.replace(/[.,;:)]+$/u, ''));
    if (counts || isKind(bare) || !isOfModel(bare, isKnown)) {
      const isThing =
        stemsOf(bare).some((stem) => kind.has(stem)) ||
        /^\d[\d.]*(?:mm|cm|V|W|in|")|^\d{1,2}x\d{2,3}$/u.test(bare);
      const leads = words.slice(at, at + 4).some((later) => stemsOf(later).some((stem) => kind.has(stem)));
      return isThing || goesOn.test(bare) || (/^\p{Ll}/u.test(bare) && leads) ? run : [];
    }
    run.push(bare);
    if (bare !== word) return run;
  }
  return run;
}

/**
 * A name with the model that the first words of the description write behind its maker: "Lego set", described as "LEGO Star
 * Wars X-Wing 75301, complete", and "Canon AE-1", described as "Canon AE-1 Program 35mm film camera". English.
 */
export function withModelAtOpening(name: string, description: string): string {
  const start = description.slice(0, longestOpening).trimStart().replace(article, '');
  // In a text of capitals no word is known for a name.
  if (
    severalThings.test(name) ||
    severalThings.test(start) ||
    (start.match(/(?<!\p{L})\p{Ll}{3,}/gu) ?? []).length < 2
  )
    return name;
  const [first = ''] = start.split(' ', 1);
  // "iPhone 12", described as "Apple iPhone 12".
  if (
    isMaker(foldWord(first)) &&
    start
      .slice(first.length + 1)
      .toLowerCase()
      .startsWith(`${name.toLowerCase()} `) &&
    /^\p{Lu}|^\p{Ll}\p{Lu}/u.test(name) &&
    !/^\p{Lu}?\p{Ll}+(?: \p{Ll}+)*$/u.test(name)
  )
    return `${first} ${name}`;
  const own = piecesOf(name);
  // "Apple watch", described as "Apple Watch Series 5": behind the whole name.
  const isWhole = start.toLowerCase().startsWith(`${name.toLowerCase()} `);
  const plain = isWhole ? -1 : own.findIndex((word) => /^\p{Ll}{3,}$/u.test(word));
  const front = plain === -1 ? own : own.slice(0, plain);
  const maker = front.join(' ');
  if (front.length === 0 || !own.slice(front.length).every((word) => /^\p{Ll}{2,}$/u.test(word))) return name;
  if (!start.toLowerCase().startsWith(`${maker.toLowerCase()} `)) return name;
  // A word that only opens the name in a capital is no maker's.
  if (front.length === 1 && !isMaker(foldWord(maker)) && !start.startsWith(`${maker} `)) return name;
  if (
    front.length === 1 &&
    !isMaker(foldWord(maker)) &&
    (isThingWord(maker.toLowerCase()) || claimHits(maker, 'en').length > 0)
  )
    return name;
  const hits = typeHits(start, 'en');
  const kind = new Set(
    [...own.slice(front.length), ...(hits[0] === undefined ? [] : [hits[0].text])].flatMap((word) =>
      stemsOf(word),
    ),
  );
  const added = modelFrom(start.slice(maker.length + 1), kind, isMaker(foldWord(front[0]!)));
  const isModel =
    added.some((word) => /\d/u.test(word)) ||
    front.some((word) => /\d/u.test(word)) ||
    isMaker(foldWord(front[0]!));
  if (added.length === 0 || added.length > mostAdded || !isModel || /^\d{1,2}$/u.test(added.join(' ')))
    return name;
  const printed = start.slice(0, maker.length);
  const kinds = own.slice(front.length);
  // Behind the model's name the bare "set" of a "Lego set" says not of what.
  return [printed, ...added, ...(kinds.length === 1 && kinds[0] === 'set' ? [] : kinds)].join(' ');
}
