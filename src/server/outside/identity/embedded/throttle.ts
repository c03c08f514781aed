import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#server/database/database.ts';
import { networkOf } from '#server/address-network.ts';
import { signInAttempts } from '#server/database/schema/sign-in.ts';

/** How a counted thing is slowed down. Times in seconds. */
interface Limit {
  /** Tries that cost nothing before the first wait. */
  free: number;
  /** The first wait; each further try doubles it. */
  firstWait: number;
  longestWait: number;
  /** Without a try for this long the count starts anew. */
  forgottenAfter: number;
}

/**
 * OWASP's Authentication Cheat Sheet asks for a limit per account that grows, and for one that an attacker
 * cannot use to lock a person out for long; hence waits of minutes and never a locked account.
 */
export const limits = {
  /** Passwords tried for one e-mail, whether it has an account or not. */
  password: { free: 5, firstWait: 30, longestWait: 15 * 60, forgottenAfter: 60 * 60 },
  /** Codes tried in the second step of one account: at most some 100 of a million a day. */
  code: { free: 5, firstWait: 60, longestWait: 30 * 60, forgottenAfter: 24 * 60 * 60 },
  /** Wrong tries of all kinds from one address; an office shares one, so it is wide. */
  address: { free: 60, firstWait: 60, longestWait: 15 * 60, forgottenAfter: 30 * 60 },
  /** New accounts from one address in an hour. */
  signUp: { free: 300, firstWait: 10 * 60, longestWait: 60 * 60, forgottenAfter: 60 * 60 },
  /** Letters with a link for one e-mail, whether it has an account or not; its mailbox must not fill up. */
  reset: { free: 3, firstWait: 5 * 60, longestWait: 60 * 60, forgottenAfter: 24 * 60 * 60 },
  /** Such wishes from one address. */
  resetAddress: { free: 30, firstWait: 60, longestWait: 60 * 60, forgottenAfter: 60 * 60 },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof limits;
const byAddress: ReadonlySet<LimitName> = new Set(['address', 'signUp', 'resetAddress']);

/**
 * Counts one try before it is judged, in one statement, so that a hundred parallel guesses count as a hundred.
 *
 * @returns seconds to wait, or 0 when this try may be judged
 */
export async function countTry(db: Queryable, name: LimitName, subject: string, now: Date): Promise<number> {
  const limit: Limit = limits[name];
  const key = keyOf(name, subject);
  const at = sql`${now.toISOString()}::timestamptz`;
  const forgotten = sql`${signInAttempts.updatedAt} < ${at} - make_interval(secs => ${limit.forgottenAfter})`;
  const count = sql`(case when ${forgotten} then 1 else ${signInAttempts.count} + 1 end)`;
  const wait = sql`least(${limit.longestWait}::float8, ${limit.firstWait}::float8 * power(2::float8, least(${count} - ${limit.free}, 30)))`;
  const counted = await db
    .insert(signInAttempts)
    .values({ key, count: 1, updatedAt: now })
    .onConflictDoUpdate({
      target: signInAttempts.key,
      set: {
        count,
        blockedUntil: sql`case when ${count} >= ${limit.free} then ${at} + make_interval(secs => ${wait}) end`,
        updatedAt: now,
      },
      setWhere: sql`${signInAttempts.blockedUntil} is null or ${signInAttempts.blockedUntil} <= ${at}`,
    })
    .returning({ key: signInAttempts.key });
  if (counted.length > 0) return 0;
  const rows = await db
    .select({ blockedUntil: signInAttempts.blockedUntil })
    .from(signInAttempts)
    .where(eq(signInAttempts.key, key));
  const until = rows[0]?.blockedUntil?.getTime() ?? now.getTime();
  return Math.max(1, Math.ceil((until - now.getTime()) / 1_000));
}

/** Takes one counted try back: it turned out right, so it was no guess. */
export async function forgiveTry(db: Queryable, name: LimitName, subject: string): Promise<void> {
  await db
    .update(signInAttempts)
    .set({ count: sql`greatest(0, ${signInAttempts.count} - 1)`, blockedUntil: null })
    .where(eq(signInAttempts.key, keyOf(name, subject)));
}

/** Starts the count anew, after the right password. */
export async function forgetTries(db: Queryable, name: LimitName, subject: string): Promise<void> {
  await db.delete(signInAttempts).where(eq(signInAttempts.key, keyOf(name, subject)));
}

/** Removes counters that nobody has touched for a day. */
export async function deleteOldAttempts(db: Queryable, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - 24 * 60 * 60 * 1_000);
  await db
    .delete(signInAttempts)
    .where(
      and(
        lt(signInAttempts.updatedAt, dayAgo),
        sql`(${signInAttempts.blockedUntil} is null or ${signInAttempts.blockedUntil} < ${dayAgo.toISOString()}::timestamptz)`,
      ),
    );
}

/** `90` becomes "2 minutes": what a person does with the figure is wait, so it is rounded up. */
export function waitSentence(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const span = seconds <= 60 ? `${seconds} second${seconds === 1 ? '' : 's'}` : `${minutes} minutes`;
  return `That was too many tries. Please wait ${span}, then try again.`;
}

/** The database does not need to know who tries, only whether it is the same one again. */
function keyOf(name: LimitName, subject: string): string {
  const counted = byAddress.has(name) ? networkOf(subject) : subject;
  return `${name}:${createHash('sha256').update(counted).digest('base64url')}`;
}
