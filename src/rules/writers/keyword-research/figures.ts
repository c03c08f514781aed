import type { KeywordFigures } from '#contract/keyword-import.ts';
import type { FigureSource } from '#contract/keyword-research.ts';
import type { KnownFigures } from './candidates.ts';

/** What is known of one keyword. */
export interface FoundFigures {
  figures: KeywordFigures;
  known: KnownFigures;
}

/** Looks keywords up in all sources; the first source that knows the searches of a keyword speaks for it. */
export class FigureBook {
  readonly #byKeyword = new Map<string, FoundFigures>();

  constructor(sources: readonly KnownFigures[]) {
    for (const known of sources) {
      for (const { keyword, ...figures } of known.rows) {
        const key = keyword.trim().toLowerCase();
        const before = this.#byKeyword.get(key);
        const better =
          before === undefined || (before.figures.volume === undefined && figures.volume !== undefined);
        if (better) this.#byKeyword.set(key, { figures, known });
      }
    }
  }

  /** Only the very wording: numbers of "coffee mugs" are none of "coffee mug". */
  find(keyword: string): FoundFigures | null {
    return this.#byKeyword.get(keyword.toLowerCase()) ?? null;
  }
}

/** `1,900`, `1,000–10,000` or `unknown`. */
export function volumeText(volume: KeywordFigures['volume']): string {
  if (volume === undefined) return 'unknown';
  const low = volume.low.toLocaleString('en-US');
  return volume.low === volume.high ? low : `${low}–${volume.high.toLocaleString('en-US')}`;
}

export const unknown: FigureSource = { kind: 'unknown' };
