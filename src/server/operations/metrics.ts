import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Gauge } from 'prom-client';
import { queueStates } from '#server/outside/jobs/queue-state.ts';
import type { Services } from '#server/services.ts';
import { counters, countsOf, type CounterName } from './tally.ts';

type Needs = Pick<Services, 'env' | 'database' | 'log'>;

/** What a process tells Prometheus of itself, as text. */
export interface Metrics {
  contentType: string;
  text(): Promise<string>;
  /** Measures every answer of an app. Call it before the routes are registered. */
  watch(app: FastifyInstance): void;
}

/** Upper ends of the histogram in seconds: from a page out of memory to a speed run of three. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 180];

/**
 * Metrics of this process. Labels are routes and words of our own lists, never addresses or ids, so that they hold no
 * personal data and their number stays bounded. What is read from the database (`shelfmark_jobs_*`) is the same in
 * every process: take the largest of them, not their sum.
 */
export async function openMetrics({ env, database, log }: Needs): Promise<Metrics> {
  // Only who asks for it pays for it at the start.
  // Its default: in the bundle a CommonJS package has no named exports, and the start would fail.
  const { default: prometheus } = await import('prom-client');
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = prometheus;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `shelfmark_${name}`, help, labelNames, registers: [registry] });

  for (const name of Object.keys(counters) as CounterName[])
    registry.registerMetric(
      new Counter({
        name: `shelfmark_${name}_total`,
        help: counters[name].help,
        labelNames: [...counters[name].labels],
        registers: [],
        collect() {
          this.reset();
          for (const { labels, value } of countsOf(name)) this.inc(labels, value);
        },
      }),
    );
  gauge('info', 'Which part of the product this process is', ['role']).set({ role: env.ROLE }, 1);
  const open = gauge('http_requests_open', 'Requests that are being answered');
  const pool = gauge('database_pool_connections', 'Connections to PostgreSQL by what they do', ['state']);
  const databaseGauges = {
    up: gauge('database_up', 'Whether the database answers: 1 or 0'),
    waiting: gauge('jobs_waiting', 'Jobs that are due and that nobody has taken', ['queue']),
    oldest: gauge('jobs_waiting_oldest_seconds', 'How long the oldest of them has been due', ['queue']),
    running: gauge('jobs_running', 'Jobs that are being done', ['queue']),
    failed: gauge('jobs_failed', 'Jobs of the last week that were given up after all tries', ['queue']),
  };
  const answers = new Histogram({
    name: 'shelfmark_http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  return {
    contentType: registry.contentType,
    text: async () => {
      const connections = database.connections?.();
      if (connections) for (const [state, number] of Object.entries(connections)) pool.set({ state }, number);
      await readDatabase(databaseGauges, database, log);
      return registry.metrics();
    },
    watch(app) {
      app.addHook('onRequest', async (_request, reply) => {
        open.inc();
        // Not the hook for answers: it does not run for a reader who leaves in the middle.
        reply.raw.once('close', () => open.dec());
      });
      app.addHook('onResponse', async (request, reply) => {
        answers.observe(labelsOf(request, reply), reply.elapsedTime / 1000);
      });
    },
  };
}

function labelsOf({ method, routeOptions }: FastifyRequest, { statusCode }: FastifyReply) {
  return { method, route: routeOptions.url ?? 'unknown', status: statusCode };
}

type DatabaseGauges = Record<'up' | 'waiting' | 'oldest' | 'running' | 'failed', Gauge>;

async function readDatabase(
  gauges: DatabaseGauges,
  database: Services['database'],
  log: Services['log'],
): Promise<void> {
  try {
    const states = await queueStates(database);
    gauges.up.set(1);
    for (const { queue, waiting, running, failed, oldestWaitingSeconds } of states) {
      gauges.waiting.set({ queue }, waiting);
      gauges.oldest.set({ queue }, oldestWaitingSeconds);
      gauges.running.set({ queue }, running);
      gauges.failed.set({ queue }, failed);
    }
  } catch (error) {
    gauges.up.set(0);
    log.error({ err: error }, 'The state of the job queue could not be read');
  }
}
