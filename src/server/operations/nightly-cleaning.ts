import { removeExpired, vacuum } from '#server/database/cleaning.ts';
import { removeOldContent, removeUnwantedActivity } from '#server/database/retention.ts';
import { countTrustMetrics } from '#server/database/trust-metrics.ts';
import type { Services } from '#server/services.ts';

/** What happens every night: what is over goes, what users asked not to keep goes, the public figures are counted. */
export async function cleanNightly({
  database,
  clock,
  log,
}: Pick<Services, 'database' | 'clock' | 'log'>): Promise<void> {
  const now = clock.now();
  await removeExpired(database, now);
  const entries = await removeOldContent(database, now);
  await removeUnwantedActivity(database, now);
  await countTrustMetrics(database, now);
  await vacuum(database);
  log.info({ entries }, 'The nightly cleaning is done');
}
