import { saidInEnglish } from '#rules/ledger/english-sentences.ts';
import { countPieces } from '#rules/text/spaces.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { hasPraise } from './praise.ts';
import { noTitleWord, packaging } from './title-words.ts';

/** Characters and words of the longest phrase. */
const longest = 44;
const mostWords = 8;

const read = new WeakMap<Draft, readonly string[]>();

/**
 * What whole English sentences say of the thing, in phrases that a title takes: "It closes with a long leather strap and weighs
 * just 300 g" → "long leather strap", "300 g". Words of the seller, none turned.
 */
export function englishPredicates(draft: Draft): readonly string[] {
  const known = read.get(draft);
  if (known !== undefined) return known;
  const found = readPredicates(draft);
  read.set(draft, found);
  return found;
}

function readPredicates(draft: Draft): string[] {
  if (draft.language.written !== 'en' || draft.platform.subject !== 'product') return [];
  const phrases = saidInEnglish(draft).phrases.map(({ text }) => text);
  const name = foldWord(draft.name);
  const named = new Set(stemsOf(draft.name).filter((stem) => stem.length > 2));
  const once = [...new Set(phrases)];
  return once.filter(
    (phrase) =>
      !once.some((other) => other.startsWith(`${phrase} `)) &&
      phrase.length > 1 &&
      phrase.length <= longest &&
      countPieces(phrase) <= mostWords &&
      !name.includes(foldWord(phrase)) &&
      // "Holds a 250 g block of butter" of a butter dish: its name says half of it, and a title says nothing twice.
      (/^for\s|^(?:\d|two |three |four |five |six |eight |ten |twelve )|\d \p{L}+$/u.test(phrase) ||
        !stemsOf(phrase).some((stem) => named.has(stem))) &&
      !/\b(?:I|we|you|us|me|my|our|your)\b/iu.test(phrase) &&
      !hasPraise(phrase, 'en') &&
      !noTitleWord.test(phrase) &&
      !packaging.test(phrase),
  );
}

const longestStuff = 36;

/** Whether a sentence says that the thing is made of this. */
export function isSaidStuff(text: string, draft: Draft): boolean {
  return (
    text.length <= longestStuff &&
    saidInEnglish(draft).phrases.some((phrase) => phrase.says === 'stuff' && phrase.text === text)
  );
}
