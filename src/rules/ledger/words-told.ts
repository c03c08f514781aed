import { stemsOf } from '#rules/text/words.ts';

/** A figure counts with what it measures: "2 m" stands in no text of "1 m" and "2 years". Other stems stand alone. */
export function figureWith(stem: string, next: string | undefined): string {
  return /^\d/u.test(stem) && next !== undefined ? `${stem} ${next}` : stem;
}

/** Stems of a text, its figures with the word behind them and alone. */
export function wordsTold(text: string): ReadonlySet<string> {
  const stems = stemsOf(text);
  return new Set(stems.flatMap((stem, at) => [stem, figureWith(stem, stems[at + 1])]));
}
