import { eq } from 'drizzle-orm';
import { oidcPayloads, signInAccounts } from '#server/database/schema/sign-in.ts';
import type { KeptAccounts } from '#server/outside/identity/port.ts';
import { findAccountById } from './accounts.ts';
import type { EmbeddedContext } from './context.ts';
import { provePassword } from './sign-in-steps.ts';

/** The accounts of the embedded provider, for the settings. */
export function keptAccounts(context: EmbeddedContext): KeptAccounts {
  const { db } = context.database;
  return {
    async find(subject) {
      const account = await findAccountById(db, subject);
      if (!account) return null;
      const { email, firstName, lastName, totpSecret, createdAt, passwordChangedAt } = account;
      return {
        email,
        firstName,
        lastName,
        twoFactorEnabled: totpSecret !== null,
        createdAt,
        passwordChangedAt,
      };
    },
    async provePassword(subject, password, address) {
      const account = await findAccountById(db, subject);
      const proven = await provePassword(context, account?.email ?? '', password, address);
      if ('account' in proven) return { right: true };
      if (proven.status === 429) {
        return { right: false, message: proven.message, retryAfterSeconds: proven.retryAfterSeconds ?? 1 };
      }
      return { right: false, message: 'This is not your password.' };
    },
    async remove(tx, subject) {
      await tx.delete(oidcPayloads).where(eq(oidcPayloads.accountId, subject));
      // Recovery codes go with the account.
      await tx.delete(signInAccounts).where(eq(signInAccounts.id, subject));
    },
  };
}
