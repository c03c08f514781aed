import type { Point } from './bullets.ts';
import { ofMixture } from '#rules/ledger/label-kinds.ts';
import { measuresIn } from '#rules/ledger/measures.ts';
import type { Unit } from '#rules/ledger/units.ts';
import { clauseGap, type Draft } from './draft.ts';
import { lowerFirst, upperFirst } from './english-words.ts';
import type { LabelKey } from './lexicon/lexicon.ts';

const alone: ReadonlySet<LabelKey> = new Set<LabelKey>(['contents', 'exclusion', 'condition', 'limit']);
const togetherLength = 80;
/** With the verbs that the seller gave them they read as his sentence did, up to this length. */
const sentenceLength = 125;

const state = /^(?:is|are) /u;

/** What a predicate says with its verb: "has five modes" of "It has five modes". */
function spoken({ unit, text }: Point): string {
  const said = unit!.predicate!.replace(/^(?:It|They|Each \p{L}+) /u, '');
  // What was mended or cut since is told as it is.
  return said.toLowerCase().endsWith(lowerFirst(text).toLowerCase()) ? said : lowerFirst(text);
}

/** "Is made of mesh and features stitching": one thing that it is, another that it has. */
function isMixed(row: readonly Point[]): boolean {
  const opens = (verb: RegExp): boolean => row.some(({ unit }) => verb.test(unit!.predicate!));
  return opens(/^\p{L}+ (?:is|are) /u) && opens(/^\p{L}+ (?:has|have|features?) /u);
}

const joined = (told: readonly string[]): string => {
  const comma = told.slice(0, -1).some((text) => / and |,/u.test(text)) ? ',' : '';
  return told.length === 1 ? told[0]! : `${told.slice(0, -1).join(', ')}${comma} and ${told.at(-1)!}`;
};

/** "Vegan and cruelty-free, and holds 30 ml": what one sentence says, at least one thing of it with a verb. */
function asSentence(row: readonly Point[]): string {
  const told = row.map(spoken);
  const first = told.findIndex((text) => !state.test(text));
  const states = told.slice(0, first === -1 ? told.length : first).map((text) => text.replace(state, ''));
  const others = told.slice(states.length);
  return upperFirst(joined([...(states.length > 0 ? [joined(states)] : []), ...others]));
}

/** "Fits most cup holders, easy to clean by hand": what one sentence says of the thing shares a line while that is short. */
export function withinSentence(points: readonly Point[], { units, language, lexicon }: Draft): Point[] {
  const left: (Point | null)[] = [...points];
  for (const [at, point] of left.entries()) {
    if (point?.unit?.predicate === undefined || alone.has(point.label)) continue;
    const row = left.filter(
      (other): other is Point =>
        other?.unit?.predicate !== undefined &&
        other.unit.quote === point.unit!.quote &&
        !alone.has(other.label),
    );
    const length = row.reduce((sum, { text }) => sum + text.length + 2, 0);
    // "Extends from 29 to 43 inches and fits most tubs": verbs keep the seller's joint.
    const hasVerb = row.some(({ unit }) => unit!.shape === 'verb') || isMixed(row);
    if (row.length < 2 || length > (hasVerb ? sentenceLength : togetherLength)) continue;
    const ordered = row.toSorted((a, b) => units.indexOf(a.unit!) - units.indexOf(b.unit!));
    const [first, ...others] = ordered;
    for (const other of row) left[left.indexOf(other)] = null;
    // Spanish is said in its own joint.
    const isPair = row.length === 2 && row.every(({ unit }) => unit!.shape === 'verb');
    const texts = [first!.text, ...others.map(({ text }) => lowerFirst(text))];
    const told = hasVerb && language.written === 'en' ? asSentence(ordered) : texts.join(', ');
    left[at] = {
      ...first!,
      text: isPair && language.written !== 'en' ? lexicon.list(texts) : told,
      label: 'features',
      whole: true,
    };
  }
  return left.filter((point) => point !== null);
}

/** What a thing stands, which is one thought with how it is cared for. */
export const stands = /^(?:oven|dishwasher|microwave|freezer|induction)[ -]safe(?: |$)/iu;

/** A line shorter than this says too little alone; more of them are joined while more lines than these are left. */
export const tooShort = 34;
const fewestLines = 4;
const joinedLength = 110;

/** Which groups read as one thought: what it is and measures, or how it is kept and what comes with it. */
const sideOf = (key: LabelKey): number => (['care', 'limit', 'contents', 'condition'].includes(key) ? 1 : 0);

/** "Size: 16 x 11 inches; fits a half sheet pan": neighbours that say little alone share a line. */
export function joinShortest(filled: { key: LabelKey; points: Point[] }[]): void {
  const lengthOf = (group: { points: Point[] }): number =>
    group.points.reduce((sum, point) => sum + point.text.length + 2, 4);
  withWeightBeside(filled);
  while (filled.length > fewestLines) {
    let best = -1;
    let least = joinedLength;
    for (let at = 0; at + 1 < filled.length; at += 1) {
      const [one, other] = [lengthOf(filled[at]!), lengthOf(filled[at + 1]!)];
      const [key, next] = [filled[at]!.key, filled[at + 1]!];
      const isOneThought = sideOf(key) === sideOf(next.key) && ![key, next.key].includes('contents');
      // "Sizes: 7 x 8, 10 x 11": what brings a label of its own begins a line.
      const isPlain = next.points.every(({ text }) => !/^[\p{L}\s’'-]{2,30}\s?:\s/u.test(text));
      if (isOneThought && isPlain && Math.min(one, other) < tooShort && one + other < least) {
        least = one + other;
        best = at;
      }
    }
    if (best === -1) return;
    filled.splice(best, 2, {
      key: filled[best]!.key === 'material' ? 'features' : filled[best]!.key,
      points: [...filled[best]!.points, ...filled[best + 1]!.points],
    });
  }
}

const longestMeasured = 40;

/** Whether a point is a short fact with a figure and its unit, which another figure may follow. */
const isMeasured = ({ text, whole, label }: Point): boolean =>
  !whole && label !== 'limit' && text.length <= longestMeasured && measuresIn(text).length > 0;

/** "Weight: 540g": a weight that would stand in a line alone shares it with a figure of a fuller line. */
function withWeightBeside(filled: { key: LabelKey; points: Point[] }[]): void {
  const at = filled.findIndex(({ points }) => points.length === 1 && points[0]!.label === 'weight');
  const [weight] = at === -1 ? [] : filled[at]!.points;
  if (weight === undefined || weight.text.length >= tooShort) return;
  const from = filled.find(
    ({ key, points }) =>
      (key === 'features' || key === 'material') && points.length > 2 && points.some(isMeasured),
  );
  const measured = from?.points.findLast(isMeasured);
  if (from === undefined || measured === undefined) return;
  from.points = from.points.filter((point) => point !== measured);
  filled[at] = { key: 'features', points: [measured, weight] };
}

/** "40 on low" behind "400 lumens on high": what the figure counts is said before it. */
const leansBack =
  /^\d[\d.,]*(?: hours?)? (?:on|at|in) \p{Ll}+(?: for \d{1,3}(?: \p{Ll}+)?)?$|^\d[\d.,]*(?: hours?)? (?:on|at) \p{Ll}+ and \d[\d.,]*(?: hours?)? (?:on|at) \p{Ll}+$/u;

const handOnly = /^(?:the )?\p{L}+(?: \p{L}+)? by hand$/u;
const appliance = /^(?:microwave|oven|freezer|dishwasher|fridge)$/iu;

/** What says nothing without the clause before it: "400 lumens on high, 40 on low", "microwave, freezer and dishwasher safe". */
export function goesWith(before: string, { text, whole, shape }: Unit, { language }: Draft): boolean {
  if (language.written !== 'en') return false;
  return (
    (!whole && (leansBack.test(text) || /^each \d/u.test(text))) ||
    (shape === 'order' && /^\p{L}+$/u.test(before)) ||
    (appliance.test(before) && /\bsafe\b/u.test(text)) ||
    (/\bwash|dishwasher/iu.test(before) && handOnly.test(text))
  );
}

const fewestOwn = 2;

/** Points that the seller wrote with a heading each, where he wrote several, in his order. */
export function ownPoints(points: readonly Point[], units: readonly Unit[]): Point[] {
  const own = points.filter(({ unit }) => unit?.point !== undefined);
  const places = new Map(units.map(({ point }, at) => [point, at]));
  const placeOf = ({ unit }: Point): number => places.get(unit?.point) ?? units.length;
  return own.length < fewestOwn ? [] : own.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** What the seller himself calls a key feature stands before what the description says of the same topic. */
export function keyFeaturesFirst(points: readonly Point[]): Point[] {
  const isKey = ({ unit }: Point): boolean => unit?.path === 'keyFeatures';
  return [...points.filter(isKey), ...points.filter((point) => !isKey(point))];
}

/** Part of the fewer stems that both have. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0;
  for (const stem of a) if (b.has(stem)) common += 1;
  return common / Math.max(1, Math.min(a.size, b.size));
}

/** A line this long says enough; what is left stands in the description. */
export const enough = 85;

/** The middle, or the next place beside it where a sentence of the seller ends: "two blue, two green" stays together. */
export function halfOf(points: readonly Point[]): number {
  const middle = Math.ceil(points.length / 2);
  const length = (at: number): number =>
    points.slice(0, at).reduce((sum, { text }) => sum + text.length + 2, 0);
  const parts = (at: number): boolean =>
    length(at) < enough &&
    at > 0 &&
    at < points.length &&
    points[at - 1]!.unit?.quote !== points[at]!.unit?.quote;
  return [middle, middle - 1, middle + 1].find(parts) ?? middle;
}

/** Facts of one sentence of the seller stay parted by his comma. */
export function gapBetween(one: Point, other: Point, draft: Draft): string {
  const isOne = one.unit !== null && one.unit.quote === other.unit?.quote;
  if (!isOne) return clauseGap(draft);
  if (draft.language.written === 'en') return ', ';
  return draft.language.written === 'other' ? commaOf(one.unit!.quote) : clauseGap(draft);
}

/** The comma that the seller typed, who may write Chinese with a Latin one. */
function commaOf(quote: string): string {
  const typed = /[、，،]|,(?=\S)(?!\d)/u.exec(quote)?.[0];
  if (typed === undefined) return ', ';
  return typed === '،' ? '، ' : typed === ',' ? '，' : typed;
}

/** "Not a pair", "not for bucket seats": a bound that has nothing to do with how the thing is cleaned. */
const noCare =
  /^IPX?\d|^(?:suits|fits|works (?:with|on)) \p{L}|^not (?:an? \p{L}|(?:for|suitable|compatible)(?!.*(?:microwave|oven|dishwasher|tumbl|dryer|freezer|fridge|hob|induction|bleach|machine|soak|wash|water)))/iu;

/** The label of the points themselves when they agree, else the group's. */
export function headKey(points: readonly Point[], key: LabelKey): LabelKey {
  const own = points[0]!.label;
  // "Material: color coñac; …": a line that begins with something else stands without the label.
  if (key === 'material' && own !== 'material')
    return points.every((point) => point.label === own) ? own : 'features';
  // "Care: hand wash; not a pair", "Weight: 260 g, 4000mAh".
  if (key === 'care' && points.some(({ text }) => noCare.test(text))) return 'features';
  // "Dimensions : 350 g": what weighs is no size.
  if ((own === 'weight' || own === 'capacity') && !points.some(({ label }) => label === 'size'))
    return points.some(({ label }) => label === 'power' || label === 'duration') ? 'features' : own;
  return points.every((point) => point.label === own) ? own : key;
}

/** The label of a point: "Ingredients: water, …" of a cream lie in no box. */
export function labelOfPoint({ label, unit }: Pick<Point, 'label' | 'unit'>): LabelKey {
  return label === 'contents' && ofMixture.test(unit?.label ?? '') ? 'ingredients' : label;
}

/** "Incluye un puerto USB para cargar el móvil": what it has to do something with, and nothing beside it in the box. */
export const hasToDo = /^incluyen? una? [^,]* para \p{L}+[aei]r(?!\p{L})/iu;

/** A date up to which the thing is good needs no label, and no label of care fits it. */
export const bestBefore =
  /^(?:mindestens haltbar|haltbar bis|consumir preferentemente|mejor antes|à consommer de préférence|best before)(?!\p{L})/iu;

/** "Pack of 4" is no size. */
export const howMany = /^(?:pack|set|box|lot|pair) of \S/iu;
