import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/**
 * Tables of sign-in beside `users` and `sessions`. All but `app_secrets` belong to the embedded provider
 * and stay empty when an outside issuer is configured.
 */

/** Keys and secrets that the product makes for itself at its first start, so that nobody has to. */
export const appSecrets = pgTable('app_secrets', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** State of the embedded provider (its sessions, grants, codes, tokens, open interactions), one row each. */
export const oidcPayloads = pgTable(
  'oidc_payloads',
  {
    /** `Model:id`, unique over all kinds. */
    key: text('key').primaryKey(),
    model: text('model').notNull(),
    payload: jsonb('payload').notNull(),
    grantId: text('grant_id'),
    userCode: text('user_code'),
    uid: text('uid'),
    accountId: text('account_id'),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    consumedAt: timestamp('consumed_at', { withTimezone: true }),
  },
  (table) => [
    index('oidc_payloads_grant_id_index').on(table.grantId),
    index('oidc_payloads_uid_index').on(table.uid),
    index('oidc_payloads_user_code_index').on(table.userCode),
    index('oidc_payloads_account_id_index').on(table.accountId),
    index('oidc_payloads_expires_at_index').on(table.expiresAt),
  ],
);

/** People who signed up at the embedded provider. `id` is the subject, and so the key of their row in `users`. */
export const signInAccounts = pgTable(
  'sign_in_accounts',
  {
    id: text('id').primaryKey(),
    /** Trimmed and in lower case. */
    email: text('email').notNull(),
    /** argon2id, PHC string. */
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    /** Sealed (AES-256-GCM); null while two-factor is off. */
    totpSecret: text('totp_secret'),
    /** Sealed; shown as QR code but not confirmed yet. */
    totpPendingSecret: text('totp_pending_secret'),
    /** Number of the 30-second step whose code was accepted last; a code counts once. */
    totpLastStep: integer('totp_last_step'),
    /** SHA-256 of the 256 random bits in the link by which a forgotten password is replaced; one works at a time. */
    resetTokenHash: text('reset_token_hash'),
    resetTokenExpiresAt: timestamp('reset_token_expires_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    passwordChangedAt: timestamp('password_changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('sign_in_accounts_email_unique').on(table.email),
    uniqueIndex('sign_in_accounts_reset_token_hash_unique').on(table.resetTokenHash),
  ],
);

/** One row for each recovery code that is still good; using a code deletes its row. */
export const signInRecoveryCodes = pgTable(
  'sign_in_recovery_codes',
  {
    /** SHA-256 of account id and code. The codes carry 80 random bits, so a fast hash is enough. */
    codeHash: text('code_hash').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => signInAccounts.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('sign_in_recovery_codes_account_id_index').on(table.accountId)],
);

/** Counters that slow guessing down. Keys are hashes of what they count (an e-mail, an address). */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    key: text('key').primaryKey(),
    count: integer('count')
      .notNull()
      .default(sql`1`),
    blockedUntil: timestamp('blocked_until', { withTimezone: true }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sign_in_attempts_updated_at_index').on(table.updatedAt)],
);
