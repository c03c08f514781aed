import type { Unit } from '#rules/ledger/units.ts';
import { labelledMeasure } from './row-label.ts';
import { sellsWithReason } from '#rules/ledger/sellers-sentence.ts';
import { withoutOffer } from '#rules/text/offers.ts';
import { stemsOf } from '#rules/text/words.ts';
import { type Draft } from './draft.ts';
import { ownLabel } from './behind-label.ts';
import { upperFirst } from './english-words.ts';
import { untoldLines } from './form-lines.ts';
import {
  goesWith,
  halfOf,
  joinShortest,
  keyFeaturesFirst,
  overlap,
  ownPoints,
  stands,
  tooShort,
  withinSentence,
  hasToDo,
  labelOfPoint,
} from './bullet-rows.ts';
import { withoutTalk } from './bullet-sentences.ts';
import { lineOf } from './bullet-line.ts';
import { linesWithFacts } from './bullet-facts.ts';
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

/** "Y dos caudales de aire": what closes the seller's row stands without its joint. Spanish, French, German. */
const lastOfRow = /^(?:[Yy]|[Ee]t|[Uu]nd)\s(?=[\p{L}\d])/u;

/** "Small (40 x 32 cm, 6 pockets), large (…)". */
const sizeRow = /\([^()]*\d[^()]*\),\s[^()]{1,30}\([^()]*\d[^()]*\)/u;

/** "S" of "XS, S, M": one letter says nothing that was said. */
const letterSize = /^(?:\d?X{0,3}[SL]|M)$/u;

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
    // A list of ingredients and a row of sizes are told whole, whatever was said of them before.
    const isListed =
      labelOfPoint(point) === 'ingredients' || sizeRow.test(point.text) || letterSize.test(point.text);
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
        (secondVerb.test(unit.text) ||
          / not included(?:$| but )/iu.test(unit.text) ||
          hasToDo.test(unit.text));
      const isContents = (label === 'contents' || label === 'care') && !isTwofold;
      const own = isContents ? unit.text.replace(ownLabel, '') : unit.text;
      const bare = draft.language.written === 'en' ? own : own.replace(lastOfRow, '');
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

/** Points that share a line, and the label of that line. */
export interface Group {
  key: LabelKey;
  points: Point[];
}

const groups: readonly { key: LabelKey; topics: readonly Topic[] }[] = [
  { key: 'condition', topics: ['condition'] },
  { key: 'features', topics: ['what'] },
  { key: 'material', topics: ['make', 'proof'] },
  { key: 'size', topics: ['size', 'power'] },
  { key: 'audience', topics: ['fit', 'use', 'aside'] },
  { key: 'care', topics: ['care'] },
  { key: 'limit', topics: ['limit', 'time'] },
  { key: 'contents', topics: ['box', 'terms'] },
];

/** Characters below which no shop takes a line. */
const shortestLine = 10;
export interface BulletRoom {
  count: number;
  max: number;
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
    // As many points as there is room for: what is told beside them stands in the text, but for the parcel.
    if (own.length === room.count && !filled.some(({ key }) => key === 'contents'))
      return distinctOpenings(
        own.map(({ text }) => upperFirst(text)),
        draft,
        room.max,
      );
    // The seller's own points stand as they are; what he tells beside them has what room is left, and a line at least.
    const left = Math.min(filled.length, Math.max(1, room.count - own.length));
    // One line for everything would put the box behind the label of the care: then the box has it.
    const box = filled.find(({ key }) => key === 'contents')?.points ?? [];
    const told = left === 1 && filled.length > 1 && box.length > 1 ? box : rest;
    const lines = headedBullets(draft, told, { count: left, max: room.max });
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
    if (parts.some((part) => lineOf(part, fullest.key, draft, room).text.length < shortestLine)) break;
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
  return distinctOpenings(linesWithFacts(filled, draft, room), draft, room.max);
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
