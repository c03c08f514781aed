import { randomBytes } from 'node:crypto';
import { commonPasswords } from './common-passwords.ts';

/**
 * NIST SP 800-63B, revision 3, §5.1.1.2: at least 8, no rules about kinds of characters, known bad ones refused.
 * OWASP ASVS 4.0.3 asks for 12; docs/security.md says why it is 8.
 */
export const shortestPassword = 8;
/** In UTF-16 units. Keeps one request from hashing megabytes. */
export const longestPassword = 200;

/** Loaded at the first password, because the native module costs a start that most processes never use. */
async function argon2() {
  return import('@node-rs/argon2');
}

/**
 * argon2id, 19 MiB, 2 passes, one lane: the first choice of OWASP's Password Storage Cheat Sheet (checked
 * November 2026) and the library's default.
 */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await argon2();
  return hash(normalPassword(password));
}

/** Judges a password. `null` for the hash spends the same time on a dummy, so that nobody can tell accounts apart. */
export async function passwordFits(passwordHash: string | null, password: string): Promise<boolean> {
  const { verify } = await argon2();
  const fits = await verify(passwordHash ?? (await dummyHash()), normalPassword(password));
  return passwordHash !== null && fits;
}

let dummy: Promise<string> | undefined;
function dummyHash(): Promise<string> {
  dummy ??= hashPassword(randomBytes(24).toString('base64url'));
  return dummy;
}

/** The same password typed on two keyboards is the same bytes (NIST SP 800-63B, revision 3, §5.1.1.2 asks for NFKC). */
function normalPassword(password: string): string {
  return password.normalize('NFKC').slice(0, longestPassword * 4);
}

/** What is wrong with a new password, as a sentence, or `null`. */
export function passwordComplaint(password: string, email: string): string | null {
  const lower = password.normalize('NFKC').toLowerCase();
  if (Array.from(password).length < shortestPassword) {
    return `Use at least ${shortestPassword} characters.`;
  }
  if (password.length > longestPassword) return `Use at most ${longestPassword} characters.`;
  if (commonPasswords.has(lower) || new Set(lower).size < 3) {
    return 'This password is one of the first that anybody would guess. Choose another one.';
  }
  if (lower === email || lower === email.split('@')[0]) {
    return 'Do not use your e-mail address as password.';
  }
  return null;
}
