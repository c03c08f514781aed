import type { PlatformId } from '#contract/platforms.ts';
import { ledgerOf } from '#rules/ledger/ledger-of.ts';
import type { FactKind, Ledger, Listing } from '#rules/listing/listing.ts';

/** One field of a good listing replaced by a bad one, and the check that has to name the reason. */
export interface Spoiling {
  name: string;
  change: Listing;
  /** Ids of checks that have to fail; at least one for each reason that the writing guide names. */
  reasons: readonly string[];
}

/** An invented seller's facts, a listing as it should be, and what spoils it (writing guide §3). */
export interface WorkedExample {
  platform: PlatformId;
  productName: string;
  ledger: Ledger;
  good: Listing;
  spoiled: readonly Spoiling[];
}

/** Facts of an English brief: kind, printable value, and the seller's words around it where they say more. */
export function ledgerFrom(facts: ReadonlyArray<readonly [FactKind, string, string?]>): Ledger {
  return ledgerOf(
    facts.map(([kind, value, quote], index) => ({
      id: `f${index + 1}`,
      kind,
      value,
      source: 'products.0.description',
      quote: quote ?? value,
    })),
    { written: 'en', tag: 'en' },
  );
}
