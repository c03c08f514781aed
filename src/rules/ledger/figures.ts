import type { Ledger } from '#rules/listing/listing.ts';
import { finds } from '#rules/text/pattern-finds.ts';
import { tokensOf } from '#rules/text/words.ts';
import { numbersIn } from './numbers.ts';

/** A figure of the brief with what it counts. */
export interface Figure {
  value: number;
  unit: string;
  nouns: readonly string[];
  start: number;
  end: number;
  /** End of what it counts. */
  nounEnd: number;
}

const countedWords = /^[\s-](?:\p{L}[\p{L}’'-]*)(?:[ -]\p{L}[\p{L}’'-]*){0,3}/u;
const small =
  /^(?:of|with|each|and|or|in|per|for|at|from|to|a|an|the|mit|und|oder|je|jeweils|pro|für|in|aus|von|à|de|con|y|o|e|por|cada|en|para|avec|et|ou|par|chacune?|pour|des|x|is|are|has|have|plus|más)$/iu;

/** What a figure counts: up to three words behind it, as far as no small word parts them. */
export function countedBehind(text: string, end: number): { nouns: string[]; words: string[]; end: number } {
  const run = countedWords.exec(text.slice(end, end + 60))?.[0] ?? '';
  const nouns: string[] = [];
  const words: string[] = [];
  let last = end;
  for (const token of tokensOf(run)) {
    // "Two-seater sofa bed" counts seats alone.
    if (nouns.length === 1 && run.startsWith('-')) break;
    if (small.test(token.folded) || nouns.length === 3) break;
    nouns.push(token.stem);
    words.push(...(run.slice(token.start, token.end).match(/\p{L}{2,}|\p{L}$/gu) ?? []));
    last = end + token.end;
  }
  return { nouns, words, end: last };
}

/** "One inside pocket": an article or a one counts too, where others are counted beside it. */
const one = /(?<![\p{L}\d-])(?:one|eine?|einen|un[ae]?|uno)(?=\s\p{L})/giu;

export function figuresOf(text: string): Figure[] {
  const figures = numbersIn(text).flatMap((number): Figure[] => {
    // "3,000 words" are three thousand: a figure with three places is a measure or none.
    const isThousands =
      number.unit === '' && /^\d{1,3}(?:[.,]\d{3})+$/u.test(text.slice(number.start, number.end));
    const value = Number(number.readings.at(isThousands ? -1 : 0));
    const isMoney = /[£$€#]\s?$/u.test(text.slice(Math.max(0, number.start - 2), number.start));
    const isYear = number.unit === '' && /^(?:19|20)\d\d$/.test(text.slice(number.start, number.end));
    const isPack = /^er[\s-]?(?:set|pack)/iu.test(text.slice(number.end, number.end + 8));
    if ((number.code !== '' && !isPack) || isMoney || isYear || !Number.isFinite(value)) return [];
    const behind = countedBehind(text, number.unitEnd);
    return [
      {
        value,
        unit: number.unit,
        nouns: behind.nouns,
        start: number.start,
        end: number.unitEnd,
        nounEnd: behind.end,
      },
    ];
  });
  for (const { start, text: said } of finds(one, text)) {
    const end = start + said.length;
    const behind = countedBehind(text, end);
    if (behind.nouns.length > 0)
      figures.push({ value: 1, unit: '', nouns: behind.nouns, start, end, nounEnd: behind.end });
  }
  return figures.sort((a, b) => a.start - b.start);
}

const joined = new WeakMap<Ledger, readonly string[]>();

/** The seller's texts, each whole: what one of its sentences counts another goes on about. */
export function textsOfLedger(ledger: Ledger): readonly string[] {
  const before = joined.get(ledger);
  if (before !== undefined) return before;
  const byPath = new Map<string, string[]>();
  for (const { path, text } of ledger.sentences) byPath.set(path, [...(byPath.get(path) ?? []), text]);
  const texts = [...byPath].map(([path, said]) => {
    // A pack is often named by the title alone.
    const name = path.endsWith('.description')
      ? (byPath.get(path.replace(/description$/, 'name')) ?? [])
      : [];
    return [...name, ...said].map((text) => (/[.!?]$/u.test(text) ? text : `${text}.`)).join(' ');
  });
  joined.set(ledger, texts);
  return texts;
}
