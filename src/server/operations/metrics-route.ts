import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/errors.ts';
import type { Services } from '#server/services.ts';
import { openMetrics } from './metrics.ts';

/**
 * Measures every answer where somebody asks for it: on the operator's own port, or here with `GET /metrics` and
 * `METRICS_TOKEN` as bearer token. Without that token the path is not there.
 */
export async function registerMetrics(app: FastifyInstance, services: Services): Promise<void> {
  const { METRICS_TOKEN: token } = services.env;
  const metrics = services.metrics ?? (token === undefined ? null : await openMetrics(services));
  if (metrics === null) return;
  metrics.watch(app);
  if (token === undefined) return;
  const expected = digestOf(`Bearer ${token}`);
  app.get('/metrics', { logLevel: 'warn' }, async ({ headers }, reply) => {
    if (!timingSafeEqual(digestOf(headers.authorization ?? ''), expected)) throw new AppError('not_found');
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

/** Of one length, so that comparing tells nothing about the token's. */
function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
