import type { FastifyInstance } from 'fastify';
import { requireActiveUser } from '#server/account/sign-in/index.ts';
import {
  addHistory,
  changeHistory,
  deleteHistory,
  findGenerated,
  findHistory,
  listHistory,
  listVersions,
  restoreHistory,
} from '#server/database/content-history.ts';
import { AppError } from '#server/errors.ts';
import { route } from '#server/route.ts';
import type { Services } from '#server/services.ts';
import { historyEntry, historyListJson, rowOfEntry, versionsJson } from './entry.ts';

/** Largest entry in bytes: a listing takes about 20 kB, a form of 50 products some 100 kB. */
const entryBytes = 512 * 1024;
const pageSize = 50;

/** All calls of the content history. Another person's entry is answered as if it did not exist. */
export function registerHistory(app: FastifyInstance, services: Services): void {
  const { database, clock } = services;
  const guard = requireActiveUser;
  const entryOrNone = (row: Parameters<typeof historyEntry>[0] | undefined) => {
    if (!row) throw new AppError('not_found');
    return historyEntry(row);
  };

  route(
    app,
    'GET /api/content-history',
    async ({ query, guarded, reply }) => {
      const platform = query.platform === 'all' || query.platform === '' ? undefined : query.platform;
      const rows = await listHistory(database.db, guarded.id, { limit: pageSize, ...query, platform });
      return reply.header('content-type', 'application/json; charset=utf-8').send(historyListJson(rows));
    },
    { guard },
  );

  route(
    app,
    'POST /api/content-history',
    async ({ body, guarded }) => {
      const seoContentId = body.contentType === 'generated' ? (body.seoContent?.seoContentId ?? null) : null;
      const row = await database.transaction(async (tx) => {
        const generated =
          seoContentId === null ? undefined : await findGenerated(tx, guarded.id, seoContentId);
        if (seoContentId !== null && !generated) throw new AppError('not_found');
        const businessProfileId = generated?.businessProfileId ?? null;
        return addHistory(
          tx,
          guarded.id,
          rowOfEntry(body, { businessProfileId, seoContentId, now: clock.now() }),
        );
      });
      return historyEntry(row);
    },
    { guard, bodyLimit: entryBytes },
  );

  route(
    app,
    'GET /api/content-history/:id',
    async ({ params, guarded }) => entryOrNone(await findHistory(database.db, guarded.id, params.id)),
    { guard },
  );

  route(
    app,
    'PATCH /api/content-history/:id',
    async ({ params, body, guarded }) => {
      const changed = await database.transaction((tx) => changeHistory(tx, guarded.id, params.id, body));
      if (changed === 'stale') throw new AppError('conflict');
      return entryOrNone(changed);
    },
    { guard, bodyLimit: entryBytes },
  );

  route(
    app,
    'DELETE /api/content-history/:id',
    async ({ params, guarded }) => {
      if (!(await deleteHistory(database.db, guarded.id, params.id, clock.now())))
        throw new AppError('not_found');
      return { success: true as const };
    },
    { guard },
  );

  route(
    app,
    'POST /api/content-history/:id/restore',
    async ({ params, guarded }) => entryOrNone(await restoreHistory(database.db, guarded.id, params.id)),
    { guard },
  );

  route(
    app,
    'GET /api/content-history/:id/versions',
    async ({ params, guarded, reply }) => {
      if (!(await findHistory(database.db, guarded.id, params.id))) throw new AppError('not_found');
      const versions = await listVersions(database.db, guarded.id, params.id);
      return reply.header('content-type', 'application/json; charset=utf-8').send(versionsJson(versions));
    },
    { guard },
  );
}
