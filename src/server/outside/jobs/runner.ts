import { PgBoss, type ConstructorOptions } from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';
import type { JobRunner } from './port.ts';

const stopMs = 10_000;

/** The queue of pg-boss on whichever database the options name. */
export async function startRunner(options: ConstructorOptions, log: FastifyBaseLogger): Promise<JobRunner> {
  const boss = new PgBoss(options);
  boss.on('error', (error) => log.error({ err: error }, 'The job queue reported an error'));
  await boss.start();
  return {
    async schedule(name, cron, work) {
      await boss.createQueue(name, { retryLimit: 3, retryDelay: 60, retryBackoff: true });
      await boss.work(name, { pollingIntervalSeconds: 20 }, async () => {
        try {
          await work();
        } catch (error) {
          log.error({ err: error, job: name }, 'A job failed');
          throw error;
        }
      });
      await boss.schedule(name, cron, null, { tz: 'UTC', missed: 'once' });
    },
    stop: () => boss.stop({ graceful: true, timeout: stopMs }),
  };
}
