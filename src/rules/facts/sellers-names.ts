import type { Ledger } from '#rules/listing/listing.ts';

/** Whether a name holds a phrase, in whatever capitals. */
export function isPartOf(name: string, phrase: string): boolean {
  return name.toLowerCase().includes(phrase.toLowerCase());
}

/** "Timeless" of a shop called Timeless Finds: nobody may hold it against the seller. */
export function isOfSellersName(phrase: string, ledger: Ledger): boolean {
  return ledger.facts.some(({ kind, value }) => kind === 'name' && isPartOf(value, phrase));
}
