import { randomUUID } from 'node:crypto';
import type { Queryable } from '#server/database/database.ts';
import { queueLetter } from '#server/database/mail-outbox.ts';
import { writeLetter, type LetterText } from '#server/outside/mail/letter.ts';
import type { Account } from './accounts.ts';
import { resetMinutes } from './password-resets.ts';

/** Page on which a forgotten password is replaced. */
export const resetPath = '/oidc/password-reset';

export function resetLetter(publicUrl: string, token: string): LetterText {
  return {
    subject: 'Choose a new password for Shelfmark',
    paragraphs: [
      `Somebody asked for a new password for your account, we hope you did. The link below lets you choose one. It works once, for ${resetMinutes} minutes. Please do not pass it on.`,
    ],
    button: { label: 'Choose a new password', url: `${publicUrl}${resetPath}/new?token=${token}` },
    after: ['If it was not you, leave it: your password stays as it is, and the link runs out by itself.'],
  };
}

export function passwordChangedLetter(publicUrl: string): LetterText {
  return {
    subject: 'Your Shelfmark password was changed',
    paragraphs: [
      'The password of your account was changed just now. Every other place where you were signed in is signed out.',
    ],
    after: [`If it was not you, choose a new password at once: ${publicUrl}${resetPath}`],
  };
}

export function passwordReplacedLetter(publicUrl: string): LetterText {
  return {
    subject: 'Your Shelfmark password was changed',
    paragraphs: [
      'The password of your account was replaced just now, by the link in our letter. Every place where you were signed in is signed out.',
    ],
    after: [
      `If it was not you, somebody reads your mail. Make your mailbox safe first, then choose a new password: ${publicUrl}${resetPath}`,
    ],
  };
}

export function twoFactorOnLetter(publicUrl: string): LetterText {
  return {
    subject: 'Two-factor sign-in is on',
    paragraphs: [
      'Signing in to your account asks from now on for a code of an authenticator app besides the password.',
    ],
    after: [alarm(publicUrl)],
  };
}

export function twoFactorOffLetter(publicUrl: string): LetterText {
  return {
    subject: 'Two-factor sign-in is off',
    paragraphs: ['Signing in to your account asks from now on for the password alone.'],
    after: [alarm(publicUrl)],
  };
}

/** Two-factor was switched off by the people who run the site. */
export function twoFactorTakenOffLetter(): LetterText {
  return {
    subject: 'Two-factor sign-in is off',
    paragraphs: [
      'We were told that the authenticator app of your account is lost, so we switched two-factor off. Signing in asks for the password alone until you switch it on again under Settings.',
    ],
    after: ['If it was not you who told us, answer this letter at once.'],
  };
}

export function newRecoveryCodesLetter(publicUrl: string): LetterText {
  return {
    subject: 'New recovery codes were made',
    paragraphs: [
      'Your account has ten new recovery codes for two-factor sign-in. The earlier ones no longer work.',
    ],
    after: [alarm(publicUrl)],
  };
}

/** @param left recovery codes that still work */
export function recoveryCodeLetter(publicUrl: string, left: number): LetterText {
  return {
    subject: 'A recovery code was used to sign in',
    paragraphs: [
      `Somebody who knew your password signed in with one of your recovery codes in place of a code of the app. ${codesLeft(left)}`,
    ],
    after: [alarm(publicUrl)],
  };
}

function alarm(publicUrl: string): string {
  return `If it was not you, somebody knows your password. Change it at once: ${publicUrl}/oidc/account`;
}

function codesLeft(left: number): string {
  const count = left === 0 ? 'None is left.' : left === 1 ? 'One is left.' : `${left} are left.`;
  return left < 3 ? `${count} Make new ones under Settings.` : count;
}

/**
 * Queues a letter to the owner of an account in the transaction of what it tells (OWASP ASVS 4.0.3, 2.2.3); post it after
 * the commit.
 */
export async function queueSignInLetter(
  tx: Queryable,
  account: Pick<Account, 'email'>,
  text: LetterText,
  now: Date,
): Promise<void> {
  await queueLetter(tx, { key: `sign-in:${randomUUID()}`, to: account.email, ...writeLetter(text) }, now);
}
