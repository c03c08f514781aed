import type { Unit } from '#rules/ledger/units.ts';
import { foldWord } from '#rules/text/words.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import type { Draft } from './draft.ts';
import { isShouting, quietened } from './sentence.ts';

/**
 * A clause of a brief in capitals as it can be printed; null where it is not loud. A short clause ("LAVABLE A 40º") is loud when its
 * whole sentence is; names that the product's own name writes with a capital keep it.
 */
export function calmed({ text, quote }: Pick<Unit, 'text' | 'quote'>, draft: Draft): string | null {
  const language = draft.language.written;
  if (language === 'other') return null;
  const isLoud =
    isShouting(text) ||
    (language !== 'en' && text === text.toUpperCase() && /\p{Lu}{2}/u.test(text) && isShouting(quote));
  if (!isLoud) return null;
  const quiet = quietened(text, language);
  if (language === 'en') return quiet;
  const [, ...words] = piecesOf(draft.brief.product.name).filter((word) => /^\p{Lu}\p{Ll}+$/u.test(word));
  const names = new Map(words.map((word) => [foldWord(word), word]));
  return quiet.replace(/\p{L}+/gu, (word) => names.get(foldWord(word)) ?? word);
}
