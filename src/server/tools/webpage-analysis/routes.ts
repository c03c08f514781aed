import type { FastifyInstance } from 'fastify';
import { requireActiveUser } from '#server/account/sign-in/index.ts';
import {
  deleteWebpageAnalysis,
  findWebpageAnalysis,
  listWebpageAnalyses,
} from '#server/database/webpage-analysis.ts';
import { AppError } from '#server/errors.ts';
import { route } from '#server/route.ts';
import type { Services } from '#server/services.ts';
import { analysisOf, summaryOf } from './row.ts';

/** Analyses in a list at most. */
const listed = 50;

/** List, one, delete. Another person's analysis is answered as if it did not exist. */
export function registerWebpageAnalyses(
  app: FastifyInstance,
  { database }: Pick<Services, 'database'>,
): void {
  const guard = requireActiveUser;

  route(
    app,
    'GET /api/webpage-analyses',
    async ({ guarded }) => (await listWebpageAnalyses(database.db, guarded.id, listed)).map(summaryOf),
    { guard },
  );

  route(
    app,
    'GET /api/webpage-analyses/:id',
    async ({ params, guarded }) => {
      const row = await findWebpageAnalysis(database.db, guarded.id, params.id);
      if (!row) throw new AppError('not_found');
      return analysisOf(row);
    },
    { guard },
  );

  route(
    app,
    'DELETE /api/webpage-analyses/:id',
    async ({ params, guarded }) => {
      if (!(await deleteWebpageAnalysis(database.db, guarded.id, params.id))) throw new AppError('not_found');
      return { success: true as const };
    },
    { guard },
  );
}
