// Started by site-crawl-killed.test.ts: works on the crawls of the database named, as a worker's process does, and may
// reach one port of this machine, where the test's site is. Runs until it is killed.
import { systemClock } from '#server/clock.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { readEnvironment } from '#server/env.ts';
import { createLogger } from '#server/logger.ts';
import { openJobs } from '#server/outside/jobs/open.ts';
import { startSiteCrawls } from '#server/tools/webpage-analysis/site/queue.ts';
import { openOutsideWeb, toLoopback } from '#tests/setup/outside-web.ts';

const [url, port] = process.argv.slice(2);
if (url === undefined || port === undefined) throw new Error('A database and a port are needed');
const env = readEnvironment({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: url, ROLE: 'worker' });
const database = await openPostgres(url);
const log = createLogger(env);
const { pages, reader } = openOutsideWeb(env, {
  allow: (target) => target.port === Number(port),
  lookup: toLoopback,
});
const runner = await openJobs(env, database, log).runner();
await startSiteCrawls(runner, { database, clock: systemClock, pages, reader, log });
