import type { FieldValue } from '#contract/seo-content.ts';
import { textOfField } from '#rules/facts/field-text.ts';
import { mayPromote, promotionsIn } from '#rules/facts/promotion.ts';
import { cutClaim } from '#rules/ledger/claim-cut.ts';
import { mayInstruct, withoutInstructions } from '#rules/ledger/clean.ts';
import { fieldRules } from '#rules/platforms/index.ts';
import type { Platform } from '#rules/platforms/platform.ts';
import type { Ledger, Listing, Repair } from './listing.ts';

/** Finds that are cut in one text at most; a text with more is advertising through and through. */
const mostCuts = 30;

/**
 * Takes out what no listing should say whatever the platform: sentences that talk to a writing machine, offers and
 * rank that the seller does not state, pressure and bait, in all four written languages at once, since a model may
 * answer in another language than it was asked in.
 */
export function plainSpeech(
  listing: Listing,
  platform: Platform,
  ledger: Ledger,
): { listing: Listing; repairs: Repair[] } {
  const together = fieldRules(platform)
    .map((rule) => textOfField(listing[rule.id]))
    .join('\n');
  const doubts: Doubts = {
    instructs: mayInstruct(together),
    brief: mayPromote(together) ? briefOf(ledger) : null,
  };
  const plain: Listing = {};
  const repairs: Repair[] = [];
  for (const rule of fieldRules(platform)) {
    const value = listing[rule.id];
    if (value === undefined) continue;
    const removed: string[] = [];
    plain[rule.id] = plainValue(value, doubts, removed);
    if (removed.length > 0)
      repairs.push({
        field: rule.id,
        reason: 'Taken out, because it advertises instead of describing.',
        removed: [...new Set(removed)].join(', '),
      });
  }
  return { listing: plain, repairs };
}

function briefOf(ledger: Ledger): string {
  return ledger.sentences
    .map(({ text }) => text)
    .join('\n')
    .toLowerCase();
}

/** What a first look at all fields together gives reason to look for in each. */
interface Doubts {
  /** Somebody may talk to a writing machine. */
  instructs: boolean;
  /** The seller's text in lower case; null where nothing advertises. */
  brief: string | null;
}

function plainValue(value: FieldValue, doubts: Doubts, removed: string[]): FieldValue {
  if (typeof value === 'string') return plainText(value, doubts, removed);
  const texts: string[] = [];
  const pairs: { name: string; value: string }[] = [];
  for (const entry of value) {
    if (typeof entry === 'string') texts.push(plainText(entry, doubts, removed));
    else pairs.push({ name: entry.name, value: plainText(entry.value, doubts, removed) });
  }
  return pairs.length > 0 ? pairs : texts;
}

function plainText(text: string, { instructs, brief }: Doubts, removed: string[]): string {
  let current = instructs ? withoutInstructions(text) : text;
  if (brief === null) return current;
  for (let cut = 0; cut < mostCuts; cut += 1) {
    // Repeated marks and picture signs are no phrase; fitting takes care of them.
    const found = promotionsIn(current, brief).find(({ text: said }) => /\p{L}{3}|#/u.test(said));
    if (found === undefined) return current;
    removed.push(found.text);
    const end = found.start + found.text.length;
    const shorter = cutClaim(current, { start: found.start, end, kind: 'superlative' });
    current =
      shorter.trim() !== '' && shorter.length < current.length
        ? shorter
        : `${current.slice(0, found.start)} ${current.slice(end)}`;
  }
  return '';
}
