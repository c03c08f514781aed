import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '#server/database/database.ts';
import { signInAccounts } from '#server/database/schema/sign-in.ts';
import type { Keyring } from '#server/outside/identity/keyring.ts';

/**
 * Seals every two-factor secret with the newest key, so that the earlier one can be thrown away. Several processes may
 * do so at once: a row that was changed meanwhile is left as it is.
 * @returns how many were sealed anew; those whose key is gone stay as they are
 */
export async function resealTwoFactor(db: Queryable, keyring: Keyring): Promise<number> {
  const rows = await db
    .select({ id: signInAccounts.id, sealed: signInAccounts.totpSecret })
    .from(signInAccounts)
    .where(isNotNull(signInAccounts.totpSecret));
  let resealed = 0;
  for (const { id, sealed } of rows) {
    if (sealed === null || keyring.isCurrent(sealed)) continue;
    const secret = keyring.open('totp', sealed);
    if (secret === null) continue;
    const changed = await db
      .update(signInAccounts)
      .set({ totpSecret: keyring.seal('totp', secret) })
      .where(and(eq(signInAccounts.id, id), eq(signInAccounts.totpSecret, sealed)))
      .returning({ id: signInAccounts.id });
    resealed += changed.length;
  }
  return resealed;
}
