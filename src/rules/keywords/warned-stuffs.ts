import type { Brief } from '#rules/listing/listing.ts';
import { matchesOf } from '#rules/text/pattern-finds.ts';
import { stemsOf } from '#rules/text/words.ts';
import type { Candidate } from './candidate.ts';

/** "Allergy advice: may contain eggs, fish, milk": what a food is warned of and nobody searches it by. English. */
const warning =
  /(?<!\p{L})(?:allerg(?:y|en|ens|ies)(?: (?:advice|information|info|warning|notice))?:|may (?:also )?contain|contains? traces|made in an? (?:kitchen|factory|facility|bakery) (?:that|which|where))[^.\n]{0,400}/giu;

/** Refuses phrases with a word that the brief says of allergens alone; null where it warns of none. */
export function warnedStuffs({ product, language }: Brief): ((candidate: Candidate) => boolean) | null {
  if (language.written !== 'en' || !/allerg|contain|made in an?/iu.test(product.description)) return null;
  const warned = matchesOf(warning, product.description).map((match) => match[0]);
  if (warned.length === 0) return null;
  const told = new Set(stemsOf(`${product.name} ${product.description.replace(warning, ' ')}`));
  const only = new Set(warned.flatMap((text) => stemsOf(text)).filter((stem) => !told.has(stem)));
  return ({ phrase }) => stemsOf(phrase).some((stem) => only.has(stem));
}
