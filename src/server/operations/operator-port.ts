import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/database/database.ts';
import { readyAnswer, stoppingAnswer } from '#server/health.ts';
import type { Metrics } from './metrics.ts';

/** What the port tells of; the parts are put in as the start brings them up. */
export interface Watched {
  database?: Database;
  metrics?: Metrics;
  /** The process takes work: it listens, or its jobs run. */
  started: boolean;
  isStopping: () => boolean;
}

export interface OperatorPort {
  /** As it was bound, for `METRICS_PORT` of tests. */
  port: number;
  close(): Promise<void>;
}

/**
 * `/healthz`, `/readyz` and `/metrics` on a port of the operator's own, of web processes and workers alike. It opens
 * before the database does, so that a slow start is told from a dead process, and closes last.
 */
export async function openOperatorPort(
  { port, host }: { port: number; host: string },
  watched: Watched,
  log: FastifyBaseLogger,
): Promise<OperatorPort> {
  const server = createServer((request, response) => {
    const path = request.url?.split('?', 1)[0] ?? '';
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return send(response, 405, { status: 'GET only' });
    answer(path, watched, log).then(
      ([code, body, type]) => send(response, code, body, type),
      (error: unknown) => {
        log.error({ err: error }, 'The operator port could not answer');
        send(response, 500, { status: 'failed' });
      },
    );
  });
  server.requestTimeout = 10_000;
  // Longer than Prometheus pauses, so that it does not meet a connection which is just being closed.
  server.keepAliveTimeout = 75_000;
  server.listen(port, host);
  await once(server, 'listening');
  const bound = server.address();
  return {
    port: typeof bound === 'object' && bound !== null ? bound.port : port,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

type Answer = [code: number, body: string | object, type?: string];

async function answer(path: string, watched: Watched, log: FastifyBaseLogger): Promise<Answer> {
  const { database, metrics, started, isStopping } = watched;
  if (path === '/healthz') return [200, { status: 'ok' }];
  if (path === '/readyz') {
    if (isStopping()) return [stoppingAnswer.code, stoppingAnswer.body];
    if (!database || !started) return [503, { status: 'starting' }];
    const { code, body } = await readyAnswer(database, log);
    return [code, body];
  }
  if (path !== '/metrics') return [404, { status: 'not found' }];
  if (!metrics) return [503, { status: 'starting' }];
  return [200, await metrics.text(), metrics.contentType];
}

function send(
  response: ServerResponse,
  code: number,
  body: string | object,
  type = 'application/json',
): void {
  if (response.headersSent) return;
  response.writeHead(code, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
