import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IdentityProvider, LoginScreen } from '#server/outside/identity/port.ts';
import { route } from '#server/route.ts';
import { tally } from '#server/operations/tally.ts';
import type { Services } from '#server/services.ts';
import { currentUserOf } from './current-user.ts';
import type { PendingLogins } from './pending-logins.ts';
import { requireUser, sessionUserOf } from './require-user.ts';
import { safeReturnTo, withAuthSuccess } from './return-to.ts';
import { sessionCookie } from './cookie-shapes.ts';
import { clearHint, endOldestSessions, hintCookie, setHint } from './sessions.ts';
import { userOfPerson } from './user-rows.ts';

interface LoginQuery {
  returnTo?: unknown;
  screen_hint?: unknown;
  /** Asks for the password also from somebody who is signed in, before something that cannot be taken back. */
  again?: unknown;
  /** Set on the way from another name of this machine to the public one, so that it happens once. */
  public_name?: unknown;
}

const failed = '/?auth_error=true';
/** Characters. Real ones have some 200. */
const longestUserAgent = 400;

/** The calls under `/api/auth`. */
export function registerLoginRoutes(
  app: FastifyInstance,
  { env, database, clock }: Services,
  identity: IdentityProvider,
  pending: PendingLogins,
): void {
  const publicUrl = new URL(env.PUBLIC_URL);
  const secure = publicUrl.protocol === 'https:';

  app.get<{ Querystring: LoginQuery }>('/api/auth/login', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const publicAddress = underPublicName(request, publicUrl);
    if (publicAddress !== null) return reply.redirect(publicAddress, 302);
    try {
      const screen = screenOf(request.query);
      const email = screen === 'again' ? null : await knownEmail(app, request);
      const { url, secrets } = await identity.beginLogin(screen, email);
      const returnTo = safeReturnTo(request.query.returnTo);
      const again = screen === 'again';
      pending.add(request, reply, { ...secrets, returnTo, startedAt: Date.now(), again });
      return reply.redirect(url, 302);
    } catch (error) {
      tally('sign_in_failures', { reason: 'provider' });
      request.log.error({ err: error, issuer: identity.issuer }, 'The sign-in could not be started');
      return reply.redirect(failed, 302);
    }
  });

  app.get<{ Querystring: { state?: unknown } }>('/api/auth/callback', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { state } = request.query;
    const login = typeof state === 'string' ? pending.take(request, reply, state, Date.now()) : null;
    if (!login) {
      // The back button after a finished sign-in lands here; whoever is signed in is simply let through.
      if (sessionUserOf(request)) return reply.redirect('/', 303);
      request.log.warn('A sign-in came back that this browser did not start, or too late');
      return reply.redirect(failed, 303);
    }
    try {
      const search = request.raw.url?.split('?')[1] ?? '';
      const { person, ticket, authenticatedAt } = await identity.finishLogin(search, login);
      const user = await userOfPerson(database, person, identity.managedHere);
      await endOldestSessions(database, identity, user.id);
      // A new id: whoever knew the one before the sign-in knows nothing now.
      await request.session.regenerate();
      request.session.user = {
        id: user.id,
        issuer: identity.issuer,
        ...ticket,
        signedInAt: clock.now().toISOString(),
        provenAt: login.again ? (authenticatedAt ?? clock.now()).toISOString() : null,
        userAgent: request.headers['user-agent']?.slice(0, longestUserAgent) ?? null,
      };
      setHint(reply, secure);
      for (const hook of app.signIn.afterSignIn)
        await hook({ request, reply, user, person }).catch((error: unknown) => {
          request.log.error({ err: error }, 'What follows a sign-in failed');
        });
      return reply.redirect(withAuthSuccess(login.returnTo), 303);
    } catch (error) {
      tally('sign_in_failures', { reason: 'provider' });
      request.log.error({ err: error, issuer: identity.issuer }, 'A sign-in failed');
      return reply.redirect(failed, 303);
    }
  });

  route(app, 'POST /api/auth/logout', async ({ request, reply }) => {
    const { user } = request.session;
    if (user) await request.session.destroy();
    const { name, ...shape } = sessionCookie(env.PUBLIC_URL);
    reply.clearCookie(name, shape);
    clearHint(reply);
    const known = user?.issuer === identity.issuer ? user : null;
    return { logoutUrl: known ? await identity.endLogin(known) : '/' };
  });

  route(app, 'GET /api/auth/user', async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    try {
      let user = await requireUser(request);
      for (const hook of app.signIn.beforeUser) user = await hook({ request, reply, user });
      return currentUserOf(user, clock.now());
    } catch (error) {
      forgetHint(request, reply);
      throw error;
    }
  });

  route(app, 'GET /api/auth/provider', () => ({
    managedHere: identity.managedHere,
    accountUrl: identity.accountUrl,
    name: identity.name,
  }));
}

/** Spares a buyer typing the e-mail twice. Nothing hangs on it: a failure is logged and the form begins empty. */
async function knownEmail(app: FastifyInstance, request: FastifyRequest): Promise<string | null> {
  for (const ask of app.signIn.knownEmail) {
    const email = await ask(request).catch((error: unknown) => {
      request.log.error({ err: error }, 'The e-mail of a purchase could not be read');
      return null;
    });
    if (email !== null) return email;
  }
  return null;
}

function screenOf({ screen_hint, again }: LoginQuery): LoginScreen {
  if (again !== undefined) return 'again';
  return screen_hint === 'signup' ? 'sign-up' : 'sign-in';
}

/** The page that trusted the hint was wrong; the next one is not to be. */
function forgetHint(request: FastifyRequest, reply: FastifyReply): void {
  if (request.cookies[hintCookie.name] !== undefined) clearHint(reply);
}

/**
 * The same call under the public name, when it came in under another one (127.0.0.1 for localhost): cookies set
 * here would be missing when the provider sends the browser back. `null` when all is well, and the second time,
 * because a proxy may rewrite the name for good.
 */
function underPublicName(
  request: FastifyRequest<{ Querystring: LoginQuery }>,
  publicUrl: URL,
): string | null {
  if (request.host === publicUrl.host || request.query.public_name !== undefined) return null;
  const address = new URL('/api/auth/login', publicUrl);
  // The query alone: a request line may hold a whole address, of any host.
  address.search = URL.parse(request.url, publicUrl.href)?.search ?? '';
  address.searchParams.set('public_name', '1');
  return address.href;
}
