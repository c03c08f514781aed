import { isSmallWord } from '#rules/keywords/plain-words.ts';
import { isSameWord } from '#rules/text/same-word.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import { foldWord } from '#rules/text/words.ts';

/** A word of one or two small letters, a joint in every language with spaces, and longer Slavic ones. */
const joint = /^(?:\p{Ll}{1,2}|für|для|без|под|над|при|від|из|pro|pre|přes|için|ile|ve)$/u;
const figure = /^\d[\d.,]*$/u;

/**
 * A name cut short, of languages whose words are not known: it ends in no joint and in no figure that has lost what it
 * counts. "Deska do kuchni olejowana z", "tandenborstel oplaadbaar met 4", "alisadora 3 em".
 */
export function closedEnd(text: string): string {
  const words = piecesOf(text);
  const isOpen = (word: string): boolean =>
    figure.test(word) || joint.test(word) || (/^\p{Ll}/u.test(word) && isSmallWord(word, 'other'));
  while (words.length > 2 && isOpen(words.at(-1)!)) words.pop();
  return words.join(' ').replace(/[\s,;:–-]+$/u, '');
}

const fewestKept = 3;

/**
 * A cut row up to its last figure or joint, between which nothing tells where a phrase ends: "Tappetino Mouse XXL Gaming 900x400mm
 * [Antiscivolo Impermeabile Bordi]".
 */
export function atBoundary(text: string): string {
  const words = piecesOf(closedEnd(text));
  for (let at = words.length - 1; at >= fewestKept; at -= 1) {
    const word = words[at]!;
    if (/\d/.test(word) && !figure.test(word)) return words.slice(0, at + 1).join(' ');
    if (/^\p{Ll}/u.test(word) && (joint.test(word) || isSmallWord(word, 'other')))
      return words.slice(0, at).join(' ');
  }
  return words.join(' ');
}

const leastLetters = 4;

/**
 * A row without marks up to the thing that it names again: "Kablosuz Bluetooth Kulaklık Gürültü Engelleme … Kulak İçi Kulaklık".
 * The whole where nothing in it stands twice.
 */
export function beforeRepeat(name: string): string {
  const words = piecesOf(name);
  const folded = words.map(foldWord);
  const isAgain = (at: number): boolean =>
    folded[at]!.length >= leastLetters &&
    /^\p{L}+$/u.test(words[at]!) &&
    folded.some((other, place) => place > at + 1 && isSameWord(folded[at]!, other));
  const first = words.findIndex((_word, at) => isAgain(at));
  return first < 1 ? name : words.slice(0, first + 1).join(' ');
}
