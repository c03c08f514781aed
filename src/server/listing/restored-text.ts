import { splitSentences } from '#rules/ledger/clauses.ts';
import { type Roots, shared, type Told } from './told-roots.ts';

const whole = /[.!?…。！？]["”’)]?$/u;

interface Sentence {
  text: string;
  /** In UTF-16 units. */
  start: number;
  end: number;
  line: number;
}

/** The sentences of a text with their places. */
export function sentencesIn(text: string): Sentence[] {
  const found: Sentence[] = [];
  let from = 0;
  for (const [line, part] of text.split(/\n|<[^<>]{1,99}>/u).entries())
    for (const sentence of splitSentences(part)) {
      const start = text.indexOf(sentence, from);
      if (start === -1) continue;
      from = start + sentence.length;
      found.push({ text: sentence, start, end: from, line });
    }
  return found;
}

/** The place of the text that shares most with some roots. */
export function nearest(roots: Roots, texts: readonly string[], told: Told): number {
  const shares = texts.map((text) => shared(roots, told.roots(text)));
  return shares.indexOf(Math.max(...shares));
}

/** For each text of a shortened row the place in the row of which it is. */
export function placesOf(left: readonly string[], before: readonly string[], told: Told): number[] {
  let from = 0;
  return left.map((text) => {
    const rest = before.slice(from);
    const same = rest.indexOf(text);
    const place = from + (same === -1 ? Math.max(0, nearest(told.roots(text), rest, told)) : same);
    from = Math.min(place, before.length - 1);
    return place;
  });
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * A text of a model with the sentences of the seller that tell what was taken out of it, each in the place of what is left of the
 * sentence that had told it, else beside it.
 *
 * @param sent the text as the model sent it
 * @param kept what is left of it
 * @param backed the same without the claims that finishing takes out later
 */
export function restoredText(
  sent: string,
  kept: string,
  own: readonly string[],
  told: Told,
  backed: readonly string[],
): string {
  const before = sentencesIn(sent);
  const left = sentencesIn(kept);
  if (left.length === 0 || before.length === 0) return kept;
  const texts = before.map(({ text }) => text);
  const places = placesOf(
    left.map(({ text }) => text),
    texts,
    told,
  );
  const replaced = new Set<number>();
  const edits: Edit[] = [];
  for (const text of own) {
    const untold = told.untold(text);
    if (untold.size === 0 || !told.wasTold(untold, text)) continue;
    const place = nearest(untold, texts, told);
    told.add(text);
    const rest = places.indexOf(place);
    const isCut =
      rest !== -1 &&
      !replaced.has(rest) &&
      (left[rest]!.text !== texts[place] || !backed.some((one) => one.includes(left[rest]!.text)));
    if (isCut && told.covers(text, left[rest]!.text)) {
      replaced.add(rest);
      edits.push({ ...left[rest]!, text: asWritten(text, left[rest]!, kept) });
      continue;
    }
    edits.push(besides(text, place, { places, left, before, kept }));
    // What is left whole and tells a part of the same would tell it twice.
    for (const [at, one] of left.entries())
      if (!replaced.has(at) && told.repeats(text, one.text)) {
        replaced.add(at);
        edits.push({ ...one, text: '' });
      }
  }
  // Several at one place stand in the order of the rules, before what is taken out there: else they would be taken out in its place.
  let result = kept;
  for (const { start, end, text } of edits
    .map((edit, at) => ({ ...edit, at }))
    .toSorted((a, b) => b.start - a.start || b.end - a.end || b.at - a.at))
    result = `${result.slice(0, start)}${text}${result.slice(end)}`;
  return edits.length === 0 ? kept : tidy(result);
}

const tidy = (text: string): string =>
  text
    .replaceAll(/<(p|li)>\s*<\/\1>/gu, '')
    .replaceAll(/[ \t]{2,}/gu, ' ')
    .replaceAll(/(?<=\n|^|>) {1,40}| {1,40}(?=\n|$|<\/)/gu, '');

const inItem = /<li>[^<]*$/u;
const inLine = /(?:^|\n)[ \t]*([-•*–]\s)[^\n]*$/u;

/** A sentence as the line is written in whose place it stands: items of a list have no stop. */
const asWritten = (text: string, { start, text: rest }: Sentence, kept: string): string =>
  inItem.test(kept.slice(0, start)) && !whole.test(rest) ? text.replace(/\.$/u, '') : text;

interface Places {
  places: readonly number[];
  left: readonly Sentence[];
  before: readonly Sentence[];
  kept: string;
}

/** Where a sentence goes: behind what is left of its line, else before that, else behind the line before. */
function besides(text: string, place: number, { places, left, before, kept }: Places): Edit {
  const isOfLine = (at: number): boolean => before[places[at]!]!.line === before[place]!.line;
  const behind = places.findLastIndex((one, at) => one <= place && isOfLine(at));
  const ahead = behind === -1 ? places.findIndex((one, at) => one > place && isOfLine(at)) : -1;
  if (ahead !== -1) {
    const { start } = left[ahead]!;
    return { start, end: start, text: `${text} ` };
  }
  const last = behind === -1 ? places.findLastIndex((one) => one <= place) : behind;
  const { start, end, text: rest } = left[Math.max(0, last)]!;
  if (last === -1) return { start, end: start, text: `${text} ` };
  const head = kept.slice(0, start);
  if (inItem.test(head)) return { start: end, end, text: `</li><li>${text.replace(/\.$/u, '')}` };
  const mark = inLine.exec(head)?.[1];
  if (mark !== undefined) return { start: end, end, text: `\n${mark}${text.replace(/\.$/u, '')}` };
  return { start: end, end, text: whole.test(rest) ? ` ${text}` : `\n${text}` };
}
