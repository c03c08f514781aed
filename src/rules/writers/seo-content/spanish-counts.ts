import type { Fact } from '#rules/listing/listing.ts';
import { stemsOf } from '#rules/text/words.ts';

const roughly = /(?<!\p{L})(unos|unas|casi|cerca de|alrededor de|más de|menos de|aproximadamente) $/iu;
/** "6 mate" of "6 mate y 6 con brillo" has lost what is counted. */
const countsNothing = /^(?:[2-9]|\d{2,}) \p{Ll}+(?<!s)$/u;
const plainNoun = /\d (?:mil|por|x|en|a)$/u;

/** "Dos componentes" of "mangos antideslizantes de dos componentes": the part that its clause begins with is of so many. */
function isOfFirstNoun({ quote }: Fact, told: string, type: string): boolean {
  const clause = quote.split(/[,;:.]\s/u).find((text) => text.includes(` de ${told}`)) ?? '';
  const [noun] = stemsOf(clause);
  return (
    /^\p{L}{3,}s?(?: \p{L}+){0,2} de $/u.test(clause.slice(0, Math.max(0, clause.indexOf(told)))) &&
    noun !== undefined &&
    !stemsOf(type).includes(noun) &&
    !/^(?:juego|set|pack|lote|kit|caja|conjunto|par|bolsa|paquete)/iu.test(clause)
  );
}

/** A count as a Spanish title prints it: a rough one with its "unos", none of what is not named. */
export function countedInSpanish(fact: Fact, told: string, type: string): string {
  if (told !== fact.value) return told;
  if (isOfFirstNoun(fact, told, type)) return '';
  if (countsNothing.test(told) && !plainNoun.test(told)) return '';
  const rough = roughly.exec(fact.quote.slice(0, Math.max(0, fact.quote.indexOf(told))))?.[1];
  return rough === undefined ? told : `${rough.toLowerCase()} ${told}`;
}
