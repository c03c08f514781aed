import { countCharacters } from '#rules/text/count.ts';
import { inLine } from './bullet-line.ts';
import type { Point } from './bullets.ts';
import { clauseGap, type Draft, isEcho, labelled, listGap } from './draft.ts';
import { inRow } from './case.ts';
import { isHalfLine } from './half-line.ts';
import { lowerFirst, upperFirst } from './english-words.ts';
import { refusesWork } from './refuses-work.ts';

const ofRecipe = /^(?:inhaltsstoffe|zutaten|ingredientes|ingrédients|inci)$/iu;
const warns = /^(?:do not|don[’']t|never|avoid|please do not)\s/iu;
const fewestPoints = 3;
const mostFlaws = 2;

/**
 * "12 piece toy set with bucket, shovel, rake and a mesh bag": the list of what it holds, for a line that has no room for all;
 * empty where the text names no three things.
 */
function listIn(text: string): string {
  return (
    /\s(?:with|includes?|including|contains?|mit|enthält|con|incluye|avec|inclut|comprend)\s((?:[^,;:.]{2,40},\s){2,9}[^,;:.]{2,40})$/iu.exec(
      text,
    )?.[1] ?? text
  );
}

/** "Three games: Mario Kart 8" of three: a list inside the list goes whole. */
const innerList = /(?<=:\s.{1,160}), [^,:]{1,60}:\s[^:]*$/u;

/** "What MIPS does and when to replace it" of a list that had a last entry more: its joint stands before the one that is last now. English. */
function closedAgain(cut: string, text: string, max: number): string {
  if (cut === text || !/, and \p{L}/u.test(text.slice(cut.length))) return cut;
  const last = cut.lastIndexOf(', ');
  const closed = `${cut.slice(0, last)} and ${cut.slice(last + 2)}`;
  return last > cut.indexOf(':') && countCharacters(closed) <= max ? closed : cut;
}

/** "… y dos fundas de almohada de algodón [de 400 hilos]": of what the last thing of a list is, as much of it as has room. */
function withoutEndOfLast(text: string, max: number): string {
  const last = text.lastIndexOf(', ');
  if (last === -1 || last < text.indexOf(':')) return text;
  const joints = [...text.slice(last).matchAll(/ (?:(?:de|aus|of)(?= )|d[’'])/gu)];
  const cut = joints.toReversed().find(({ index }) => countCharacters(text.slice(0, last + index)) <= max);
  return cut === undefined ? text : text.slice(0, last + cut.index);
}

/** "Comfortable: padded straps, mesh back" of a point with a heading that goes on: its first things, as far as they fit. */
function cutPoint(text: string, { min, max }: { min: number; max: number }): string {
  if (!/^[\p{L}\d][^:.!?]{1,44}:\s/u.test(text)) return listIn(text);
  let cut = countCharacters(text) > max ? withoutEndOfLast(text, max) : text;
  while (countCharacters(cut) > max && cut.lastIndexOf(', ') > cut.indexOf(':'))
    cut = cut.slice(0, cut.lastIndexOf(', ')).replace(innerList, '');
  cut = closedAgain(cut, text, max);
  return countCharacters(cut) >= min && countCharacters(cut) <= max ? cut : listIn(text);
}

/** "And a cardamom bun", "Also advice before you buy": a line of its own goes on from nothing. */
const opensBehindOthers: Readonly<Record<Draft['language']['written'], RegExp>> = {
  en: /^(?:(?:and|or|but) |also,? )/iu,
  de: /^$/u,
  es: /^también,? (?=\p{Ll})/iu,
  fr: /^$/u,
  other: /^$/u,
};

/** Short points, one fact each, fact first, for key features and selling points. */
export function shortPoints(
  draft: Draft,
  given: readonly Point[],
  room: { count: number; min: number; max: number },
): string[] {
  const short: string[] = [];
  const firsts = new Map<string, number>();
  const pending: Point[] = [];
  const add = (said: string, count = room.count): void => {
    const given = upperFirst(said.replace(opensBehindOthers[draft.language.written], ''));
    const text = countCharacters(given) > room.max ? upperFirst(cutPoint(given, room)) : given;
    if (short.length >= count || countCharacters(text) > room.max || short.includes(text)) return;
    const first = text.split(/\s/u)[0]!.toLowerCase();
    if ((firsts.get(first) ?? 0) > 0 && short.length > 1) return;
    firsts.set(first, (firsts.get(first) ?? 0) + 1);
    short.push(text);
  };
  // Where enough is left, what another product of the form says word for word is told in the body alone.
  const whole = given.filter(({ unit }) => unit === null || !isHalfLine(unit, draft));
  const fresh = whole.filter((point) => !isEcho(draft, point.text));
  // Measures alone make one line together, and that is no list.
  const lines = fresh.filter(({ text }) => countCharacters(text) >= room.min).length;
  const points = fresh.length >= fewestPoints && lines > 1 ? fresh : whole;
  const leads = points.filter((point, at) => points.findIndex((other) => other.topic === point.topic) === at);
  // One point of each topic comes first, so that a short list still says what is in the box; a line made of a
  // form field ("Suited to …") waits until the thing's own facts are told.
  const row = [...leads, ...points.filter((point) => !leads.includes(point))];
  const long = row.filter(({ text }) => countCharacters(text) >= room.min).length;
  // Where lines are few, each fact has one of its own or is joined at the end.
  const queue = long < room.count ? row : withNeighbours(row, room, draft);
  const keys = draft.language.written === 'en' ? [] : shortKeys(queue, room.min, draft);
  for (const line of joinShort(draft, keys, room)) if (countCharacters(line) >= room.min) add(line);
  // What speaks for the thing leaves room for its flaws.
  const flaws = queue.filter(
    ({ unit, text }) => unit?.kind === 'flaw' && countCharacters(text) <= room.max,
  ).length;
  const wholeRows = new Set<string>();
  const forIt = room.count - Math.min(flaws, mostFlaws);
  const isPage = draft.platform.subject === 'page';
  const isWarning = ({ text, whole, unit }: Point): boolean =>
    (draft.language.written === 'en' && warns.test(text)) ||
    // A piece of a row keeps its place in it.
    (isPage && (whole || unit?.whole === true) && refusesWork(text));
  for (const point of [
    // Why it is sold is told in the text and speaks for nothing.
    ...queue.filter(
      (point) =>
        point.unit !== null &&
        point.unit.kind !== 'flaw' &&
        !isWarning(point) &&
        !/^(?:only )?selling\s/iu.test(point.text),
    ),
    // "Do not leave in direct sun" sells nothing.
    ...queue.filter((point) => point.unit !== null && point.unit.kind !== 'flaw' && isWarning(point)),
    // Every flaw is told, after what speaks for the thing.
    ...queue.filter(({ unit }) => unit?.kind === 'flaw'),
    ...queue.filter(({ unit }) => unit === null),
  ]) {
    if (keys.some(({ unit }) => unit === point.unit)) continue;
    // "Contenido: aceite de canola" of seven ingredients: all of them or none.
    if (point.unit !== null && ofRecipe.test(point.unit.label)) {
      if (!wholeRows.has(point.unit.quote)) add(point.unit.quote.replace(/[.\s]+$/u, ''));
      wholeRows.add(point.unit.quote);
      continue;
    }
    const parcel = rowOfParcel(point, queue, draft);
    if (parcel !== '' && countCharacters(parcel) <= room.max) {
      if (!wholeRows.has(point.unit!.quote)) add(parcel);
      wholeRows.add(point.unit!.quote);
      continue;
    }
    const text =
      (point.label === 'contents' || point.label === 'exclusion') &&
      !/\s(?:sold|available) separately$/iu.test(point.text) &&
      !/^(?:(?:it|they|each(?: one)?|this|the) )?(?:comes?|packed|sold|delivered|no|not|without|sin|ohne|kein\p{L}*|sans|[\p{L}\s’']{2,24}:)\s|included|enthalten|incluid|inclus/iu.test(
        point.text,
      )
        ? labelled(draft, point.label, inLine(point.text, draft))
        : upperFirst(point.text);
    if (countCharacters(text) < room.min) pending.push(point);
    else add(text, point.unit === null || point.unit.kind === 'flaw' ? room.count : forIt);
  }
  for (const text of joinShort(draft, pending, room)) add(text);
  return short;
}

/** "Includes: plate, bowl, bib, spoon" of a sheet: what lies in the parcel in one line; empty for what is no such row. */
function rowOfParcel({ unit, label }: Point, queue: readonly Point[], draft: Draft): string {
  if (unit === null || label !== 'contents' || unit.label === '') return '';
  const row = queue.filter((other) => other.label === label && other.unit?.quote === unit.quote);
  return row.length < 2
    ? ''
    : labelled(draft, label, row.map(({ text }) => inLine(text, draft)).join(listGap(draft)));
}

const deniesFirst = /^(?:no|kein\p{L}{0,2}|ohne|sin|sans|aucune?|pas) /iu;

const shortest = 40;

/** "300 lb capacity" and "padded vinyl seat 14 inches wide" stand together though each is a sentence. */
function areMeasures(...points: readonly Point[]): boolean {
  return points.every(
    ({ unit, text }) => unit?.shape === 'noun' && /\d/u.test(text) && countCharacters(text) < shortest,
  );
}

const setApart: ReadonlySet<Point['label']> = new Set(['contents', 'exclusion', 'condition', 'limit']);

/**
 * Points too short for a line of their own, with the clause that stood next to them in the seller's sentence: "Holds up to 350 lb,
 * tilts to 0, 30 and 60 degrees". At the end of the list there is often no room left for a load or a flow.
 */
function withNeighbours(queue: readonly Point[], room: { min: number; max: number }, draft: Draft): Point[] {
  const places = new Map(draft.units.map((unit, at) => [unit, at]));
  const isFair = ({ unit, label, text }: Point): boolean =>
    unit !== null &&
    unit.kind !== 'flaw' &&
    unit.kind !== 'colour' &&
    unit.path.endsWith('.description') &&
    !setApart.has(label) &&
    !/[£€$]/u.test(text);
  /** A point with the places of the first and the last clause in it. */
  interface Run {
    point: Point;
    first: number;
    last: number;
  }
  const kept: (Run | null)[] = queue.map((point) => {
    const at = point.unit === null ? undefined : places.get(point.unit);
    return { point, first: at ?? -2, last: at ?? -2 };
  });
  const isBeside = (run: Run, other: Run | null): other is Run =>
    other !== null &&
    (other.first === run.last + 1 || other.last === run.first - 1) &&
    isFair(other.point) &&
    (other.point.unit!.quote === run.point.unit!.quote || areMeasures(other.point, run.point)) &&
    countCharacters(other.point.text) + countCharacters(run.point.text) + 2 <= room.max;
  for (const at of kept.keys()) {
    const run = kept[at]!;
    if (run === null || !isFair(run.point) || countCharacters(run.point.text) >= room.min) continue;
    const beside = kept.findIndex((other) => other !== run && isBeside(run, other));
    if (beside === -1) continue;
    const other = kept[beside]!;
    const [front, back] = other.first > run.last ? [run, other] : [other, run];
    const gap = /:\s/u.test(`${front.point.text} ${back.point.text}`) ? clauseGap(draft) : listGap(draft);
    const text = `${upperFirst(front.point.text)}${gap}${inLine(back.point.text, draft)}`;
    kept[Math.min(at, beside)] = { point: { ...run.point, text }, first: front.first, last: back.last };
    kept[Math.max(at, beside)] = null;
  }
  return kept.filter((run) => run !== null).map(({ point }) => point);
}

/** Key features of the form that are too short for a line of their own, as if of one topic. */
function shortKeys(points: readonly Point[], min: number, draft: Draft): Point[] {
  const keys = points.filter(({ unit, text }) => unit?.path === 'keyFeatures' && countCharacters(text) < min);
  return keys.length < 2
    ? []
    : keys.map((point, at) => ({
        ...point,
        topic: 'what',
        label: 'features',
        text: at === 0 ? point.text : inRow(point.text, draft),
      }));
}

/** "Suited to: for medium dogs" says it twice. */
const opensFor = /^(?:for|für|para|pour)\s/iu;

/** A line behind a mark goes on small, as a label does too, but in German: "Fixations à cliquet ; à noter : …". */
function goingOn({ language }: Draft, text: string): string {
  if (language.written === 'en') return lowerFirst(text);
  const isLabel = language.written !== 'de' && /^\p{Lu}[\p{Ll} ]{1,24}\s?:\s/u.test(text);
  return isLabel && language.written !== 'other' ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** "33 feet long" says which side it is. */
const saysSide = /^\d[\d.,]* ?\p{L}+ (?:long|wide|high|tall|deep|thick|across)$/iu;

/** Points too short for a line of their own: neighbours of one topic share one, a single one gets its label. */
function joinShort(draft: Draft, pending: readonly Point[], room: { min: number; max: number }): string[] {
  const lines: string[] = [];
  const rest: string[] = [];
  for (const topic of new Set(pending.map((point) => point.topic))) {
    const group = pending.filter((point) => point.topic === topic);
    let joined = '';
    let before: Point | undefined;
    for (const point of group) {
      // "No hot water" that is called for and "no call-out fee" are two sentences of a page.
      const isOther =
        draft.platform.subject === 'page' && before !== undefined && before.unit?.quote !== point.unit?.quote;
      const gap = isOther ? clauseGap(draft) : listGap(draft);
      const next = joined === '' ? upperFirst(point.text) : `${joined}${gap}${inLine(point.text, draft)}`;
      if (countCharacters(next) <= room.max) joined = next;
      // "…, not insulated" fills its line: "no hood, no boots" begins the next one.
      else if (countCharacters(joined) >= room.min) {
        lines.push(joined);
        joined = upperFirst(point.text);
      }
      before = point;
    }
    if (countCharacters(joined) >= room.min) lines.push(joined);
    // "Features: no contract" says no more than "No contract", "condition: no rust" no more than "No rust".
    else if (group[0]!.label === 'features' || (group[0]!.label === 'condition' && deniesFirst.test(joined)))
      rest.push(joined);
    else if (/^\p{L}[^:]{1,28}:\s/u.test(joined) || saysSide.test(joined)) rest.push(joined);
    else rest.push(labelled(draft, group[0]!.label, inLine(joined.replace(opensFor, ''), draft)));
  }
  let line = '';
  // "Time: 2 hours; max 8 wheels": what has no label stands behind none.
  const isLabelled = (text: string): boolean => /^[^:]{2,30}\s?:\s/u.test(text);
  for (const text of rest.toSorted((a, b) => Number(isLabelled(a)) - Number(isLabelled(b)))) {
    const next = line === '' ? text : `${line}${clauseGap(draft)}${goingOn(draft, text)}`;
    if (countCharacters(next) <= room.max) line = next;
    else {
      lines.push(line);
      line = text;
    }
    if (countCharacters(line) >= room.min) {
      lines.push(line);
      line = '';
    }
  }
  if (line !== '') lines.push(line);
  return lines.map(upperFirst);
}
