import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { foldWord } from '#rules/text/words.ts';
import { englishTowns } from './words/english-towns.ts';
import { germanTowns } from './words/german-towns.ts';
import { towns as romanceTowns } from './words/towns.ts';

const townsOf: Readonly<Record<WrittenLanguage, ReadonlySet<string> | null>> = {
  en: englishTowns,
  de: germanTowns,
  es: romanceTowns,
  fr: romanceTowns,
  other: null,
};

let spellings: ReadonlyMap<string, string> | undefined;

/** "Tucson" and "Cádiz" of a word that was typed small or without its accent; null where it is no town that is known. */
export function townSpelled(word: string): string | null {
  spellings ??= new Map(
    [...englishTowns, ...germanTowns, ...romanceTowns]
      // "Sight reading" is learnt.
      .filter((town) => town !== 'Reading')
      .map((town) => [foldWord(town), town]),
  );
  return spellings.get(foldWord(word)) ?? null;
}

/** Whether a word with its capital is a town that sellers of a language name alone, and no common word. */
export function isKnownTown(word: string, language: WrittenLanguage): boolean {
  return townsOf[language]?.has(word) === true;
}
