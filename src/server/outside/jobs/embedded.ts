import type { FastifyBaseLogger } from 'fastify';
import { fromPglite } from 'pg-boss';
import type { PgliteDatabase } from '#server/database/pglite.ts';
import type { JobRunner } from './port.ts';
import { startRunner } from './runner.ts';

/** Jobs in the embedded database of the same process. */
export function startEmbeddedJobs({ lite }: PgliteDatabase, log: FastifyBaseLogger): Promise<JobRunner> {
  return startRunner({ db: fromPglite(lite), backend: 'pglite' }, log);
}
