import type { Ledger } from '#rules/listing/listing.ts';
import { foldWord } from '#rules/text/words.ts';

const mostStuffs = 2;

/**
 * The stuffs that the name of a Spanish or French thing tells of it: none of its parts ("capazo de palma con asas de cuero"),
 * and no scent ("fleur de coton").
 */
export function stuffsOfName(name: string, { facts }: Ledger): string[] {
  const opening = foldWord(
    name
      .replace(/\s(?:con|avec|para|pour)\s.*$/iu, '')
      .replace(
        /(?:fleurs?|huile|beurre|lait|flor(?:es)?|aceite|leche|aroma|parfum|olor) (?:de |d[’'])\p{L}+/giu,
        '',
      ),
  );
  const stuffs = facts
    .filter(
      ({ kind, value }) =>
        kind === 'material' && /^\p{L}{3,}$/u.test(value) && opening.includes(foldWord(value)),
    )
    .map(({ value }) => value.toLowerCase());
  return [...new Set(stuffs)].slice(0, mostStuffs);
}
