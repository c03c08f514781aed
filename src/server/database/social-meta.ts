import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { SocialMetaDetails } from '#contract/social-meta.ts';
import type { Queryable } from './database.ts';
import {
  socialMetaOptimization as table,
  type NewSocialMetaRow,
  type SocialMetaRow,
} from './schema/index.ts';

export type NewSocialRow = Omit<NewSocialMetaRow, 'id' | 'userId' | 'deletedAt' | 'details'> & {
  details: SocialMetaDetails;
};

export async function addSocialMeta(
  tx: Queryable,
  ownerId: string,
  record: NewSocialRow,
): Promise<SocialMetaRow> {
  const [row] = await tx
    .insert(table)
    .values({ ...record, userId: ownerId })
    .returning();
  if (!row) throw new Error('The insert of an optimization returned no row');
  return row;
}

const owned = (ownerId: string, id: number) => and(eq(table.userId, ownerId), eq(table.id, id));
const kept = isNull(table.deletedAt);

export async function findSocialMeta(
  db: Queryable,
  ownerId: string,
  id: number,
): Promise<SocialMetaRow | null> {
  const [row] = await db
    .select()
    .from(table)
    .where(and(owned(ownerId, id), kept));
  return row ?? null;
}

interface Page {
  limit: number;
  /** Id of the last one of the page before. */
  before?: number | undefined;
}

/** Newest first. */
export function listSocialMeta(
  db: Queryable,
  ownerId: string,
  { limit, before }: Page,
): Promise<SocialMetaRow[]> {
  return db
    .select()
    .from(table)
    .where(and(eq(table.userId, ownerId), kept, before === undefined ? undefined : lt(table.id, before)))
    .orderBy(desc(table.id))
    .limit(limit);
}

/** Another picture and what follows from it. Null when there is no such record. */
export async function changeSocialMeta(
  db: Queryable,
  ownerId: string,
  id: number,
  change: Pick<NewSocialRow, 'optimizedMeta' | 'recommendations' | 'optimizationScore' | 'details'>,
): Promise<SocialMetaRow | null> {
  const [row] = await db
    .update(table)
    .set(change)
    .where(and(owned(ownerId, id), kept))
    .returning();
  return row ?? null;
}

/** Marks a record as deleted; the nightly cleaning removes it. False when there is no such record. */
export async function deleteSocialMeta(
  db: Queryable,
  ownerId: string,
  id: number,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(table)
    .set({ deletedAt: now })
    .where(and(owned(ownerId, id), kept))
    .returning({ id: table.id });
  return rows.length > 0;
}

/** Takes a deletion back; null when there is nothing to take back. */
export async function restoreSocialMeta(
  db: Queryable,
  ownerId: string,
  id: number,
): Promise<SocialMetaRow | null> {
  const [row] = await db
    .update(table)
    .set({ deletedAt: null })
    .where(and(owned(ownerId, id), isNotNull(table.deletedAt)))
    .returning();
  return row ?? findSocialMeta(db, ownerId, id);
}
