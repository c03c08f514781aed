import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/errors.ts';
import type { Services } from '#server/services.ts';

/** Upper ends of the histogram in seconds: from a page out of memory to a speed run of three. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 180];

/**
 * `GET /metrics` for Prometheus, with `METRICS_TOKEN` as bearer token; without that setting the path is not there.
 * Each process tells of itself. Labels are routes and never addresses, so that they hold no personal data and their
 * number stays bounded.
 */
export async function registerMetrics(app: FastifyInstance, { env, database }: Services): Promise<void> {
  const token = env.METRICS_TOKEN;
  if (token === undefined) return;
  // Only who asks for it pays for it at the start.
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: 'shelfmark_http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  const open = new Gauge({
    name: 'shelfmark_http_requests_open',
    help: 'Requests that are being answered',
    registers: [registry],
  });
  const databaseUp = new Gauge({
    name: 'shelfmark_database_up',
    help: 'Whether the database answers: 1 or 0',
    registers: [registry],
  });

  app.addHook('onRequest', async (_request, reply) => {
    open.inc();
    // Not the hook for answers: it does not run for a reader who leaves in the middle.
    reply.raw.once('close', () => open.dec());
  });
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    answers.observe(
      { method, route: routeOptions.url ?? 'unknown', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });

  const expected = digestOf(`Bearer ${token}`);
  app.get('/metrics', { logLevel: 'warn' }, async ({ headers }, reply) => {
    if (!timingSafeEqual(digestOf(headers.authorization ?? ''), expected)) throw new AppError('not_found');
    await database.query('select 1').then(
      () => databaseUp.set(1),
      () => databaseUp.set(0),
    );
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Of one length, so that comparing tells nothing about the token's. */
function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
