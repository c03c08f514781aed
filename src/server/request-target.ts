import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './errors.ts';

/** Paths that answer calls: of the product's own API, and of the embedded sign-in. */
export type CallFolder = '/api/' | '/oidc/';

/**
 * Whether a request is a call of one of the folders, by its route as well as by its text. The text alone does not do:
 * the router reads `/%61pi/x` as `/api/x`, so a guard that looked at the text would let that spelling through.
 */
export function isCall(
  { url, routeOptions }: Pick<FastifyRequest, 'url' | 'routeOptions'>,
  ...folders: readonly CallFolder[]
): boolean {
  return folders.some((folder) => url.startsWith(folder) || routeOptions.url?.startsWith(folder) === true);
}

/**
 * Refuses whole addresses in the place of a path (`GET http://other/… HTTP/1.1`), which only proxies are sent. Code
 * that reads the path as an address would take their host for ours.
 */
export function refuseWholeAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/')) throw new AppError('bad_request');
  });
}
