import type { Brief } from '#rules/listing/listing.ts';
import { splitSentences } from './clauses.ts';
import { isRomance, romancePredicates, type Spoken, spokenOf } from './romance-predicates.ts';

const withCapital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/**
 * A brief whose sentences about the thing stand in its description as the clauses that a seller in a hurry would type: "Mide 28 cm
 * de diámetro y es apta para inducción." → "28 cm de diámetro. Apta para inducción."
 */
export function inClauses(brief: Brief): Brief {
  const { name, description } = brief.product;
  const { written } = brief.language;
  if (!isRomance(written)) return brief;
  const lines = description.split('\n').map((line) => {
    let before: Spoken = 'thing';
    return splitSentences(line)
      .flatMap((sentence) => {
        const predicates = romancePredicates(sentence.replace(/[.!]$/u, ''), name, written, before);
        before = spokenOf(sentence, name, written, before);
        return predicates?.map(({ phrase }) => `${withCapital(phrase)}.`) ?? [sentence];
      })
      .join(' ');
  });
  return { ...brief, product: { ...brief.product, description: lines.join('\n') } };
}
