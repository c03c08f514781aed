import { PgBoss, type ConstructorOptions } from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';
import type { JobRunner } from './port.ts';

const stopMs = 10_000;
const retries = { retryLimit: 3, retryDelay: 60, retryBackoff: true } as const;

/** The queue of pg-boss on whichever database the options name. */
export async function startRunner(options: ConstructorOptions, log: FastifyBaseLogger): Promise<JobRunner> {
  const boss = new PgBoss(options);
  boss.on('error', (error) => log.error({ err: error }, 'The job queue reported an error'));
  await boss.start();
  const logged = async (job: string, work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      log.error({ err: error, job }, 'A job failed');
      throw error;
    }
  };
  // `short`: one waiting job for each key.
  const openQueue = (name: string) => boss.createQueue(name, { ...retries, policy: 'short' });
  return {
    async schedule(name, cron, work) {
      await boss.createQueue(name, retries);
      await boss.work(name, { pollingIntervalSeconds: 20 }, () => logged(name, work));
      await boss.schedule(name, cron, null, { tz: 'UTC', missed: 'once' });
    },
    async work(name, { atOnce, expireSeconds }, work) {
      await openQueue(name);
      await boss.updateQueue(name, { expireInSeconds: expireSeconds });
      await boss.work<{ id: number }>(
        name,
        { pollingIntervalSeconds: 2, localConcurrency: atOnce },
        async ([job]) => {
          if (job) await logged(name, () => work(job.data.id));
        },
      );
    },
    async send(name, id) {
      await openQueue(name);
      await boss.send(name, { id }, { singletonKey: String(id) });
    },
    stop: () => boss.stop({ graceful: true, timeout: stopMs }),
  };
}
