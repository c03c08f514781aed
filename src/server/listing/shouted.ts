import { plainText } from '#rules/facts/plain-text.ts';
import { sellersText } from './other-values.ts';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';

/** A shorter text in capitals may be a name. */
const leastLetters = 12;
const shoutedShare = 0.6;
const inCapitals = /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}’'-]+(?![\p{L}\p{N}])/gu;

const lettersOf = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

/**
 * Whether a text is written in capitals that its brief does not write. Nothing tells then which of its words are names, or in
 * German nouns, so that it cannot be calmed without faults.
 */
export function isShouted(written: string, { ledger, brief }: Prepared): boolean {
  const text = plainText(written);
  const loud = text.match(inCapitals) ?? [];
  if (loud.length < 2) return false;
  const said = `${brief.product.name} ${sellersText(ledger)} ${brief.businessName}`;
  const shouted = loud.filter((word) => !said.includes(word)).join('');
  const letters = lettersOf(shouted);
  return letters >= leastLetters && letters > lettersOf(text) * shoutedShare;
}
