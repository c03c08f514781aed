import type { Brief, Keyword, Ledger, Listing } from '#rules/listing/listing.ts';
import type { Platform } from '#rules/platforms/platform.ts';
import { draftOf } from './draft.ts';
import { writerOf } from './platforms/index.ts';
import { withFeatureRow } from './feature-row.ts';
import { withHadTogether } from './had-together.ts';
import { withItNamed } from './it-named.ts';
import { tellingOf } from './telling.ts';
import { unlikeEarlier } from './unlike-earlier.ts';

/**
 * The rule-based writer: a listing from the seller's facts alone, in the platform's shape, before fitting. The same
 * brief gives the same text. Keyword fields (keywords, tags, search terms) are left to the keyword fill.
 */
export function writeListing(
  brief: Brief,
  ledger: Ledger,
  keywords: readonly Keyword[],
  platform: Platform,
): Listing {
  const draft = draftOf(brief, ledger, keywords, platform);
  const first = withHadTogether(withFeatureRow(writerOf(platform)(draft, tellingOf(draft)), draft), draft);
  const told = withItNamed(first, draft);
  const listing = unlikeEarlier(told, draft);
  written.set(listing, ledger);
  return listing;
}

const written = new WeakMap<Listing, Ledger>();

/** Whether these rules wrote this very listing from this ledger, so that writing again would give the same. */
export function isWrittenFrom(listing: Listing, ledger: Ledger): boolean {
  return written.get(listing) === ledger;
}
