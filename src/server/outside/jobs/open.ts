import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/database/database.ts';
import { isPglite } from '#server/database/engine.ts';
import type { Environment } from '#server/env.ts';
import type { JobRunner, Jobs } from './port.ts';

/** The queue on the product's own database. Its code is loaded and its tables are made when it is first asked for. */
export function openJobs(
  env: Pick<Environment, 'DATABASE_URL'>,
  database: Database,
  log: FastifyBaseLogger,
): Jobs {
  let started: Promise<JobRunner> | null = null;
  let stopped = false;
  return {
    runner() {
      if (stopped) return Promise.reject(new Error('The job queue has stopped'));
      started ??= startQueue(env, database, log).catch((error: unknown) => {
        // The next caller tries again.
        started = null;
        throw error;
      });
      return started;
    },
    async stop() {
      stopped = true;
      const runner = await started?.catch(() => null);
      started = null;
      await runner?.stop();
    },
  };
}

async function startQueue(
  env: Pick<Environment, 'DATABASE_URL'>,
  database: Database,
  log: FastifyBaseLogger,
): Promise<JobRunner> {
  if (isPglite(database)) {
    const { startEmbeddedJobs } = await import('./embedded.ts');
    return startEmbeddedJobs(database, log);
  }
  if (env.DATABASE_URL === undefined) throw new Error('PostgreSQL without DATABASE_URL');
  const { startLiveJobs } = await import('./live.ts');
  return startLiveJobs(env.DATABASE_URL, log);
}
