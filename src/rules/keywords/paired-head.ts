import type { Brief } from '#rules/listing/listing.ts';
import { foldWord } from '#rules/text/words.ts';
import type { Slot } from './slot.ts';

/** "Collier chien" is no jewel. Spanish and French. */
export const forPets = /(?<!\p{L})(?:chiens?|chats?|perros?|mascotas?|chevaux|cheval|caballos?)(?!\p{L})/iu;

/**
 * "Funda gafas" of a name "Funda gafas piel" whose text says "funda para gafas": without its small word, as it is typed. Behind the
 * plain name of the thing; Spanish and French.
 */
export function withPairedHead(heads: readonly Slot[], { product, language }: Brief): Slot[] {
  const [head, ...others] = heads;
  if (head === undefined || others.length > 0 || (language.written !== 'es' && language.written !== 'fr'))
    return [...heads];
  const thing = foldWord(head.text);
  const name = foldWord(product.name);
  if (thing.includes(' ') || !name.startsWith(`${thing} `)) return [...heads];
  const next = name.slice(thing.length + 1).split(' ')[0] ?? '';
  if (!/^[a-z]{4,}$/u.test(next)) return [...heads];
  const told = foldWord(product.description);
  const isOf = ['para', 'de', 'pour', 'à', 'a'].some((joint) =>
    ['', 'la ', 'el ', 'las ', 'los ', 'le ', 'les '].some((article) =>
      told.includes(`${thing} ${joint} ${article}${next}`),
    ),
  );
  if (!isOf) return [...heads];
  const text = product.name.split(' ').slice(0, 2).join(' ').toLowerCase();
  return [head, { text, source: head.source }];
}
