import { tally } from '#server/operations/tally.ts';
import { countTry, forgetTries, forgiveTry, waitSentence } from './throttle.ts';
import {
  countRecoveryCodes,
  findAccountByEmail,
  findAccountById,
  insertAccount,
  type Account,
} from './accounts.ts';
import type { EmbeddedContext } from './context.ts';
import { queueSignInLetter, recoveryCodeLetter } from './letters.ts';
import { emailPattern, faultSentences } from './faults.ts';
import type { FormState } from './pages/form-state.ts';
import { newPasswordComplaint } from './new-passwords.ts';
import { hashPassword, longestTypedPassword, passwordFits } from './passwords.ts';
import { judgeCode, type CodeVerdict } from './two-factor.ts';

/** What a step came to: somebody proven, or a form to show again with its status. */
export type StepOutcome =
  | { account: Account }
  | { state: FormState; status: 401 | 409 | 422 | 429; retryAfterSeconds?: number };

const wrongPassword = 'This e-mail and password do not go together. Check both and try again.';

/** As it is stored and compared. */
export function normalEmail(typed: string): string {
  return typed.trim().normalize('NFKC').toLowerCase();
}

const emailShape = new RegExp(`^${emailPattern}$`, 'u');

export function emailComplaint(email: string): string | null {
  if (email === '') return faultSentences.noEmail;
  return email.length > 254 || !emailShape.test(email) ? faultSentences.wrongEmail : null;
}

/** The first step: e-mail and password. */
export async function signInStep(
  context: EmbeddedContext,
  values: Record<string, string>,
  address: string,
): Promise<StepOutcome> {
  const email = normalEmail(values['email'] ?? '');
  const password = values['password'] ?? '';
  const kept = { email: values['email'] ?? '' };
  const errors: Record<string, string> = {};
  if (email === '') errors['email'] = faultSentences.noEmail;
  if (password === '') errors['password'] = faultSentences.noPassword;
  if (Object.keys(errors).length > 0) return { state: { values: kept, message: null, errors }, status: 422 };
  const proven = await provePassword(context, email, password, address);
  if ('account' in proven) return proven;
  return { ...proven, state: { values: kept, message: proven.message, errors: {} } };
}

/** The form of a new account. Sent twice, or with the right password of an account that exists, it signs in. */
export async function signUpStep(
  context: EmbeddedContext,
  values: Record<string, string>,
  address: string,
): Promise<StepOutcome> {
  const { db } = context.database;
  const now = context.clock.now();
  const email = normalEmail(values['email'] ?? '');
  const password = values['password'] ?? '';
  const firstName = nameOf(values['firstName']);
  const lastName = nameOf(values['lastName']);
  const kept = {
    email: values['email'] ?? '',
    firstName: values['firstName'] ?? '',
    lastName: values['lastName'] ?? '',
  };
  const errors = faultsOf({
    email: emailComplaint(email),
    password: await newPasswordComplaint(password, email),
  });
  if (Object.keys(errors).length > 0) return { state: { values: kept, message: null, errors }, status: 422 };

  const wait = await countTry(db, 'signUp', address, now);
  if (wait > 0) return tooMany(kept, wait);
  const existing = await findAccountByEmail(db, email);
  const created = existing
    ? null
    : await insertAccount(db, { email, passwordHash: await hashPassword(password), firstName, lastName });
  if (created) return { account: created };

  const proven = await provePassword(context, email, password, address);
  if ('account' in proven) return proven;
  if (proven.status === 429) return tooMany(kept, proven.retryAfterSeconds ?? 1);
  const taken = 'There is an account with this e-mail already. Sign in instead, or use another e-mail.';
  return { state: { values: kept, message: null, errors: { email: taken } }, status: 409 };
}

/** The second step: a code of the app, or a recovery code. */
export async function codeStep(
  context: EmbeddedContext,
  accountId: string,
  typed: string,
): Promise<StepOutcome> {
  // Nobody guesses with nothing: it costs no try.
  if (typed.trim() === '') {
    const errors = { code: faultSentences.noCode };
    return { state: { values: {}, message: null, errors }, status: 422 };
  }
  const { db } = context.database;
  const now = context.clock.now();
  const wait = await countTry(db, 'code', accountId, now);
  if (wait > 0) return tooMany({}, wait);
  const account = await findAccountById(db, accountId);
  const verdict = account ? await judgeAndTell(context, account, typed, now) : 'wrong';
  if (!account || verdict === 'wrong') {
    tally('sign_in_failures', { reason: 'code' });
    const message = 'This code is not right, or it was used already. Type the one that the app shows now.';
    return { state: { values: {}, message, errors: {} }, status: 401 };
  }
  if (verdict === 'recovery') {
    context.letters.post();
    context.log.info({ accountId }, 'A recovery code was used to sign in');
  }
  await forgetTries(db, 'code', accountId);
  return { account };
}

/** Judges the code; of a recovery code that was used up its owner hears by letter. */
function judgeAndTell(
  { database, keyring, publicUrl, log }: EmbeddedContext,
  account: Account,
  typed: string,
  now: Date,
): Promise<CodeVerdict> {
  return database.transaction(async (tx) => {
    const verdict = await judgeCode(tx, keyring, account, typed, now, log);
    if (verdict === 'recovery') {
      const left = await countRecoveryCodes(tx, account.id);
      await queueSignInLetter(tx, account, recoveryCodeLetter(publicUrl, left), now);
    }
    return verdict;
  });
}

type PasswordVerdict =
  | { account: Account }
  | { message: string; status: 401 | 429; retryAfterSeconds?: number };

/**
 * Judges a password with all counters. An unknown e-mail takes the same time, the same counters and gets the
 * same words as a wrong password, so nobody can find out who has an account here.
 */
export async function provePassword(
  context: EmbeddedContext,
  email: string,
  password: string,
  address: string,
): Promise<PasswordVerdict> {
  const { db } = context.database;
  const now = context.clock.now();
  const wait = (await countTry(db, 'address', address, now)) || (await countTry(db, 'password', email, now));
  if (wait > 0) tally('sign_in_failures', { reason: 'throttled' });
  if (wait > 0) return { message: waitSentence(wait), status: 429, retryAfterSeconds: wait };
  const account = await findAccountByEmail(db, email);
  const tooLong = password.length > longestTypedPassword;
  const fits = await passwordFits(account?.passwordHash ?? null, tooLong ? '' : password);
  if (!account || !fits) {
    tally('sign_in_failures', { reason: 'password' });
    context.log.info({}, 'A sign-in with a wrong password was refused');
    return { message: wrongPassword, status: 401 };
  }
  await forgetTries(db, 'password', email);
  await forgiveTry(db, 'address', address);
  return { account };
}

function tooMany(values: Record<string, string>, wait: number): StepOutcome {
  return { state: { values, message: waitSentence(wait), errors: {} }, status: 429, retryAfterSeconds: wait };
}

/** Only the fields that have something wrong. */
export function faultsOf(complaints: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(complaints).flatMap(([name, complaint]) =>
      complaint === null ? [] : [[name, complaint]],
    ),
  );
}

/** Control characters out, spaces collapsed, at most 100 characters; nothing typed is no name. */
function nameOf(typed: string | undefined): string | null {
  const name = (typed ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return name === '' ? null : Array.from(name).slice(0, 100).join('');
}
