import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { hold, type Fault } from './fault.ts';
import { startLoad } from './production-load.ts';

const each = 30;
/** How a slow request begins, and what is sent of it each second. */
const beginnings = {
  heads: ['GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', 'x'],
  bodies: [
    'POST /api/content-history HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{',
    ' ',
  ],
} as const;
/** nginx measures the time between two parts of a body only, and collects it before the product hears of it. */
const heldByNginx = 'bodies at nginx';
/** The product's longest time for a request to arrive is 60 s, nginx's are shorter; the rest is for looking. */
const cutWithinMs = 75_000;

function openSlow(port: number, head: string, more: string): { socket: Socket; closed: Promise<unknown> } {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.resume();
  socket.write(head);
  const drip = setInterval(() => socket.write(more), 1_000);
  const closed = once(socket, 'close').then(() => clearInterval(drip));
  return { socket, closed };
}

/** Clients that send head or body a byte a second, at nginx and at the product itself. */
export const slowClients: Fault = {
  name: 'slow-clients',
  setUp: 'production',
  limit: 300,
  async run(given) {
    const { production } = given;
    const load = await startLoad(given);
    const { traffic, acknowledged } = load;
    const ports = { nginx: Number(new URL(production.url).port), product: production.web[0]!.port };
    const calls = acknowledged.total;
    const from = performance.now();
    const slow = Object.entries(ports).flatMap(([at, port]) =>
      Object.entries(beginnings).flatMap(([kind, [head, more]]) =>
        Array.from({ length: each }, () => ({ name: `${kind} at ${at}`, ...openSlow(port, head, more) })),
      ),
    );
    const mustEnd = slow.filter(({ name }) => name !== heldByNginx);
    const limit = new Promise((resolve) => {
      setTimeout(resolve, cutWithinMs).unref();
    });
    await Promise.race([Promise.all(mustEnd.map(({ closed }) => closed)), limit]);
    const open = mustEnd.filter(({ socket }) => !socket.closed).map(({ name }) => name);
    const held = slow.length - mustEnd.length;
    const seconds = Math.round((performance.now() - from) / 1_000);
    for (const { socket } of slow) socket.destroy();
    hold(
      open.length === 0,
      `${open.length} of ${mustEnd.length} were not cut within ${seconds} s: ${[...new Set(open)].join(', ')}`,
    );
    const meanwhile = acknowledged.total - calls;
    await load.check();
    hold(traffic.failures === 0, `calls of others failed: ${traffic.words}`);
    hold(meanwhile > seconds, `others wrote ${meanwhile} times only in ${seconds} s`);
    return `${mustEnd.length} slow heads and bodies cut within ${seconds} s, ${held} slow bodies held by nginx without reaching the product, ${meanwhile} writes of others meanwhile, none failed; ${acknowledged.words}`;
  },
};
