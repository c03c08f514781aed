import type { SocialMetaDetails } from '#contract/social-meta.ts';
import type { Queryable } from './database.ts';
import { keptRows, type ListPart } from './kept-rows.ts';
import {
  socialMetaOptimization as table,
  type NewSocialMetaRow,
  type SocialMetaRow,
} from './schema/index.ts';

export type NewSocialRow = Omit<NewSocialMetaRow, 'id' | 'userId' | 'deletedAt' | 'details'> & {
  details: SocialMetaDetails;
};

const rows = keptRows(table, 'an optimization');
export const addSocialMeta: (tx: Queryable, ownerId: string, row: NewSocialRow) => Promise<SocialMetaRow> =
  rows.add;
export const { find: findSocialMeta, remove: deleteSocialMeta, restore: restoreSocialMeta } = rows;

/** Another picture and what follows from it. Null when there is no such record. */
export const changeSocialMeta: (
  db: Queryable,
  ownerId: string,
  id: number,
  change: Pick<NewSocialRow, 'optimizedMeta' | 'recommendations' | 'optimizationScore' | 'details'>,
) => Promise<SocialMetaRow | null> = rows.change;

/** Newest first. */
export function listSocialMeta(
  db: Queryable,
  ownerId: string,
  { limit, before }: ListPart,
): Promise<SocialMetaRow[]> {
  return db.select().from(table).where(rows.listed(ownerId, before)).orderBy(rows.newestFirst).limit(limit);
}
