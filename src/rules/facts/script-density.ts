import { countCharacters } from '#rules/text/count.ts';
import type { MeasuredText } from './measured-text.ts';

/** A Chinese or Japanese text says in 45 characters what takes about 100 letters of an alphabet (translators' rule of thumb). */
const denseShare = 0.45;
/** A Korean one in half of them: a sign is a syllable (same rule of thumb). */
const syllableShare = 0.5;
/** Characters of a word in scripts without spaces, on average. */
const charactersOfDenseWord = 2;

/** By what the lower end of a range in characters is multiplied, so that dense scripts are not asked to pad. */
export function lengthShare(text: MeasuredText): number {
  return text.unspaced ? denseShare : text.syllabic ? syllableShare : 1;
}

/** Words of a text; estimated from its characters where no space parts words. */
export function wordsIn(text: MeasuredText): number {
  return text.unspaced ? Math.ceil(countCharacters(text.plain) / charactersOfDenseWord) : text.wordCount;
}
