import type { FastifyBaseLogger } from 'fastify';
import type { JobRunner } from './port.ts';
import { startRunner } from './runner.ts';

/** Jobs on the PostgreSQL server that also holds the data. */
export function startLiveJobs(connectionString: string, log: FastifyBaseLogger): Promise<JobRunner> {
  return startRunner({ connectionString, max: 4, application_name: 'shelfmark-jobs' }, log);
}
