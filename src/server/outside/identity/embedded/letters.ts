import { randomUUID } from 'node:crypto';
import type { Queryable } from '#server/database/database.ts';
import { queueLetter } from '#server/database/mail-outbox.ts';
import { writeLetter, type LetterText } from '#server/outside/mail/letter.ts';
import type { Account } from './accounts.ts';
import { resetMinutes } from './password-resets.ts';

/** Page on which a forgotten password is replaced. */
export const resetPath = '/oidc/password-reset';

function resetLetter(publicUrl: string, token: string): LetterText {
  return {
    subject: 'Choose a new password for Shelfmark',
    paragraphs: [
      'Somebody asked for a new password for your account, we hope you did. The link below lets you choose one. It works once, for ' +
        `${resetMinutes} minutes. Please do not pass it on.`,
    ],
    button: { label: 'Choose a new password', url: `${publicUrl}${resetPath}/new?token=${token}` },
    after: ['If it was not you, leave it: your password stays as it is, and the link runs out by itself.'],
  };
}

/** What may have been done by somebody else, so that the owner hears of it (OWASP ASVS 4.0.3, 2.2.3). */
type News =
  | { kind: 'password-changed' }
  | { kind: 'password-reset' }
  | { kind: 'two-factor-on' }
  | { kind: 'two-factor-off' }
  | { kind: 'recovery-code'; left: number };

function newsLetter(publicUrl: string, news: News): LetterText {
  const alarm = `If it was not you, somebody knows your password. Change it at once: ${publicUrl}/oidc/account`;
  switch (news.kind) {
    case 'password-changed':
      return {
        subject: 'Your Shelfmark password was changed',
        paragraphs: [
          'The password of your account was changed just now. Every other place where you were signed in is signed out.',
        ],
        after: [`If it was not you, choose a new password at once: ${publicUrl}${resetPath}`],
      };
    case 'password-reset':
      return {
        subject: 'Your Shelfmark password was changed',
        paragraphs: [
          'The password of your account was replaced just now, by the link in our letter. Every place where you were signed in is signed out.',
        ],
        after: [
          `If it was not you, somebody reads your mail. Make your mailbox safe first, then choose a new password: ${publicUrl}${resetPath}`,
        ],
      };
    case 'two-factor-on':
      return {
        subject: 'Two-factor sign-in is on',
        paragraphs: [
          'Signing in to your account asks from now on for a code of an authenticator app besides the password.',
        ],
        after: [alarm],
      };
    case 'two-factor-off':
      return {
        subject: 'Two-factor sign-in is off',
        paragraphs: ['Signing in to your account asks from now on for the password alone.'],
        after: [alarm],
      };
    case 'recovery-code':
      return {
        subject: 'A recovery code was used to sign in',
        paragraphs: [
          `Somebody who knew your password signed in with one of your recovery codes in place of a code of the app. ${codesLeft(news.left)}`,
        ],
        after: [alarm],
      };
  }
}

function codesLeft(left: number): string {
  const count = left === 0 ? 'None is left.' : left === 1 ? 'One is left.' : `${left} are left.`;
  return left < 3 ? `${count} Switch two-factor off and on again to get new ones.` : count;
}

/** Queues the letter in the transaction of what it tells; post it after the commit. */
export async function queueNews(
  tx: Queryable,
  account: Pick<Account, 'email'>,
  publicUrl: string,
  news: News,
  now: Date,
): Promise<void> {
  const key = `sign-in:${randomUUID()}`;
  await queueLetter(tx, { key, to: account.email, ...writeLetter(newsLetter(publicUrl, news)) }, now);
}

export async function queueResetLetter(
  tx: Queryable,
  account: Pick<Account, 'email'>,
  publicUrl: string,
  token: string,
  now: Date,
): Promise<void> {
  const key = `password-reset:${randomUUID()}`;
  await queueLetter(tx, { key, to: account.email, ...writeLetter(resetLetter(publicUrl, token)) }, now);
}
