import type { FastifyInstance } from 'fastify';
import { openEmbeddedIdentity } from '#server/outside/identity/embedded.ts';
import { openKeyring, type Keyring } from '#server/outside/identity/keyring.ts';
import { openRelyingParty } from '#server/outside/identity/live.ts';
import { counted } from '#server/operations/count-outside.ts';
import type { IdentityProvider } from '#server/outside/identity/port.ts';
import type { Services } from '#server/services.ts';
import { refuseCrossSite } from './cross-site.ts';
import { registerLoginRoutes } from './login-routes.ts';
import { PendingLogins } from './pending-logins.ts';
import { provideSignIn } from './require-user.ts';
import { deleteExpiredSessions, endIdleSessions, endSessionsOf, registerSessions } from './sessions.ts';

export { currentUserOf, effectiveSubscription } from './current-user.ts';
export { requireActiveUser, requireUser, sessionUserOf } from './require-user.ts';

const cleaningMilliseconds = 15 * 60 * 1_000;

/** Sessions, the guard against other sites' posts, the sign-in calls and, without an outside issuer, `/oidc`. */
export async function registerSignIn(app: FastifyInstance, services: Services): Promise<void> {
  const { env, database, log } = services;
  const keyring = await openKeyring(database.db, env);
  refuseCrossSite(app, env.PUBLIC_URL);
  await registerSessions(app, services, keyring);
  const { identity, deleteExpired } = await openIdentity(app, services, keyring);
  provideSignIn(app, { services, identity });
  registerLoginRoutes(app, services, identity, new PendingLogins(keyring, env.PUBLIC_URL));

  const cleaning = setInterval(() => {
    Promise.all([
      deleteExpiredSessions(database),
      endIdleSessions(database, identity),
      deleteExpired(),
    ]).catch((error: unknown) => {
      log.error({ err: error }, 'Expired sessions could not be removed');
    });
  }, cleaningMilliseconds);
  cleaning.unref();
  app.addHook('onClose', async () => {
    clearInterval(cleaning);
  });
}

async function openIdentity(
  app: FastifyInstance,
  services: Services,
  keyring: Keyring,
): Promise<{ identity: IdentityProvider; deleteExpired: () => Promise<void> }> {
  const { env, database, log } = services;
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = env;
  if (OIDC_ISSUER !== undefined && OIDC_CLIENT_ID !== undefined && OIDC_CLIENT_SECRET !== undefined) {
    const identity = counted(
      'identity',
      openRelyingParty({
        issuer: OIDC_ISSUER,
        clientId: OIDC_CLIENT_ID,
        clientSecret: OIDC_CLIENT_SECRET,
        publicUrl: env.PUBLIC_URL,
        log,
      }),
      ['beginLogin', 'finishLogin', 'endLogin'],
    );
    return { identity, deleteExpired: async () => undefined };
  }
  const identity = await openEmbeddedIdentity(app, services, keyring, (userId, kept) =>
    endSessionsOf(database, userId, kept),
  );
  return { identity, deleteExpired: () => identity.deleteExpired() };
}
