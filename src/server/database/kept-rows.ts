import { and, desc, eq, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.ts';

type KeptTable = PgTable & Record<'id' | 'userId' | 'deletedAt', PgColumn>;

/** Which part of a list: newest first, at most `limit` rows. */
export interface ListPart {
  limit: number;
  /** Id of the last one of the part before. */
  before?: number | undefined;
}

/**
 * Queries over rows that their owner can delete and take back for a while; the nightly cleaning removes the deleted.
 * Every one asks for the owner: other people's rows are simply not there.
 * @param thing one row in words, for the error of an insert
 */
export function keptRows<Table extends KeptTable>(table: Table, thing: string) {
  type Row = Table['$inferSelect'];
  // The library cannot follow a table that is a parameter; what goes in and out is typed by the table here.
  const plain: KeptTable = table;
  const first = (rows: unknown[]): Row | null => (rows[0] as Row | undefined) ?? null;
  const kept = isNull(table.deletedAt);
  const ofOwner = (ownerId: string, id: number) => and(eq(table.userId, ownerId), eq(table.id, id));
  const owned = (ownerId: string, id: number): SQL | undefined => and(ofOwner(ownerId, id), kept);

  async function find(db: Queryable, ownerId: string, id: number): Promise<Row | null> {
    return first(await db.select().from(plain).where(owned(ownerId, id)).limit(1));
  }

  async function add(
    tx: Queryable,
    ownerId: string,
    row: Omit<Table['$inferInsert'], 'id' | 'userId' | 'deletedAt'>,
  ): Promise<Row> {
    const values = { ...row, userId: ownerId };
    const added = first(await tx.insert(plain).values(values).returning());
    if (!added) throw new Error(`The insert of ${thing} returned no row`);
    return added;
  }

  /** Writes columns that the caller's own signature names. Null when there is no such row. */
  async function change(
    db: Queryable,
    ownerId: string,
    id: number,
    values: Record<string, unknown>,
  ): Promise<Row | null> {
    return first(await db.update(plain).set(values).where(owned(ownerId, id)).returning());
  }

  /** Marks a row as deleted. False when there is no such row. */
  async function remove(db: Queryable, ownerId: string, id: number, now: Date): Promise<boolean> {
    const marked = db.update(plain).set({ deletedAt: now }).where(owned(ownerId, id));
    return (await marked.returning({ id: table.id })).length > 0;
  }

  /** Takes a deletion back; null when there is nothing to take back. */
  async function restore(db: Queryable, ownerId: string, id: number): Promise<Row | null> {
    const deleted = and(ofOwner(ownerId, id), isNotNull(table.deletedAt));
    const restored = await db.update(plain).set({ deletedAt: null }).where(deleted).returning();
    return first(restored) ?? (await find(db, ownerId, id));
  }

  /** Condition of a list, for a select that names its own columns; `before` is the id that the last part ended with. */
  function listed(ownerId: string, before?: number): SQL | undefined {
    return and(eq(table.userId, ownerId), kept, before === undefined ? undefined : lt(table.id, before));
  }

  return { find, add, change, remove, restore, listed, newestFirst: desc(table.id) };
}
