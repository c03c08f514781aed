import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#server/errors.ts';
import { isCall } from '#server/request-target.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Called by an outside service that signs its body: no browser, no cookie, and floods are its own business. */
    signedOutside?: boolean;
  }
}

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * True when a browser says that the request was caused by a page of another site. Programs that send neither
 * `Sec-Fetch-Site` nor `Origin` pass: they carry no cookies of somebody else.
 *
 * @param publicUrl origin of the product
 */
function isCrossSite(headers: FastifyRequest['headers'], publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  if (origin === undefined || origin === publicUrl) return false;
  // Opened under another name of this machine, such as 127.0.0.1: then origin and Host agree.
  return !URL.canParse(origin) || new URL(origin).host !== headers.host;
}

/**
 * Refuses what another site's page would send in a signed-in browser. `SameSite=Lax` already keeps most of
 * it without cookies; this covers sibling hosts of the same site and posts without a session.
 */
export function refuseCrossSite(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onRequest', async (request) => {
    if (readingMethods.has(request.method) || request.routeOptions.config.signedOutside) return;
    if (!isCall(request, '/api/', '/oidc/')) return;
    if (isCrossSite(request.headers, publicUrl)) throw new AppError('cross_site');
    if (isCall(request, '/api/') && hasBody(request) && !isJson(request)) {
      throw new AppError('unsupported_media');
    }
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** A form of another site can send text or form data without asking first, but never JSON. */
function isJson({ headers }: FastifyRequest): boolean {
  return /^application\/json\s*(?:;|$)/iu.test(headers['content-type'] ?? '');
}
