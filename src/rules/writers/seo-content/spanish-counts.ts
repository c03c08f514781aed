import type { Fact } from '#rules/listing/listing.ts';

const roughly = /(?<!\p{L})(unos|unas|casi|cerca de|alrededor de|más de|menos de|aproximadamente) $/iu;
/** "6 mate" of "6 mate y 6 con brillo" has lost what is counted. */
const countsNothing = /^(?:[2-9]|\d{2,}) \p{Ll}+(?<!s)$/u;
const plainNoun = /\d (?:mil|por|x|en|a)$/u;

/** A count as a Spanish title prints it: a rough one with its "unos", none of what is not named. */
export function countedInSpanish(fact: Fact, told: string): string {
  if (told !== fact.value) return told;
  if (countsNothing.test(told) && !plainNoun.test(told)) return '';
  const rough = roughly.exec(fact.quote.slice(0, Math.max(0, fact.quote.indexOf(told))))?.[1];
  return rough === undefined ? told : `${rough.toLowerCase()} ${told}`;
}
