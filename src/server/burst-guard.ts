import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from './address-network.ts';
import { AppError } from './errors.ts';
import { isCall } from './request-target.ts';

/** Changing calls of the API that one user, or one address without a user, may make in a second. Reading is not counted. */
export const burstPerSecond = 40;
const secondMs = 1000;
const changing = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
/** Callers remembered at a time; beyond them whoever has been quiet longest starts anew. */
const rememberedCallers = 5_000;

interface Standing {
  /** Calls since the window began. */
  current: number;
  /** Milliseconds until the window ends. */
  ttl: number;
}

/**
 * Counts in this process. The plugin's own store hands out one object for each caller and goes on counting in it:
 * of 60 calls in one tick every one would read "60" and be refused. Here each call gets its own number.
 */
class BurstCounts {
  readonly #windows = new Map<string, { count: number; began: number }>();

  incr(key: string, answer: (error: Error | null, standing?: Standing) => void, timeWindow = secondMs): void {
    // Not the wall clock: set back by an hour it would keep a window open for that hour.
    const now = performance.now();
    const known = this.#windows.get(key);
    const running = known && now < known.began + timeWindow ? known : { count: 0, began: now };
    const counted = { count: running.count + 1, began: running.began };
    // Deleted first, so that the map stays in the order of the last call.
    this.#windows.delete(key);
    this.#windows.set(key, counted);
    if (this.#windows.size > rememberedCallers) this.#forgetQuietest();
    answer(null, { current: counted.count, ttl: Math.ceil(counted.began + timeWindow - now) });
  }

  child(): BurstCounts {
    return new BurstCounts();
  }

  #forgetQuietest(): void {
    for (const key of this.#windows.keys()) {
      this.#windows.delete(key);
      return;
    }
  }
}

/**
 * Refuses floods before their bodies are read.
 * @param userOf id of the signed-in user, or null
 */
export async function registerBurstGuard(
  app: FastifyInstance,
  userOf: (request: FastifyRequest) => string | null,
): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    store: BurstCounts,
    // Of the limits that routes name for themselves.
    keyGenerator: (request) => networkOf(request.ip),
  });
  const count = app.createRateLimit({
    max: burstPerSecond,
    timeWindow: secondMs,
    keyGenerator: (request) => userOf(request) ?? `address ${networkOf(request.ip)}`,
  });
  // After the session has been read (onRequest), before the body is.
  app.addHook('preParsing', async (request) => {
    if (!changing.has(request.method) || !isCall(request, '/api/')) return;
    if (request.routeOptions.config.signedOutside) return;
    const standing = await count(request);
    if (!standing.isAllowed && standing.isExceeded)
      throw new AppError('too_many_requests', { retryAfterSeconds: Math.max(1, standing.ttlInSeconds) });
  });
}
