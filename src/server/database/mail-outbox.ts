import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { mailOutbox, type MailRow } from './schema/index.ts';

export interface NewLetter {
  /** What the letter is about, such as `receipt:in_123`. A second letter with the same key is not sent. */
  key: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Puts a letter into the outbox, in the transaction of what it tells. @returns false when it is there already */
export async function queueLetter(db: Queryable, letter: NewLetter, now: Date): Promise<boolean> {
  const rows = await db
    .insert(mailOutbox)
    .values({
      key: letter.key,
      recipient: letter.to,
      subject: letter.subject,
      plainText: letter.text,
      html: letter.html,
      nextTryAt: now,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: mailOutbox.id });
  return rows.length > 0;
}

/**
 * Takes letters that are due for one try; nobody else takes them before `busyUntil`, also when this process dies.
 */
export async function takeLetters(
  db: Queryable,
  now: Date,
  busyUntil: Date,
  most: number,
  mostAttempts: number,
): Promise<MailRow[]> {
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(
      and(isNull(mailOutbox.sentAt), lte(mailOutbox.nextTryAt, now), lt(mailOutbox.attempts, mostAttempts)),
    )
    .orderBy(asc(mailOutbox.nextTryAt))
    .limit(most)
    .for('update', { skipLocked: true });
  return db
    .update(mailOutbox)
    .set({ attempts: sql`${mailOutbox.attempts} + 1`, nextTryAt: busyUntil })
    .where(inArray(mailOutbox.id, due))
    .returning();
}

/** The letter is out: to whom it went and what it said is forgotten, that it was sent is kept. */
export async function markSent(db: Queryable, id: number, now: Date): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ sentAt: now, recipient: '', plainText: '', html: '', failure: null })
    .where(eq(mailOutbox.id, id));
}

export async function markFailed(db: Queryable, id: number, failure: string, nextTryAt: Date): Promise<void> {
  await db.update(mailOutbox).set({ failure, nextTryAt }).where(eq(mailOutbox.id, id));
}

export async function removeSentLetters(db: Queryable, before: Date): Promise<void> {
  await db.delete(mailOutbox).where(and(isNotNull(mailOutbox.sentAt), lt(mailOutbox.sentAt, before)));
}
