import { and, asc, desc, eq, gt, lt, lte, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import {
  appSecrets,
  embeddedPaymentAnswers as answers,
  embeddedPaymentEvents as events,
  embeddedPaymentObjects as objects,
  type EmbeddedPaymentAnswerRow,
  type EmbeddedPaymentEventRow,
  type EmbeddedPaymentObjectRow,
  type NewEmbeddedPaymentObjectRow,
} from './schema/index.ts';

/** Key of the advisory lock under which one request of the embedded payments runs at a time. */
const lockKey = 7_340_115_202;

/** Waits for other requests and keeps them out until the transaction ends, in all processes. */
export async function lockEmbeddedPayments(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKey}::bigint)`);
}

/** A secret made once; two processes that start together agree on one. */
export async function ownPaymentSecret(db: Queryable, make: () => string): Promise<string> {
  const name = 'embedded_payments_webhook';
  await db.insert(appSecrets).values({ name, value: make() }).onConflictDoNothing();
  const [row] = await db.select().from(appSecrets).where(eq(appSecrets.name, name));
  if (typeof row?.value !== 'string') throw new TypeError(`Row "${name}" of app_secrets is not a text`);
  return row.value;
}

export async function findObject(db: Queryable, id: string): Promise<EmbeddedPaymentObjectRow | null> {
  const [row] = await db.select().from(objects).where(eq(objects.id, id));
  return row ?? null;
}

export async function findObjectByLookup(
  db: Queryable,
  object: string,
  lookup: string,
): Promise<EmbeddedPaymentObjectRow | null> {
  const [row] = await db
    .select()
    .from(objects)
    .where(and(eq(objects.object, object), eq(objects.lookup, lookup)));
  return row ?? null;
}

/** Adds the object, or replaces one with this id; its place in the order of creation stays. */
export async function saveObject(db: Queryable, row: NewEmbeddedPaymentObjectRow): Promise<void> {
  const { id: _id, ...columns } = row;
  await db.insert(objects).values(row).onConflictDoUpdate({ target: objects.id, set: columns });
}

export async function deleteObject(db: Queryable, id: string): Promise<void> {
  await db.delete(objects).where(eq(objects.id, id));
}

export interface ObjectFilter {
  object: string;
  customerId?: string | undefined;
  parentId?: string | undefined;
  lookup?: string | undefined;
}

/** Newest first. There are few: a test account is read whole and filtered by the caller. */
export async function listObjects(db: Queryable, filter: ObjectFilter): Promise<EmbeddedPaymentObjectRow[]> {
  const conditions: SQL[] = [eq(objects.object, filter.object)];
  if (filter.customerId !== undefined) conditions.push(eq(objects.customerId, filter.customerId));
  if (filter.parentId !== undefined) conditions.push(eq(objects.parentId, filter.parentId));
  if (filter.lookup !== undefined) conditions.push(eq(objects.lookup, filter.lookup));
  return db
    .select()
    .from(objects)
    .where(and(...conditions))
    .orderBy(desc(objects.position));
}

/** The object whose due moment came first, not later than `now`. */
export async function firstDueObject(db: Queryable, now: Date): Promise<EmbeddedPaymentObjectRow | null> {
  const [row] = await db
    .select()
    .from(objects)
    .where(lte(objects.dueAt, now))
    .orderBy(asc(objects.dueAt), asc(objects.position))
    .limit(1);
  return row ?? null;
}

export async function findAnswer(db: Queryable, key: string): Promise<EmbeddedPaymentAnswerRow | null> {
  const [row] = await db.select().from(answers).where(eq(answers.key, key));
  return row ?? null;
}

export async function saveAnswer(db: Queryable, row: EmbeddedPaymentAnswerRow): Promise<void> {
  await db.insert(answers).values(row).onConflictDoUpdate({ target: answers.key, set: row });
}

export async function deleteAnswersBefore(db: Queryable, moment: Date): Promise<void> {
  await db.delete(answers).where(lt(answers.createdAt, moment));
}

export async function addEvent(
  db: Queryable,
  event: Pick<EmbeddedPaymentEventRow, 'id' | 'type' | 'data' | 'delivered'>,
): Promise<void> {
  await db.insert(events).values(event);
}

export async function findEvent(db: Queryable, id: string): Promise<EmbeddedPaymentEventRow | null> {
  const [row] = await db.select().from(events).where(eq(events.id, id));
  return row ?? null;
}

/** Newest first. */
export async function listEvents(db: Queryable): Promise<EmbeddedPaymentEventRow[]> {
  return db.select().from(events).orderBy(desc(events.position));
}

/** An event is given up after this many failed deliveries. */
const mostAttempts = 20;
const waiting = (): SQL | undefined => and(eq(events.delivered, false), lt(events.attempts, mostAttempts));

/**
 * Takes the oldest event that is due, and keeps other processes from it for a minute. One that is not marked as
 * delivered by then is due again.
 */
export async function takeDueEvent(db: Queryable): Promise<EmbeddedPaymentEventRow | null> {
  const oldest = db
    .select({ id: events.id })
    .from(events)
    .where(and(waiting(), lte(events.nextAttemptAt, sql`now()`)))
    .orderBy(asc(events.position))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(events)
    .set({ attempts: sql`${events.attempts} + 1`, nextAttemptAt: sql`now() + interval '1 minute'` })
    .where(eq(events.id, sql`(${oldest})`))
    .returning();
  return row ?? null;
}

/** True when something is due by `now`, or an event waits for delivery. */
export async function hasPaymentWork(db: Queryable, now: Date): Promise<boolean> {
  const due = db.select({ id: objects.id }).from(objects).where(lte(objects.dueAt, now)).limit(1);
  const undelivered = db.select({ id: events.id }).from(events).where(waiting()).limit(1);
  return (await due).length > 0 || (await undelivered).length > 0;
}

export async function markDelivered(db: Queryable, id: string): Promise<void> {
  await db.update(events).set({ delivered: true }).where(eq(events.id, id));
}

/** @param seconds from now until the next attempt */
export async function postponeEvent(db: Queryable, id: string, seconds: number): Promise<void> {
  await db
    .update(events)
    .set({ nextAttemptAt: sql`now() + make_interval(secs => ${seconds})` })
    .where(eq(events.id, id));
}

/** Milliseconds until an event is due that waits for another attempt; null when none waits. */
export async function untilNextEvent(db: Queryable): Promise<number | null> {
  const [row] = await db
    .select({
      wait: sql<number>`(extract(epoch from min(${events.nextAttemptAt}) - now()) * 1000)::int`,
    })
    .from(events)
    .where(and(waiting(), gt(events.nextAttemptAt, sql`now()`)));
  return row?.wait ?? null;
}
