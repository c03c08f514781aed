import { randomBytes } from 'node:crypto';

/**
 * Longest password that is judged at all, in UTF-16 units: keeps one request from hashing megabytes. New ones are
 * shorter (`new-passwords.ts` counts characters, of which one may be several units).
 */
export const longestTypedPassword = 512;

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
  return password.normalize('NFKC').slice(0, longestTypedPassword);
}
