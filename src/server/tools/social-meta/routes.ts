import type { FastifyInstance } from 'fastify';
import { requireActiveUser } from '#server/account/sign-in/index.ts';
import {
  deleteSocialMeta,
  findSocialMeta,
  listSocialMeta,
  restoreSocialMeta,
} from '#server/database/social-meta.ts';
import type { SocialMetaRow } from '#server/database/schema/index.ts';
import { AppError } from '#server/errors.ts';
import { route } from '#server/route.ts';
import type { Services } from '#server/services.ts';
import { changeRecord, recordOf } from './row.ts';

/** Records of one answer. */
const pageSize = 20;

/** The saved records: list, one, another picture, delete and undo. */
export function registerSocialRecords(app: FastifyInstance, { database, clock, env }: Services): void {
  const guard = { guard: requireActiveUser };
  const { db } = database;
  route(
    app,
    'GET /api/social-meta/history',
    async ({ guarded, query: { limit = pageSize, before } }) =>
      (await listSocialMeta(db, guarded.id, { limit, before })).flatMap((row) => recordOf(row) ?? []),
    guard,
  );
  route(
    app,
    'GET /api/social-meta/:id',
    async ({ guarded, params }) => answered(await findSocialMeta(db, guarded.id, params.id)),
    guard,
  );
  route(
    app,
    'PATCH /api/social-meta/:id',
    ({ guarded, params, body }) =>
      database.transaction((tx) => changeRecord(tx, guarded.id, params.id, body, env.PUBLIC_URL)),
    guard,
  );
  route(
    app,
    'DELETE /api/social-meta/:id',
    async ({ guarded, params }) => {
      const deleted = await deleteSocialMeta(db, guarded.id, params.id, clock.now());
      if (!deleted) throw new AppError('not_found');
      return { success: true as const };
    },
    guard,
  );
  route(
    app,
    'POST /api/social-meta/:id/restore',
    async ({ guarded, params }) => answered(await restoreSocialMeta(db, guarded.id, params.id)),
    guard,
  );
}

function answered(row: SocialMetaRow | null): NonNullable<ReturnType<typeof recordOf>> {
  const record = row && recordOf(row);
  if (!record) throw new AppError('not_found');
  return record;
}
