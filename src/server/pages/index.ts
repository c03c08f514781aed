import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/errors.ts';
import type { Services } from '#server/services.ts';
import { readBuiltPages, type BuiltRoute } from './built-pages.ts';
import { filledFiles } from './filled-files.ts';
import { securityPath, securityText } from './security-txt.ts';

const year = 365 * 24 * 60 * 60;
/** Everything below these belongs to calls, not pages; an unknown path there is an error, not the landing page. */
const notPages = /^\/(?:api|oidc|assets)(?:\/|$)/;

const shortly = 'public, max-age=3600';

/** Hashed files never change; the few others may be an hour old. */
function cacheRule(file: string): string {
  return file.includes(`${path.sep}assets${path.sep}`) ? `public, max-age=${year}, immutable` : shortly;
}

/**
 * Serves the web build: hashed assets for a year, HTML always asked for again. A gated or unknown path gets
 * its loading shell when the readable session hint is there, and the written landing page otherwise, so
 * that nobody sees a wrong screen first. Unknown paths answer 404; other spellings of a known one are sent to it.
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

  const sendFilled = filledFiles(pagesFolder, built.siteMark, services.env.PUBLIC_URL);
  for (const text of built.texts) {
    app.get(text, (request, reply) => {
      reply.header('Content-Type', textType(text)).header('Cache-Control', shortly);
      reply.header('Vary', 'Accept-Encoding');
      return sendFilled(request, reply, text.slice(1));
    });
  }

  const { PUBLIC_URL, SUPPORT_EMAIL } = services.env;
  // Without a mailbox there is nobody to name.
  if (SUPPORT_EMAIL !== undefined)
    app.get(securityPath, (_, reply) =>
      reply
        .header('Content-Type', 'text/plain; charset=utf-8')
        .send(securityText(PUBLIC_URL, SUPPORT_EMAIL, new Date())),
    );

  app.get('/*', (request, reply) => {
    const pathname = request.url.replace(/[?#].*$/s, '');
    if (notPages.test(pathname)) throw new AppError('not_found');
    const route = built.routes[pathname];
    const plain = plainPath(pathname);
    // Only to a path of ours: an unknown one keeps its spelling and its 404.
    if (!route && built.routes[plain]) return reply.redirect(plain + request.url.slice(pathname.length), 301);

    reply.header('Content-Type', 'text/html; charset=utf-8').header('Cache-Control', 'no-cache');
    reply.header('Vary', route && !route.shell ? 'Accept-Encoding' : 'Cookie, Accept-Encoding');
    const seemsSignedIn = request.cookies.session_hint === '1';
    if (route)
      return sendFilled(request, reply, (seemsSignedIn && route.shell) || pageOf(route, request.url));
    reply.code(404);
    // The dashboard is what an active user gets on an unknown path; its shell is the one of `/`.
    return sendFilled(request, reply, (seemsSignedIn && built.routes['/']?.shell) || built.unknown);
  });
}

/** The page of a route, by its query where that decides what stands in it. */
function pageOf({ page, byQuery }: BuiltRoute, url: string): string {
  if (!byQuery) return page;
  const value = new URL(url, 'http://localhost').searchParams.get(byQuery.parameter);
  return (value !== null && Object.hasOwn(byQuery.pages, value) && byQuery.pages[value]) || page;
}

/** A path as its page has it: lower case, no slash at the end. */
function plainPath(pathname: string): string {
  return pathname.toLowerCase().replace(/(?<=^\/|[^/])\/+$/, '');
}

function textType(file: string): string {
  return file.endsWith('.xml') ? 'application/xml; charset=utf-8' : 'text/plain; charset=utf-8';
}
