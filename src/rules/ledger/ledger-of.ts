import type { BriefText, Fact, Language, Ledger } from '#rules/listing/listing.ts';
import { numbersIn } from './numbers.ts';
import { finds } from '#rules/text/pattern-finds.ts';
import { stemOf, tokensOf } from '#rules/text/words.ts';

/** Thousands parted by spaces, as in French. */
const spacedNumber = /(?<!\d)\d{1,3}(?:[   ]\d{3})+(?!\d)/gu;

const elision = /(?<!\p{L})[dl][’']\p{L}{3,}/giu;

/**
 * The one constructor of a ledger, on the server and in the browser. The facts' quotes together cover the
 * whole brief (a sentence without another fact is a fact of kind `other`), so a ledger rebuilt from the
 * facts of a saved result judges exactly as the first one did.
 */
export function ledgerOf(facts: readonly Fact[], language: Language): Ledger {
  const numbers = new Set<string>();
  const stems = new Set<string>();
  const sentences: BriefText[] = [];
  const seen = new Set<string>();
  const read = (text: string): void => {
    const found = numbersIn(text);
    for (const number of found) for (const reading of number.readings) numbers.add(reading);
    if (found.length > 0)
      for (const spaced of finds(spacedNumber, text)) numbers.add(spaced.text.replace(/\s/gu, ''));
    for (const token of tokensOf(text)) stems.add(token.stem);
    // "Sirop d’érable" says the word that an address has without its "d".
    if (/[’']/u.test(text))
      for (const elided of finds(elision, text)) stems.add(stemOf(elided.text.slice(2)));
  };
  for (const fact of facts) {
    const key = `${fact.source}\n${fact.quote}`;
    if (!seen.has(key)) {
      seen.add(key);
      sentences.push({ path: fact.source, text: fact.quote });
      read(fact.quote);
    }
    if (!fact.quote.includes(fact.value)) read(fact.value);
  }
  return {
    language,
    facts,
    productType: facts.find((fact) => fact.kind === 'type')?.value ?? '',
    brand: facts.find((fact) => fact.kind === 'brand')?.value ?? '',
    numbers,
    stems,
    sentences,
  };
}
