import { expect, it } from 'vitest';
import { systemClock } from '#server/clock.ts';
import { openPostgres } from '#server/database/postgres.ts';
import type { Database } from '#server/database/database.ts';
import { readEnvironment } from '#server/env.ts';
import { createLogger } from '#server/logger.ts';
import { openOutsideWeb } from '#tests/setup/outside-web.ts';
import { openJobs } from '#server/outside/jobs/open.ts';
import { openMail } from '#server/outside/mail/live.ts';
import { openPayments } from '#server/outside/payments/open.ts';
import { startJobs } from '#server/operations/nightly.ts';
import { createPostgresDatabase, hasPostgres } from '#tests/setup/databases.ts';
import { openOwnMemoryDatabase } from '#tests/setup/memory-database.ts';

/** Starts the jobs twice, as after a restart, and gives what is planned then. */
async function plannedJobs(database: Database, variables: Record<string, string>): Promise<string[]> {
  const env = readEnvironment({ LOG_LEVEL: 'silent', ...variables });
  const log = createLogger(env);
  const services = {
    env,
    database,
    clock: systemClock,
    model: null,
    payments: openPayments(env, database, systemClock),
    mail: openMail(env),
    ...openOutsideWeb(env),
    log,
  };
  const start = () => startJobs({ ...services, jobs: openJobs(env, database, log) });
  await (await start()).stop();
  await (await start()).stop();
  const { rows } = await database.query(
    `select name || ' at ' || cron || ' ' || timezone as plan from pgboss.schedule order by name`,
  );
  return rows.map((row) => String(row['plan']));
}

const planned = [
  'letters at * * * * * UTC',
  'nightly-cleaning at 17 3 * * * UTC',
  'purchases at */10 * * * * UTC',
  'site-crawls at * * * * * UTC',
  'subscriptions at 47 2 * * * UTC',
];

it('plans every job once on PGlite', async () => {
  const database = await openOwnMemoryDatabase();
  expect(await plannedJobs(database, {})).toEqual(planned);
  await database.close();
});

it.skipIf(!hasPostgres)('plans every job once on PostgreSQL', async () => {
  const { url, drop } = await createPostgresDatabase();
  const database = await openPostgres(url);
  expect(await plannedJobs(database, { DATABASE_URL: url })).toEqual(planned);
  await database.close();
  await drop();
});
