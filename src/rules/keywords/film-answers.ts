import { firstWords } from '#rules/text/first-words.ts';
import { isSmallWord } from './plain-words.ts';

/** Characters of a film's text in which its sentences are read. */
export const readOfFilm = 900;
const mostWords = 6;

/** "How to remove the burr", "how to add a calculated field": questions that a sentence says that a film answers. */
const answered =
  /(?<!\p{L})(how to \p{Ll}{3,}(?: [\p{L}’'-]+){1,5}?)(?=[.,;!?]|\s(?:and|so|or|when|before|after|while|step by step|that|which|with|in|on|for|from|at|by)\s|$)/gu;
const ofSomebody = /(?<!\p{L})(?:I|you|your|it|them|this|that|we|my|me|everything|more)(?!\p{L})/iu;

/** The questions that the sentences of an English film say that it answers, none that is its title. */
export function howToIn(description: string, title: string): string[] {
  const own = title.toLowerCase();
  const found = [...firstWords(description, readOfFilm).matchAll(answered)].map(([, text = '']) => text);
  return [...new Set(found)].filter(
    (text) =>
      text.split(' ').length <= mostWords &&
      !ofSomebody.test(text) &&
      !isSmallWord(text.split(' ').at(-1)!, 'en') &&
      // "How to sharpen a chef's knife" of a film on sharpening knives is its title again.
      !own.includes(text.split(' ')[2]!),
  );
}
