import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Queryable } from '#server/database/database.ts';
import type { Keyring } from '#server/outside/identity/keyring.ts';
import { takeRecoveryCode, takeTotpStep, type Account } from './accounts.ts';

const product = 'Shelfmark';
/** RFC 6238's defaults, the only ones that every authenticator app honours. */
const totpShape = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const recoveryCodeCount = 10;
/** RFC 4648 base32 without letters and digits that look alike is not needed: codes are copied or downloaded. */
const recoveryAlphabet = 'abcdefghijklmnopqrstuvwxyz234567';

function totpOf(secret: string, account: Pick<Account, 'email'>): TOTP {
  return new TOTP({ issuer: product, label: account.email, secret: Secret.fromBase32(secret), ...totpShape });
}

/** A fresh secret, base32, 160 bits as RFC 4226 asks. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address in the QR code. */
export function totpAddress(secret: string, account: Pick<Account, 'email'>): string {
  return totpOf(secret, account).toString();
}

/**
 * Number of the time step whose code this is, or `null`. One step early or late is accepted, for clocks that
 * are off by half a minute.
 */
export function stepOfCode(
  secret: string,
  account: Pick<Account, 'email'>,
  code: string,
  now: Date,
): number | null {
  const token = code.replace(/\s/gu, '');
  if (!/^\d{6}$/u.test(token)) return null;
  const totp = totpOf(secret, account);
  const delta = totp.validate({ token, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : totp.counter({ timestamp: now.getTime() }) + delta;
}

export type CodeVerdict = 'totp' | 'recovery' | 'wrong';

/** Judges the second step and uses the code up: neither a code of the app nor a recovery code works twice. */
export async function judgeCode(
  db: Queryable,
  keyring: Keyring,
  account: Account,
  typed: string,
  now: Date,
  log: { error(details: object, message: string): void },
): Promise<CodeVerdict> {
  const secret = account.totpSecret === null ? null : keyring.open('totp', account.totpSecret);
  if (secret === null && account.totpSecret !== null) {
    log.error({ accountId: account.id }, 'A two-factor secret cannot be opened: SESSION_SECRET was changed');
  }
  const step = secret === null ? null : stepOfCode(secret, account, typed, now);
  if (step !== null && (await takeTotpStep(db, account.id, step))) return 'totp';
  const recovery = normalRecoveryCode(typed);
  if (recovery === null) return 'wrong';
  return (await takeRecoveryCode(db, account.id, hashRecoveryCode(account.id, recovery)))
    ? 'recovery'
    : 'wrong';
}

/** Ten codes of 80 random bits, written `abcd-efgh-ijkl-mnop`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const letters = Array.from(randomBytes(16), (byte) => recoveryAlphabet.charAt(byte % 32)).join('');
    return (letters.match(/.{4}/gu) ?? []).join('-');
  });
}

export function hashRecoveryCode(accountId: string, code: string): string {
  return createHash('sha256')
    .update(`${accountId}:${normalRecoveryCode(code) ?? ''}`)
    .digest('base64url');
}

/** The bare 16 letters of a typed code, or `null` when it is none. */
function normalRecoveryCode(typed: string): string | null {
  const bare = typed.toLowerCase().replace(/[^a-z0-9]/gu, '');
  return /^[a-z2-7]{16}$/u.test(bare) ? bare : null;
}
