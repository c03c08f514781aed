import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './errors.ts';

/** Changing calls of the API that one user, or one address without a user, may make in a second. Reading is not counted. */
export const burstPerSecond = 40;
const secondMs = 1000;
const changing = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Refuses floods before their bodies are read.
 * @param userOf id of the signed-in user, or null
 */
export async function registerBurstGuard(
  app: FastifyInstance,
  userOf: (request: FastifyRequest) => string | null,
): Promise<void> {
  await app.register(rateLimit, { global: false });
  const count = app.createRateLimit({
    max: burstPerSecond,
    timeWindow: secondMs,
    keyGenerator: (request) => userOf(request) ?? `address ${request.ip}`,
  });
  // After the session has been read (onRequest), before the body is.
  app.addHook('preParsing', async (request) => {
    if (!changing.has(request.method) || !request.url.startsWith('/api/')) return;
    const standing = await count(request);
    if (!standing.isAllowed && standing.isExceeded)
      throw new AppError('too_many_requests', { retryAfterSeconds: Math.max(1, standing.ttlInSeconds) });
  });
}
