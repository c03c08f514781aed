import { createHash, randomBytes } from 'node:crypto';
import { changePurchase } from '#server/database/purchases.ts';
import type { Queryable } from '#server/database/database.ts';

const dayMs = 24 * 60 * 60 * 1_000;
/** How long the link in a letter opens a purchase. */
const claimLinkMs = 30 * dayMs;

/** What is kept of the word in a link: enough to know it again, not enough to make the link. */
export function claimTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * Makes the link by which the buyer claims a purchase on any device. One link works at a time, until the purchase is
 * claimed or 30 days have passed.
 */
export async function makeClaimLink(
  db: Queryable,
  purchaseId: string,
  publicUrl: string,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await changePurchase(db, purchaseId, {
    claimTokenHash: claimTokenHash(token),
    claimTokenExpiresAt: new Date(now.getTime() + claimLinkMs),
  });
  return `${publicUrl}/api/purchase/claim?token=${token}`;
}
