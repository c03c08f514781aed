import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Database } from './database/database.ts';
import { readinessOf, type Readiness } from './readiness.ts';
import type { Services } from './services.ts';

export interface HealthAnswer {
  code: 200 | 503;
  body: { status: Readiness };
}

/** What `/readyz` says of a started process. */
export async function readyAnswer(database: Database, log: FastifyBaseLogger): Promise<HealthAnswer> {
  try {
    const status = await readinessOf(database);
    if (status !== 'ready') log.error({ status }, 'The process is not ready');
    return { code: status === 'ready' ? 200 : 503, body: { status } };
  } catch (error) {
    log.error({ err: error }, 'The database does not answer');
    return { code: 503, body: { status: 'database unavailable' } };
  }
}

export const stoppingAnswer: HealthAnswer = { code: 503, body: { status: 'stopping' } };

/** `/healthz`: the process answers. `/readyz`: it can serve; 503 with the reason when it cannot. */
export function registerHealth(app: FastifyInstance, { database, log }: Services): void {
  app.get('/healthz', { logLevel: 'warn' }, () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const answer = app.stopping.begun ? stoppingAnswer : await readyAnswer(database, log);
    return reply.code(answer.code).send(answer.body);
  });
}
