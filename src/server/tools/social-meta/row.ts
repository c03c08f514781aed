import { randomBytes } from 'node:crypto';
import {
  OptimizedMeta,
  SocialMetaDetails,
  SocialPlatform,
  type SocialMetaChange,
  type SocialMetaRecord,
} from '#contract/social-meta.ts';
import type { BuiltSocialMeta } from '#rules/social-meta/record.ts';
import type { Queryable } from '#server/database/database.ts';
import type { SocialMetaRow } from '#server/database/schema/index.ts';
import { addSocialImage } from '#server/database/social-images.ts';
import {
  addSocialMeta,
  changeSocialMeta,
  findSocialMeta,
  type NewSocialRow,
} from '#server/database/social-meta.ts';
import { AppError } from '#server/errors.ts';

/** A row as it crosses the wire; null for one that another program wrote without details. */
export function recordOf(row: SocialMetaRow): SocialMetaRecord | null {
  if (row.details === null || row.optimizedMeta === null) return null;
  return {
    ...row.details,
    id: row.id,
    url: row.url,
    platform: SocialPlatform.catch('all').parse(row.platform),
    businessName: row.businessName,
    industry: row.industry,
    createdAt: row.createdAt.toISOString(),
    optimizationScore: row.optimizationScore ?? 0,
    optimizedMeta: row.optimizedMeta,
    recommendations: row.recommendations,
  };
}

/** Saves a record, and gives its picture the public address that the record names. */
export async function saveRecord(
  tx: Queryable,
  userId: string,
  built: BuiltSocialMeta,
  now: Date,
): Promise<SocialMetaRecord> {
  await addSocialImage(tx, userId, built.picture);
  const row = await addSocialMeta(tx, userId, { ...columnsOf(built), createdAt: now });
  return known(recordOf(row));
}

/** Another picture, or another look of the drawn one, scored again. A new look gets an address of its own. */
export async function changeRecord(
  tx: Queryable,
  userId: string,
  id: number,
  change: SocialMetaChange,
  publicUrl: string,
): Promise<SocialMetaRecord> {
  // Scoring anew stands on the rules, which no start needs.
  const { changedRecord } = await import('#rules/social-meta/change.ts');
  const row = await findSocialMeta(tx, userId, id);
  const record = row && recordOf(row);
  if (!record) throw new AppError('not_found');
  const changed = changedRecord(record, change, {
    pictureId: randomBytes(18).toString('base64url'),
    publicUrl,
  });
  await addSocialImage(tx, userId, changed.picture);
  const { optimizedMeta, recommendations, optimizationScore, details } = columnsOf(changed);
  const saved = await changeSocialMeta(tx, userId, id, {
    optimizedMeta,
    recommendations,
    optimizationScore,
    details,
  });
  if (!saved) throw new AppError('not_found');
  return known(recordOf(saved));
}

function columnsOf(built: BuiltSocialMeta): Omit<NewSocialRow, 'createdAt'> {
  return {
    url: built.url,
    platform: built.platform,
    businessName: built.businessName,
    industry: built.industry,
    optimizedMeta: OptimizedMeta.parse(built.optimizedMeta),
    recommendations: built.recommendations,
    optimizationScore: built.optimizationScore,
    // Only what has no column of its own.
    details: SocialMetaDetails.parse(built),
  };
}

function known(record: SocialMetaRecord | null): SocialMetaRecord {
  if (record === null) throw new Error('A row that was just written has its details');
  return record;
}
