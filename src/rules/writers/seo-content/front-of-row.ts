import { foldWord } from '#rules/text/words.ts';
import { countPieces } from '#rules/text/spaces.ts';
import { inLine } from './bullet-line.ts';
import type { Draft } from './draft.ts';
import type { Message } from './messages.ts';

/** Clauses of a row from which on it is a list for the eye, and how many of them stay in the sentence before it. */
const fewestClauses = 5;
const kept = 2;
/** What is longer is a sentence, and stays in one. */
const mostPieces = 8;
const longestName = 70;

/**
 * "Outdoor rug: recycled polypropylene, reversible." of a row of seven: what a hurried seller wrote in one breath is scanned as a
 * list, where the platform has one. English; any other opening is given back as it is.
 */
export function frontOfRow(opening: string, draft: Draft, messages: readonly Message[]): string {
  const at = opening.indexOf(': ');
  const { style } = draft.brief;
  if (draft.language.written !== 'en' || draft.twin > 0 || at < 3 || at > longestName) return opening;
  if (style === 'concise' || style === 'storytelling') return opening;
  const told = foldWord(opening.slice(at));
  const row = messages.find(
    ({ units }) => units.length >= fewestClauses && units.every(({ text }) => told.includes(foldWord(text))),
  );
  if (row === undefined || row.units.some(({ text }) => countPieces(text) > mostPieces)) return opening;
  const front = row.units.slice(0, kept).map(({ text }) => inLine(text, draft));
  return `${opening.slice(0, at)}: ${front.join(', ')}.`;
}
