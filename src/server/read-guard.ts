import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from './address-network.ts';
import { AppError } from './errors.ts';
import { isCall } from './request-target.ts';

/**
 * Reading calls that one user, or one network of people without a session, may have open: so many are worked on, so
 * many more wait for them. A screen asks for up to ten things at once. The embedded database does one thing after the
 * other, so that what runs of one user is what everybody else waits for.
 */
export const readBounds = {
  user: { atOnce: 4, waiting: 20 },
  network: { atOnce: 16, waiting: 240 },
} as const;

const reading = new Set(['GET', 'HEAD']);

interface Bound {
  atOnce: number;
  waiting: number;
}

/** Places of one key, taken in the order in which they were asked for. */
class Places {
  running = 0;
  readonly waiting = new Set<() => void>();

  /**
   * Resolves when there is a place.
   * @throws AppError too_many_requests when too many wait, and for whoever leaves while waiting, whom nobody answers
   */
  async take({ atOnce, waiting }: Bound, onLeft: (leave: () => void) => void): Promise<void> {
    if (this.running < atOnce) {
      this.running += 1;
      return;
    }
    if (this.waiting.size >= waiting) throw refusal();
    await new Promise<void>((resolve, reject) => {
      this.waiting.add(resolve);
      onLeft(() => {
        if (this.waiting.delete(resolve)) reject(refusal());
      });
    });
  }

  free(): void {
    this.running -= 1;
    const [next] = this.waiting;
    if (!next) return;
    this.waiting.delete(next);
    this.running += 1;
    next();
  }
}

const refusal = () => new AppError('too_many_requests', { retryAfterSeconds: 1 });

/**
 * Bounds how many reading calls of one user are worked on at a time. Counts in this process. A call has its place until
 * its answer is made and its reader gone: who asks and leaves at once would otherwise have as much worked on as they
 * like, and who asks and does not read would have as many answers kept for them.
 * @param userOf id of the signed-in user, or null
 */
export function registerReadGuard(
  app: FastifyInstance,
  userOf: (request: FastifyRequest) => string | null,
): void {
  const places = new Map<string, Places>();
  /** What is to be done when the answer of a call is made, well or not. */
  const made = new WeakMap<FastifyRequest, () => void>();
  // After the session has been read (onRequest).
  app.addHook('preParsing', async (request, reply) => {
    if (!reading.has(request.method) || !isCall(request, '/api/')) return;
    const user = userOf(request);
    const key = user ?? `network ${networkOf(request.ip)}`;
    const own = places.get(key) ?? new Places();
    places.set(key, own);
    const left: (() => void)[] = [];
    const gone = () => {
      for (const leave of left) leave();
    };
    reply.raw.once('close', gone);
    await own.take(readBounds[user === null ? 'network' : 'user'], (leave) => left.push(leave));
    const free = () => {
      own.free();
      if (own.running === 0 && own.waiting.size === 0) places.delete(key);
    };
    if (reply.raw.closed || reply.raw.destroyed) {
      free();
      throw refusal();
    }
    let missing = 2;
    const freeAfterBoth = () => {
      missing -= 1;
      if (missing === 0) free();
    };
    reply.raw.once('close', freeAfterBoth);
    made.set(request, freeAfterBoth);
  });
  app.addHook('onSend', async (request) => {
    made.get(request)?.();
    // An answer that fails on its way becomes another one.
    made.delete(request);
  });
}
