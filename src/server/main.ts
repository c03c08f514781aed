import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { systemClock } from './clock.ts';
import type { Database } from './database/database.ts';
import { DataFolderError } from './database/data-folder-error.ts';
import { openDatabase } from './database/open.ts';
import { productionHints, typoHints } from './env-hints.ts';
import { readEnvironment, SettingsError, type Environment } from './env.ts';
import { createLogger } from './logger.ts';
import { giveBackMemory } from './memory.ts';
import { counted, countedModel } from './operations/count-outside.ts';
import { openMetrics } from './operations/metrics.ts';
import { startJobs } from './operations/nightly.ts';
import { openOperatorPort, type Watched } from './operations/operator-port.ts';
import { serveOperator } from './operations/operator-socket.ts';
import { watchForWorker } from './operations/worker-watch.ts';
import { openEgress } from './outside/egress/live.ts';
import { openFieldData } from './outside/field-data/live.ts';
import { openJobs } from './outside/jobs/open.ts';
import { openKeywordSource } from './outside/keyword-source/open.ts';
import { openMail } from './outside/mail/live.ts';
import { openPageFetch } from './outside/page-fetch/live.ts';
import { openPageReader } from './page-reading/reader.ts';
import { openPayments } from './outside/payments/open.ts';
import type { TextModel } from './outside/model/port.ts';
import { openSpeed } from './outside/speed/open.ts';
import type { Services } from './services.ts';
import type { Stopping } from './stopping.ts';
import { stopInOrder, stopOnSignals, type StopStep } from './shutdown.ts';

/**
 * Milliseconds left to whoever waited for the start: reading the rules holds everything up for some hundred at once, and
 * nobody fills in a form sooner.
 */
const beforeWarmUp = 3_000;

/** Something that the operator can put right; the start prints the sentence and ends. */
class StartError extends Error {}

const env = orEnd(() => readEnvironment(process.env));
const log = createLogger(env);
/** What has been started, newest first: the order in which it is stopped. */
const running: StopStep[] = [];
const isStopping = stopOnSignals(() => running, log);
/** What the operator's port tells of this process. */
const watched: Watched = { started: false, isStopping };

try {
  await start();
} catch (error) {
  // A stop in the middle of the start takes things away from it; the stop ends the process itself.
  if (!isStopping()) {
    await stopInOrder(running, log);
    end(error);
  }
}

/** Starts what `ROLE` asks for. The only place that chooses between embedded and outside services. */
async function start(): Promise<void> {
  for (const hint of [...typoHints(process.env), ...productionHints(env)]) log.warn(hint);
  await watchedFromOutside();
  // A worker needs no web; for the others its code is read while the database opens.
  const web = env.ROLE === 'worker' ? null : import('./app.ts');
  const database = await reachDatabase();
  running.unshift({ name: 'database', stop: () => database.close() });
  watched.database = database;
  const metrics = env.METRICS_PORT === undefined ? undefined : await openMetrics({ env, database, log });
  if (metrics) watched.metrics = metrics;
  const payments = openPayments(env, database, systemClock);
  running.unshift({ name: 'payments', stop: () => payments.close() });
  const egress = openEgress({ exit: env.HTTP_PROXY });
  const pages = openPageFetch(egress, env.PUBLIC_URL);
  running.unshift({ name: 'page fetch', stop: () => pages.close() });
  const speed = openSpeed(env, egress);
  const reader = openPageReader();
  running.unshift({ name: 'page reader', stop: () => reader.close() });
  const keywordSource = openKeywordSource(env);
  const jobs = openJobs(env, database, log);
  running.unshift({ name: 'job queue', stop: () => jobs.stop() });
  const services: Services = {
    env,
    database,
    clock: systemClock,
    model: await connectModel(),
    payments: counted('payments', payments, [
      'startSubscription',
      'subscription',
      'paymentIntent',
      'subscriptionsOfCustomer',
      'cancelAtPeriodEnd',
      'cancelNow',
      'changePlan',
      'invoices',
      'portalUrl',
      'updateCustomer',
    ]),
    jobs,
    mail: counted('mail', openMail(env), ['send']),
    egress,
    pages: counted('page-fetch', pages, ['fetchPage', 'checkLink', 'robotsOf']),
    speed: counted('browser', speed, ['measure']),
    fieldData:
      env.CRUX_API_KEY === undefined
        ? null
        : counted('field-data', openFieldData(env.CRUX_API_KEY), ['find']),
    keywordSource: keywordSource && counted('keyword-source', keywordSource, ['ideas']),
    reader,
    log,
    ...(metrics && { metrics }),
  };
  let door: Stopping | undefined;
  if (web) {
    const { buildApp } = await web;
    const app = await buildApp(services);
    running.unshift({
      name: 'web',
      stop: async () => {
        app.stopping.begin();
        await app.stopping.ended();
        await app.close();
      },
    });
    door = app.stopping;
    // Before the web, which waits for its open answers.
    running.unshift({ name: 'speed', stop: () => speed.close() });
    await listen(app);
  }
  if (database.engine === 'pglite') {
    const close = await serveOperator(services);
    running.unshift({ name: 'operator socket', stop: close });
  }
  console.log(
    env.ROLE === 'worker' ? 'Shelfmark works on background jobs' : `Shelfmark is ready at ${env.PUBLIC_URL}`,
  );
  if (web && payments.mode === 'test') {
    console.log('Payments are in test mode: card 4242 4242 4242 4242, any date to come, any three digits.');
  }
  if (web) {
    watched.started = true;
    warmUp();
  }
  if (env.ROLE === 'web') {
    const end = watchForWorker(services);
    running.unshift({ name: 'worker watch', stop: async () => end() });
  } else {
    const working = await startJobs(services);
    running.unshift({ name: 'jobs', stop: () => working.stop() });
  }
  watched.started = true;
  // Before all else, so that nobody new comes in while the parts are stopped.
  running.unshift({ name: 'door', stop: async () => door?.begin() });
}

/** Spares the first customer the loading of the rules and their word lists; a failure costs nothing but that. */
function warmUp(): void {
  const warming = new AbortController();
  const { signal } = warming;
  running.unshift({ name: 'warm-up', stop: async () => warming.abort() });
  void pause(beforeWarmUp, undefined, { signal, ref: false })
    .then(() => import('./tools/index.ts'))
    .then(({ readTools }) => readTools())
    .then(() => import('./tools/seo-content/warm-up.ts'))
    .then(({ warmUpWriter }) => warmUpWriter(signal))
    .then(giveBackMemory)
    .catch((error: unknown) => {
      if (!signal.aborted) log.warn({ err: error }, 'The warm-up failed');
    });
}

async function reachDatabase(): Promise<Database> {
  try {
    return await openDatabase(env);
  } catch (error) {
    if (env.DATABASE_URL === undefined) throw error;
    const { originOf, isPassing } = await import('./database/away.ts');
    if (!isPassing(error)) throw error;
    throw new StartError(
      'DATABASE_URL names a PostgreSQL server that does not answer, refuses the sign-in, or takes no writes.',
      { cause: originOf(error) },
    );
  }
}

async function connectModel(): Promise<TextModel | null> {
  if (env.AI_BASE_URL === undefined) return null;
  const { openModel } = await import('./outside/model/live.ts');
  const model = openModel(env);
  return model && countedModel(model);
}

/** Before everything else, so that a slow start can be seen. */
async function watchedFromOutside(): Promise<void> {
  const { METRICS_PORT: port, METRICS_HOST: host } = env;
  if (port === undefined) return;
  const opened = await orPortInUse('METRICS_PORT', port, openOperatorPort({ port, host }, watched, log));
  running.unshift({ name: 'operator port', stop: () => opened.close() });
}

async function listen(app: FastifyInstance): Promise<void> {
  await orPortInUse('PORT', env.PORT, app.listen({ port: env.PORT, host: env.HOST }));
}

async function orPortInUse<Value>(
  name: 'PORT' | 'METRICS_PORT',
  port: number,
  listening: Promise<Value>,
): Promise<Value> {
  try {
    return await listening;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw new StartError(
        `${name} ${port} is in use by another program. Stop it, or set ${name} to another number.`,
      );
    if (code === 'EACCES')
      throw new StartError(`${name} ${port} may not be opened by this user. Set another ${name}.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
      const host = name === 'PORT' ? 'HOST' : 'METRICS_HOST';
      throw new StartError(`${host} must be an address of this machine; ${env[host]} is none.`);
    }
    throw error;
  }
}

function orEnd(read: () => Environment): Environment {
  try {
    return read();
  } catch (error) {
    return end(error);
  }
}

function end(error: unknown): never {
  const plain = [SettingsError, DataFolderError, StartError].some((kind) => error instanceof kind);
  if (plain && error instanceof Error) {
    const reason = error.cause instanceof Error && error.cause.message ? ` (${error.cause.message})` : '';
    console.error(error.message + reason);
    if (error instanceof SettingsError) for (const hint of typoHints(process.env)) console.error(hint);
  } else {
    console.error('Shelfmark could not start.', error);
  }
  process.exit(1);
}
