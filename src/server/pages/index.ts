import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '#server/errors.ts';
import type { Services } from '#server/services.ts';
import { readBuiltPages } from './built-pages.ts';

const year = 365 * 24 * 60 * 60;
/** Everything below these belongs to calls, not pages; an unknown path there is an error, not the landing page. */
const notPages = /^\/(?:api|oidc|assets)(?:\/|$)/;

/** Hashed files never change; HTML is asked for each time; the few others may be an hour old. */
function cacheRule(file: string): string {
  if (file.includes(`${path.sep}assets${path.sep}`)) return `public, max-age=${year}, immutable`;
  return /\.html(?:\.\w+)?$/.test(file) ? 'no-cache' : 'public, max-age=3600';
}

/**
 * Serves the web build: hashed assets for a year, HTML always asked for again. A gated or unknown path gets
 * its loading shell when the readable session hint is there, and the written landing page otherwise, so
 * that nobody sees a wrong screen first. Unknown paths answer 404.
 */
export async function registerPages(
  app: FastifyInstance,
  services: Pick<Services, 'env' | 'log'>,
  built = readBuiltPages(),
): Promise<void> {
  if (built === null) {
    services.log.info('No web build was found; only calls are answered. `npm run build` makes one.');
    return;
  }
  const pagesFolder = path.join(built.folder, 'pages');

  await app.register(fastifyStatic, {
    root: path.join(built.folder, 'client'),
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, file) => {
      response.header('Cache-Control', cacheRule(file));
    },
  });

  const send = (reply: FastifyReply, file: string) =>
    reply.sendFile(file, pagesFolder, { cacheControl: false });

  app.get('/*', (request, reply) => {
    const pathname = request.url.replace(/[?#].*$/s, '');
    if (notPages.test(pathname)) throw new AppError('not_found');
    const route = built.routes[pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname];
    const seemsSignedIn = request.cookies.session_hint === '1';

    if (route && !route.shell) {
      addCanonical(reply, route.canonical);
      return send(reply, route.page);
    }
    reply.header('Vary', 'Cookie, Accept-Encoding');
    if (route) {
      addCanonical(reply, route.canonical);
      return send(reply, seemsSignedIn && route.shell ? route.shell : route.page);
    }
    reply.code(404);
    // The dashboard is what an active user gets on an unknown path; its shell is the one of `/`.
    return send(reply, seemsSignedIn ? (built.routes['/']?.shell ?? built.unknown) : built.unknown);
  });

  function addCanonical(reply: FastifyReply, canonical: string | undefined): void {
    if (canonical !== undefined)
      reply.header('Link', `<${services.env.PUBLIC_URL}${canonical}>; rel="canonical"`);
  }
}
