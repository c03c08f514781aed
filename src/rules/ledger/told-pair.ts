import type { Brief } from '#rules/listing/listing.ts';
import { foldWord } from '#rules/text/words.ts';
import { claimHits } from './claim-index.ts';
import { tagsOf } from './tagger.ts';
import { typeHits } from './type-hits.ts';

const word = /^\p{L}[\p{L}-]{2,}$/u;

/**
 * "Mash tun" of a "home brew mash tun" whose text says "mash tun" and never "tun" alone: an English thing that no list knows takes
 * the word which its seller always sets before it. Any other type as it is.
 */
export function withToldWord(type: string, { product }: Brief): string {
  if (!word.test(type) || typeHits(type, 'en').length > 0) return type;
  const own = type.toLowerCase();
  const before = wordsBefore(product.name, own)[0] ?? '';
  if (!word.test(before) || tagsOf(before)[0]?.tag === 'ADJ' || /(?:ed|ing|able|ible)$/u.test(before))
    return type;
  if (claimHits(before, 'en').length > 0) return type;
  const told = wordsBefore(product.description, own);
  return told.length > 0 && told.every((said) => said === before) ? `${before} ${type}` : type;
}

/** The words that stand before each mention of a thing, one or several of it, in small letters. */
function wordsBefore(text: string, thing: string): string[] {
  const pieces = text.split(/\s+/u).map((piece) => foldWord(piece.replace(/[^\p{L}\p{N}-]+$/u, '')));
  const own = foldWord(thing);
  const single = own.replace(/s$/u, '');
  return pieces.flatMap((piece, at) =>
    piece === own || piece === single || piece === `${single}s` ? [pieces[at - 1] ?? ''] : [],
  );
}
