import { unbackedClaims } from '#rules/ledger/claims.ts';
import type { Ledger, Listing } from '#rules/listing/listing.ts';
import type { FieldId } from '#rules/platforms/platform.ts';
import { entriesOf } from './field-text.ts';
import { plainText } from './plain-text.ts';

/** A claim of a field that nothing in the brief backs. */
export interface ClaimHit {
  field: FieldId;
  text: string;
  kind: string;
}

/** `claims(t)` over a listing, each claim once; words of the product's own name are the seller's. */
export function claimsIn(
  listing: Listing,
  fields: readonly FieldId[],
  ledger: Ledger,
  productName: string,
): ClaimHit[] {
  const hits: ClaimHit[] = [];
  const seen = new Set<string>();
  const name = productName.toLowerCase();
  for (const field of fields) {
    for (const entry of entriesOf(listing[field])) {
      for (const { text, kind } of unbackedClaims(plainText(entry), ledger)) {
        const key = text.toLowerCase();
        if (seen.has(key) || name.includes(key)) continue;
        seen.add(key);
        hits.push({ field, text, kind });
      }
    }
  }
  return hits;
}
