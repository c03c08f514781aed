import { newPasswordComplaint } from './new-passwords.ts';
import type { EmbeddedContext } from './context.ts';
import { passwordReplacedLetter, queueSignInLetter, resetLetter } from './letters.ts';
import { findAccountByResetToken, makeResetToken, replacePassword } from './password-resets.ts';
import { faultSentences } from './faults.ts';
import type { FormState } from './pages/form-state.ts';
import { hashPassword } from './passwords.ts';
import { endOtherProviderSessions } from './payloads.ts';
import { emailComplaint, faultsOf, normalEmail } from './sign-in-steps.ts';
import { countTry, forgetTries, waitSentence } from './throttle.ts';

/** A form to show again with its status. */
export interface Refused {
  state: FormState;
  status: 422 | 429;
  retryAfterSeconds?: number;
}

/** Counts the wish for a letter. Asks nothing about accounts, so that the answer tells nothing about them. */
export async function askForReset(
  context: EmbeddedContext,
  values: Record<string, string>,
  address: string,
): Promise<{ email: string } | Refused> {
  const { db } = context.database;
  const now = context.clock.now();
  const email = normalEmail(values['email'] ?? '');
  const kept = { email: values['email'] ?? '' };
  const errors = faultsOf({ email: emailComplaint(email) });
  if (Object.keys(errors).length > 0) return { state: { values: kept, message: null, errors }, status: 422 };
  const wait =
    (await countTry(db, 'resetAddress', address, now)) || (await countTry(db, 'reset', email, now));
  if (wait === 0) return { email };
  const state = { values: kept, message: waitSentence(wait), errors: {} };
  return { state, status: 429, retryAfterSeconds: wait };
}

/** Sends the link, when there is an account. Run it when the answer is out: an account may not be told by the time. */
export async function sendResetLink(context: EmbeddedContext, email: string): Promise<void> {
  const now = context.clock.now();
  const sent = await context.database.transaction(async (tx) => {
    const made = await makeResetToken(tx, email, now);
    if (made === null) return false;
    await queueSignInLetter(tx, made.account, resetLetter(context.publicUrl, made.token), now);
    context.log.info({ accountId: made.account.id }, 'A link for a new password was asked for');
    return true;
  });
  if (sent) context.letters.post();
}

/**
 * Replaces the password by the link of a letter and ends every session. Nobody is signed in by it, so a second factor
 * is still asked for.
 *
 * @returns `done`, `expired` for a link that works no more, or the form to show again
 */
export async function resetPassword(
  context: EmbeddedContext,
  values: Record<string, string>,
): Promise<'done' | 'expired' | Refused> {
  const { database } = context;
  const { token = '', newPassword = '', confirmPassword = '' } = values;
  const owner = await findAccountByResetToken(database.db, token, context.clock.now());
  if (!owner) return 'expired';
  const errors = faultsOf({
    newPassword: await newPasswordComplaint(newPassword, owner.email),
    confirmPassword: confirmPassword === newPassword ? null : faultSentences.notTheSame,
  });
  if (Object.keys(errors).length > 0) return { state: { values: {}, message: null, errors }, status: 422 };
  const passwordHash = await hashPassword(newPassword);
  const now = context.clock.now();
  const account = await database.transaction(async (tx) => {
    const changed = await replacePassword(tx, token, passwordHash, now);
    if (!changed) return null;
    await endOtherProviderSessions(tx, changed.id, null);
    await queueSignInLetter(tx, changed, passwordReplacedLetter(context.publicUrl), now);
    return changed;
  });
  if (!account) return 'expired';
  await context.endProductSessions(account.id, null);
  // Who holds the mailbox need not wait because somebody else guessed.
  await forgetTries(database.db, 'password', account.email);
  await forgetTries(database.db, 'reset', account.email);
  context.letters.post();
  context.log.info({ accountId: account.id }, 'A password was replaced by the link of a letter');
  return 'done';
}
