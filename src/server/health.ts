import type { FastifyInstance } from 'fastify';
import type { Services } from './services.ts';

/** `/healthz`: the process answers. `/readyz`: it can serve; 503 while the database is away or the stop has begun. */
export function registerHealth(app: FastifyInstance, { database, log }: Services): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.get('/healthz', { logLevel: 'warn' }, () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    if (closing) return reply.code(503).send({ status: 'stopping' });
    try {
      await database.query('select 1');
      return { status: 'ready' };
    } catch (error) {
      log.error({ err: error }, 'The database does not answer');
      return reply.code(503).send({ status: 'database unavailable' });
    }
  });
}
