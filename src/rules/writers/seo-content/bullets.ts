import type { Unit } from '#rules/ledger/units.ts';
import { labelledMeasure, namesSide } from './row-label.ts';
import { countCharacters } from '#rules/text/count.ts';
import { sellsWithReason } from '#rules/ledger/sellers-sentence.ts';
import { withoutOffer } from '#rules/text/offers.ts';
import { stemsOf } from '#rules/text/words.ts';
import { inGermanLine, isCapitalInside, opensWithOwnName } from './case.ts';
import { clauseGap, type Draft, labelOf } from './draft.ts';
import { isNoValue } from './no-value.ts';
import { behindLabel, ownLabel, saysLabel } from './behind-label.ts';
import { lowerFirst, upperFirst } from './english-words.ts';
import { untoldLines } from './form-lines.ts';
import { asFragment } from './fragment.ts';
import {
  enough,
  gapBetween,
  goesWith,
  halfOf,
  headKey,
  joinShortest,
  keyFeaturesFirst,
  overlap,
  ownPoints,
  stands,
  tooShort,
  withinSentence,
  bestBefore,
  hasToDo,
  howMany,
  labelOfPoint,
} from './bullet-rows.ts';
import { areSentences, buyersSay, longestPair, partFits, withoutTalk } from './bullet-sentences.ts';
import type { LabelKey } from './lexicon/lexicon.ts';
import { type Message } from './messages.ts';
import { isNoPoint } from './others-last.ts';
import { secondVerb, tidySentence } from './sentence.ts';
import { labelOfUnit, type Topic, topicOf, topicOrder } from './topics.ts';
import { isBusinessText } from '#rules/ledger/business-text.ts';

/** One fact as a phrase without a stop, for a list. */
export interface Point {
  text: string;
  topic: Topic;
  label: LabelKey;
  unit: Unit | null;
  /** It stands alone as a sentence would. */
  whole: boolean;
}

/** All facts as phrases, in the buyer's order. */
export function pointsOf(draft: Draft, messages: readonly Message[]): Point[] {
  const order = topicOrder(draft.category);
  const points: (Point & { at: number })[] = [];
  const seen: Set<string>[] = [];
  let at = 0;
  const add = (point: Point): void => {
    const stems = new Set(stemsOf(point.text.replace(/\sincluded$/iu, '')));
    // The same fact in a field and in the description is told once.
    const isOwnKind = ['contents', 'exclusion', 'condition', 'limit', 'care'].includes(point.label);
    // A list of ingredients is told whole, whatever was said of them before.
    const isListed = labelOfPoint(point) === 'ingredients';
    if (!isListed && seen.some((other) => overlap(stems, other) >= (isOwnKind ? 0.99 : 0.7))) return;
    seen.push(stems);
    points.push({ ...point, at });
    at += 1;
  };
  for (const message of messages) {
    if (!message.mine) continue;
    for (const unit of message.units) {
      if (message.topic === 'story' && unit.text.length > 110) continue;
      // What others do is told where the seller tells it, and is no point of the thing.
      if (isNoPoint(unit, draft)) continue;
      // "For use on the floor?" asks; without its mark it would claim.
      if (unit.whole && /\?["'”’)]?$/u.test(unit.quote)) continue;
      if (sellsWithReason(unit.text, draft.language.written)) continue;
      const before = points.at(-1);
      if (before?.unit != null && before.unit.quote === unit.quote && goesWith(before.text, unit, draft)) {
        points[points.length - 1] = { ...before, text: `${before.text}, ${unit.text}`, unit };
        continue;
      }
      const label = labelOfUnit(unit, draft.type);
      // "It comes with four hooks and measures 64 inches": what has a second verb stands behind no label.
      const isTwofold =
        label === 'contents' &&
        (secondVerb.test(unit.text) || / not included$/iu.test(unit.text) || hasToDo.test(unit.text));
      const isContents = (label === 'contents' || label === 'care') && !isTwofold;
      const bare = isContents ? unit.text.replace(ownLabel, '') : unit.text;
      add({
        text: tidySentence(
          draft.language.written === 'en' ? labelledMeasure(bare, unit) : withoutOffer(bare),
          draft.language.written,
        ).replace(/[.。]$/u, ''),
        topic:
          message.units.length > 1 && message.topic !== 'condition'
            ? (topicOf(unit.kind, draft.category) ?? message.topic)
            : message.topic,
        label: isTwofold ? 'features' : label,
        unit,
        whole: unit.shape === 'sentence' || unit.shape === 'order',
      });
    }
  }
  if (!draft.shares) {
    for (const line of untoldLines(draft, messages)) {
      // "GOTS certified" says what is proved, and nobody whom it suits.
      const label = line.topic === 'proof' ? 'certificate' : 'audience';
      add({ text: line.line, topic: line.topic, label, unit: null, whole: true });
    }
  }
  return points.toSorted((a, b) => order.indexOf(a.topic) - order.indexOf(b.topic) || a.at - b.at);
}

interface Group {
  key: LabelKey;
  topics: readonly Topic[];
}

const groups: readonly Group[] = [
  { key: 'condition', topics: ['condition'] },
  { key: 'features', topics: ['what'] },
  { key: 'material', topics: ['make', 'proof'] },
  { key: 'size', topics: ['size', 'power'] },
  { key: 'audience', topics: ['fit', 'use', 'aside'] },
  { key: 'care', topics: ['care'] },
  { key: 'limit', topics: ['limit', 'time'] },
  { key: 'contents', topics: ['box', 'terms'] },
];

/** "Refill pouches are sold separately" says by itself that they are not included. */
const soldApart = /\s(?:sold|available) separately$/iu;
/** Characters below which no shop takes a line. */
const shortestLine = 10;
interface BulletRoom {
  count: number;
  max: number;
}

/** A point inside a line behind a label: lower case unless a name or a noun of German starts it. */
export function inLine(text: string, draft: Draft): string {
  if (draft.language.written === 'other') return text;
  if (draft.language.written === 'de') return inGermanLine(text, draft);
  // "À chercher à Laval", "Y plato".
  if (/^[ÀAYOE] \p{Ll}/u.test(text) && draft.language.written !== 'en')
    return text.charAt(0).toLowerCase() + text.slice(1);
  return isCapitalInside(text, draft) || opensWithOwnName(text, draft) ? text : lowerFirst(text);
}

function line(points: readonly Point[], key: LabelKey, draft: Draft, max: number): string {
  // "Entretien : nettoyer à l'éponge; charge maxi 120 kg": a bound is no care, and stands before its label.
  const bounds = points.filter(({ label, text }) => label === 'limit' && /\d/.test(text));
  if (
    key === 'care' &&
    draft.language.written !== 'en' &&
    bounds.length > 0 &&
    bounds.length < points.length
  ) {
    const rest = points.filter((point) => !bounds.includes(point));
    const care = line(rest, key, draft, max - bounds[0]!.text.length - 2);
    return `${upperFirst(bounds[0]!.text)}${clauseGap(draft)}${inLine(care, draft)}`;
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
  for (const [at, next] of texts.slice(1).entries()) {
    if (
      /^[\p{L}\s’'-]{2,30}\s?:\s/u.test(next) ||
      countCharacters(text) + countCharacters(next) + 2 > max ||
      // What lies in the box is told whole.
      (countCharacters(text) >= enough && key !== 'contents') ||
      // Two whole sentences of some length are two thoughts.
      (draft.language.written === 'en' &&
        areSentences(points[at]!, points[at + 1]!) &&
        countCharacters(text) + countCharacters(next) > longestPair)
    )
      continue;
    text = `${text}${gapBetween(points[at]!, points[at + 1]!, draft)}${next}`;
  }
  return text;
}

/**
 * Bullet points "Head: fact; detail", one a group of facts, at most `count`. When few groups are filled, the fullest
 * is parted so that each line still has its own fact. Nothing is padded.
 */
export function headedBullets(draft: Draft, given: readonly Point[], room: BulletRoom): string[] {
  const points = withoutTalk(withinSentence(given, draft), draft);
  const own = ownPoints(points, draft.units);
  const others = points.filter((point) => !own.includes(point));
  // What the shop says of itself waits where the seller's points fill the lines.
  const plain = others.filter(({ unit }) => !isBusinessText(unit?.path ?? ''));
  const rest = own.length > 0 || plain.length >= room.count ? plain : others;
  const filled = groups
    .map((group) => ({
      key: group.key,
      points: keyFeaturesFirst(
        // "Dishwasher safe; oven safe to 450 F": what it stands is one thought.
        rest.filter((point) => group.topics.includes(stands.test(point.text) ? 'care' : point.topic)),
      ),
    }))
    .filter((group) => group.points.length > 0);
  if (own.length > 0) {
    // The seller's own points stand as they are; what he tells beside them has what room is left, and a line at least.
    const left = Math.min(filled.length, Math.max(1, room.count - own.length));
    const lines = headedBullets(draft, rest, { count: left, max: room.max });
    const shown = own.slice(0, room.count - lines.length).map((point) => upperFirst(point.text));
    return distinctOpenings([...shown, ...lines], draft, room.max);
  }
  while (filled.length < room.count) {
    const fullest = filled.toSorted((a, b) => b.points.length - a.points.length)[0];
    if (fullest === undefined || fullest.points.length < 2) break;
    if (draft.language.written === 'en' && fullest.points.every(({ text }) => text.length < tooShort / 2))
      break;
    const half =
      draft.language.written === 'en' ? halfOf(fullest.points) : Math.ceil(fullest.points.length / 2);
    const parts = [fullest.points.slice(0, half), fullest.points.slice(half)];
    // "USB-C充電" alone is too short for a line of its own and would be left out.
    if (parts.some((part) => line(part, fullest.key, draft, room.max).length < shortestLine)) break;
    filled.splice(filled.indexOf(fullest), 1, ...parts.map((part) => ({ key: fullest.key, points: part })));
  }
  while (filled.length > room.count) {
    // The two shortest neighbours share a line.
    const lengths = filled.map((group) => group.points.reduce((sum, point) => sum + point.text.length, 0));
    let best = 0;
    for (let index = 1; index < filled.length - 1; index += 1) {
      // What is in the box keeps its own line.
      if (filled[index + 1]!.key === 'contents' && filled.length - index === 2) continue;
      if (lengths[index]! + lengths[index + 1]! < lengths[best]! + lengths[best + 1]!) best = index;
    }
    const joined = { key: filled[best]!.key, points: [...filled[best]!.points, ...filled[best + 1]!.points] };
    filled.splice(best, 2, joined);
  }
  if (draft.language.written === 'en') joinShortest(filled);
  return distinctOpenings(
    filled.map((group) => line(group.points, group.key, draft, room.max)),
    draft,
    room.max,
  );
}

/** No two lines start with the same word: a second head is dropped and its fact stands first. */
function distinctOpenings(lines: readonly string[], draft: Draft, max: number): string[] {
  const used = new Set<string>();
  return lines.map((text) => {
    const first = text.split(/[\s:]/u)[0]!.toLowerCase();
    if (!used.has(first)) {
      used.add(first);
      return text.slice(0, max);
    }
    const colon = text.indexOf(draft.lexicon.colon.trim() === '' ? ':' : draft.lexicon.colon);
    const bare = colon === -1 ? text : upperFirst(text.slice(colon + draft.lexicon.colon.length));
    used.add(bare.split(/[\s:]/u)[0]!.toLowerCase());
    return bare;
  });
}
