import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A reader who takes nothing for so long has gone, or wants to hold the connection for its own sake. Milliseconds. */
const patienceMs = 60_000;

/**
 * Cuts connections on which an answer waits while its reader takes nothing. Without it a stopped reader holds
 * connection and answer for ever: Node limits how long a request may take to arrive, not how long an answer takes to
 * leave. Who waits for an answer that is still being made is left alone.
 */
export function cutSlowReaders(app: FastifyInstance, patience = patienceMs): void {
  // Runs out when nothing passes in either direction; Node looks at what the system took of a long write.
  app.server.setTimeout(patience);
  app.addHook('onRequest', async (request, reply) => {
    // With a listener Node leaves it to us whether to cut.
    reply.raw.on('timeout', (socket: Socket) => {
      if (socket.writableLength === 0) return;
      request.log.info({ waiting: socket.writableLength }, 'A reader took nothing for too long and was cut');
      socket.destroy();
    });
  });
}
