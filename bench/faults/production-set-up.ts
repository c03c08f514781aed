import { openPostgres } from '#server/database/postgres.ts';
import type { Database } from '#server/database/database.ts';
import { openProduction } from '#bench/production/production.ts';
import type { ProductionSetUp } from './fault.ts';
import { openSite } from './site.ts';
import { openSwitchedModel } from './switched-model.ts';

export interface OpenedProduction extends ProductionSetUp {
  close(): Promise<void>;
}

/** nginx, three web processes, a worker and PostgreSQL, a model and a site to crawl: the base of all faults of production. */
export async function openProductionSetUp(firstPort: number): Promise<OpenedProduction> {
  const model = openSwitchedModel();
  const site = await openSite(24, 150);
  const production = await openProduction({
    firstPort,
    model: (request) => model.reply(request),
    settings: { HTTP_PROXY: site.exit, LOG_LEVEL: 'warn' },
  }).catch(async (error: unknown) => {
    await site.close();
    throw error;
  });
  return {
    production,
    model,
    site,
    close: async () => {
      await production.stop();
      await site.close();
    },
  };
}

/** Works on the production's data over a connection of its own. */
export async function onData<T>(
  { production }: ProductionSetUp,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openPostgres(production.postgres.url);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
