import { openBilling, reconcileSubscriptions, repairPurchases } from '#server/account/subscription/index.ts';
import type { JobRunner } from '#server/outside/jobs/port.ts';
import type { Services } from '#server/services.ts';
import { startSiteCrawls } from '#server/tools/webpage-analysis/site/queue.ts';
import { cleanNightly } from './nightly-cleaning.ts';
import { lettersPosted, lettersQueue, postLetters } from './post-letters.ts';

/** Starts the job queue with the product's own jobs. The queue is loaded only now, after the first answers. */
export async function startJobs(services: Services): Promise<JobRunner> {
  const runner = await services.jobs.runner();
  await runner.schedule('nightly-cleaning', '17 3 * * *', () => cleanNightly(services));
  // What could not be sent when it was written.
  await runner.schedule(lettersQueue, '* * * * *', () => postLetters(services));
  const billing = openBilling(services);
  await runner.schedule('subscriptions', '47 2 * * *', () => reconcileSubscriptions(billing));
  await runner.schedule('purchases', '*/10 * * * *', async () => {
    await repairPurchases(billing);
  });
  // Payments whose news was lost when the product was stopped are not to wait for the next ten minutes.
  billing.background.run('Open purchases could not be looked up', () => repairPurchases(billing, 0));
  const crawls = await startSiteCrawls(runner, services);
  return {
    ...runner,
    stop: async () => {
      crawls.stop();
      await services.jobs.stop();
      await billing.background.settled();
      await lettersPosted(services);
    },
  };
}
