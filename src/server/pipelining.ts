import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Requests of one connection that may wait for their answers. Browsers and nginx send the next one after the answer. */
export const mostUnanswered = 16;

/**
 * Ends connections on which requests come without waiting for answers (pipelining). Node begins with all of them at
 * once: 3,000 searches written to one connection kept the server busy for 4 s, each with its own look at the session,
 * before any guard could know whose they were.
 */
export function endPipelines(app: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>();
  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw;
    const waiting = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, waiting);
    reply.raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    if (waiting <= mostUnanswered) return undefined;
    if (!socket.destroyed)
      request.log.info({ waiting }, 'A connection with too many open requests was ended');
    socket.destroy();
    // What else was read of it in the same piece comes here too and goes no further.
    return reply.hijack();
  });
}
