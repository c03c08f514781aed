import { Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Runs that are open get so long after the stop began; then they end with a sentence. The process has 15 s in all. */
const graceMs = 8_000;
/** A proxy may send over connections that it holds open for so long, until it has seen that no new ones are taken. */
const noticeMs = 2_000;
const lookMs = 100;

/** The end of this process as far as its clients are concerned. */
export interface Stopping {
  /** True from the beginning of the stop: `/readyz` says so, and every answer closes its connection. */
  readonly begun: boolean;
  /** Aborted when runs that are still open have to end. */
  readonly signal: AbortSignal;
  /** Begins the stop. Behind a proxy no new connections are taken from now on, while the open ones are served. */
  begin(): void;
  /** Behind a proxy: resolves when all connections have ended. Elsewhere at once, since `close` waits for them. */
  ended(): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    stopping: Stopping;
  }
}

export interface StoppingOptions {
  /**
   * A proxy sends a request over a connection that it keeps, and when that is closed at the same moment the request
   * fails: it cannot know whether it was done. So it is first shown that no connection is taken, and told with each
   * answer not to use this one again. Browsers without a proxy repeat such a request themselves.
   */
  behindProxy: boolean;
  graceMs?: number;
  noticeMs?: number;
}

/** Adds `app.stopping`. Register it before the routes. */
export function registerStopping(app: FastifyInstance, options: StoppingOptions): void {
  const runs = new AbortController();
  let begun = false;
  let grace: NodeJS.Timeout | undefined;
  let ended: Promise<void> | undefined;
  app.decorate('stopping', {
    get begun() {
      return begun;
    },
    signal: runs.signal,
    begin() {
      if (begun) return;
      begun = true;
      grace = setTimeout(() => runs.abort(new Error('The process stops.')), options.graceMs ?? graceMs);
      if (!app.server.listening) return;
      if (options.behindProxy) ended = drain(app, options.noticeMs ?? noticeMs);
      else closeWhenIdle(app);
    },
    ended: async () => ended,
  });
  // At the answer, so that what was under way at the beginning of the stop says so too.
  app.addHook('onSend', async (_request, reply) => {
    if (begun) void reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => app.stopping.begin());
  app.addHook('onClose', async () => clearTimeout(grace));
}

/**
 * Closes connections as their answers end. `close` looks only once, and an answer that had begun before the stop, such as
 * a stream of events, did not say that its connection will be closed: browsers keep it, and the stop waited for them.
 */
function closeWhenIdle({ server }: FastifyInstance): void {
  const sweep = setInterval(() => server.closeIdleConnections(), lookMs);
  server.once('close', () => clearInterval(sweep));
}

/** Takes no new connections, serves the open ones, and closes those without a request after a while. */
async function drain(app: FastifyInstance, patienceMs: number): Promise<void> {
  const { server } = app;
  // Not the HTTP server's own `close`: that one ends connections without a request at once.
  const closed = new Promise<void>((resolve) => Server.prototype.close.call(server, () => resolve()));
  let sweep: NodeJS.Timeout | undefined;
  const notice = setTimeout(() => {
    sweep = setInterval(() => server.closeIdleConnections(), lookMs);
  }, patienceMs);
  await closed;
  clearTimeout(notice);
  clearInterval(sweep);
}
