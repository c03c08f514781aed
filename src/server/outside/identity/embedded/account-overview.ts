import type { FastifyReply, FastifyRequest } from 'fastify';
import { countRecoveryCodes, type Account } from './accounts.ts';
import type { EmbeddedContext } from './context.ts';
import { accountPage, type AccountView } from './pages/account.ts';
import { untouched } from './pages/form-state.ts';

export const accountPath = '/oidc/account';

export interface SignedIn {
  account: Account;
  /** Session at the provider that this browser has. */
  providerSession: string;
}

/** Adds a page under the account, for who is signed in; others are sent to sign in first. */
export type AccountRoute = (
  method: 'GET' | 'POST',
  path: string,
  answer: (signedIn: SignedIn, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
) => unknown;

/** Password and second factor of an account as they are now, with what a form came to. */
export async function overviewPage(
  context: EmbeddedContext,
  account: Account,
  parts: Partial<Pick<AccountView, 'notice' | 'password' | 'twoFactor'>>,
): Promise<string> {
  const recoveryCodesLeft =
    account.totpSecret === null ? 0 : await countRecoveryCodes(context.database.db, account.id);
  return accountPage({
    account,
    recoveryCodesLeft,
    notice: null,
    password: untouched,
    twoFactor: untouched,
    ...parts,
  });
}
