import type { FastifyInstance } from 'fastify';
import { requireActiveUser } from '#server/account/sign-in/index.ts';
import {
  deleteResearch,
  findResearch,
  listResearch,
  restoreResearch,
} from '#server/database/keyword-research.ts';
import { AppError } from '#server/errors.ts';
import { route } from '#server/route.ts';
import type { Services } from '#server/services.ts';
import { recordOf, summaryOf } from './row.ts';

/** Records of one answer. */
const pageSize = 20;

/** The kept researches: list, one, delete and undo; and whether live numbers are connected. */
export function registerResearchRecords(
  app: FastifyInstance,
  { database, clock, keywordSource }: Services,
): void {
  const guard = { guard: requireActiveUser };
  const { db } = database;
  route(
    app,
    'GET /api/keyword-research/history',
    async ({ guarded, query: { limit = pageSize, before } }) =>
      (await listResearch(db, guarded.id, { limit, before })).map(summaryOf),
    guard,
  );
  route(
    app,
    'GET /api/keyword-research/source',
    () => ({ live: keywordSource !== null, name: keywordSource?.name ?? null }),
    guard,
  );
  route(
    app,
    'GET /api/keyword-research/:id',
    async ({ guarded, params }) => {
      const row = await findResearch(db, guarded.id, params.id);
      if (!row) throw new AppError('not_found');
      return recordOf(row);
    },
    guard,
  );
  route(
    app,
    'DELETE /api/keyword-research/:id',
    async ({ guarded, params }) => {
      const deleted = await deleteResearch(db, guarded.id, params.id, clock.now());
      if (!deleted) throw new AppError('not_found');
      return { success: true as const };
    },
    guard,
  );
  route(
    app,
    'POST /api/keyword-research/:id/restore',
    async ({ guarded, params }) => {
      const row = await restoreResearch(db, guarded.id, params.id);
      if (!row) throw new AppError('not_found');
      return recordOf(row);
    },
    guard,
  );
}
