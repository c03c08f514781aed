import type { Ledger } from '#rules/listing/listing.ts';

/** A place in a text, in UTF-16 units. */
export interface Stretch {
  start: number;
  end: number;
}

const texts = new WeakMap<Ledger, string>();

/** The seller's sentences as written. */
export function sellersText(ledger: Ledger): string {
  const before = texts.get(ledger);
  if (before !== undefined) return before;
  const text = ledger.sentences.map((sentence) => sentence.text).join('\n');
  texts.set(ledger, text);
  return text;
}
