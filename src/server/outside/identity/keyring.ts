import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/database/database.ts';
import type { Environment } from '#server/env.ts';
import { appSecrets } from '#server/database/schema/sign-in.ts';

/**
 * A secret that the product makes for itself once and keeps in `app_secrets`. Two processes that start
 * together agree on one value: the second insert does nothing and reads the first one's.
 */
export async function ownSecret(
  db: Queryable,
  name: string,
  make: () => unknown = () => randomBytes(32).toString('base64url'),
): Promise<unknown> {
  const read = async () => {
    const rows = await db
      .select({ value: appSecrets.value })
      .from(appSecrets)
      .where(eq(appSecrets.name, name));
    return rows[0]?.value;
  };
  const known = await read();
  if (known !== undefined) return known;
  await db
    .insert(appSecrets)
    .values({ name, value: await make() })
    .onConflictDoNothing();
  return read();
}

/** The same, for secrets that are one string. Throws when the row holds something else. */
export async function ownSecretText(db: Queryable, name: string): Promise<string> {
  const value = await ownSecret(db, name);
  if (typeof value !== 'string') throw new TypeError(`Row "${name}" of app_secrets is not a text`);
  return value;
}

/**
 * Keys of sign-in, newest first: the operator's `SESSION_SECRET` when set, the `SESSION_SECRET_BEFORE` that it took
 * over from, then the product's own. The newest one signs and seals; what an older one did stays readable. The own key
 * stands in the database beside the sessions: with a secret of the operator's it signs nothing, else a stolen copy of
 * the database could take sessions over. What it sealed before can still be opened.
 */
export interface Keyring {
  /** Texts of at least 32 characters for signing cookies of one purpose. */
  signingKeys(purpose: string): string[];
  /** Encrypts (AES-256-GCM). The text names its key, and the purpose is authenticated with it. */
  seal(purpose: string, text: string): string;
  /** The text, or `null` when it was not sealed for this purpose, was changed, or its key is gone. */
  open(purpose: string, sealed: string): string | null;
  /** Whether the newest key sealed it. */
  isCurrent(sealed: string): boolean;
}

/** Opens the keyring, making the product's own key at the first start. */
export async function openKeyring(
  db: Queryable,
  { SESSION_SECRET, SESSION_SECRET_BEFORE }: Pick<Environment, 'SESSION_SECRET' | 'SESSION_SECRET_BEFORE'>,
): Promise<Keyring> {
  const own = await ownSecretText(db, 'session');
  const given = [SESSION_SECRET, SESSION_SECRET_BEFORE].filter((secret) => secret !== undefined);
  return given.length === 0 ? keyringOf([own]) : keyringOf(given, [own]);
}

/** A keyring over given secrets, newest first, and over some that only open what they once sealed. */
export function keyringOf(signing: readonly string[], onlyOpening: readonly string[] = []): Keyring {
  const secrets = [...signing, ...onlyOpening];
  const newest = signing[0];
  if (newest === undefined) throw new RangeError('A keyring needs at least one secret');
  const idOf = (secret: string) =>
    createHash('sha256').update(`id:${secret}`).digest('base64url').slice(0, 8);
  const keyOf = (secret: string, purpose: string) =>
    Buffer.from(hkdfSync('sha256', secret, 'shelfmark', purpose, 32));
  return {
    isCurrent: (sealed) => sealed.startsWith(`${idOf(newest)}.`),
    signingKeys: (purpose) => signing.map((secret) => keyOf(secret, `sign ${purpose}`).toString('base64url')),
    seal(purpose, text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', keyOf(newest, `seal ${purpose}`), nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return [idOf(newest), Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')].join(
        '.',
      );
    },
    open(purpose, sealed) {
      const [id, packed] = sealed.split('.');
      const secret = secrets.find((candidate) => idOf(candidate) === id);
      if (secret === undefined || packed === undefined) return null;
      const bytes = Buffer.from(packed, 'base64url');
      if (bytes.length < 28) return null;
      try {
        const decipher = createDecipheriv(
          'aes-256-gcm',
          keyOf(secret, `seal ${purpose}`),
          bytes.subarray(0, 12),
          { authTagLength: 16 },
        );
        decipher.setAuthTag(bytes.subarray(12, 28));
        return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
