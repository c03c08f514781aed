import formbody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { Background } from '#server/background.ts';
import { appErrorOf } from '#server/error-handler.ts';
import { AppError } from '#server/errors.ts';
import { lettersPosted, postLetters } from '#server/operations/post-letters.ts';
import type { Services } from '#server/services.ts';
import { registerAccountPages } from './embedded/account-routes.ts';
import { sendPage, type EmbeddedContext } from './embedded/context.ts';
import { keptAccounts } from './embedded/kept-accounts.ts';
import { inProcessFetch, mountProvider } from './embedded/mount.ts';
import { registerPageAssets } from './embedded/pages/assets.ts';
import { deadEndPage } from './embedded/pages/dead-ends.ts';
import { deleteExpiredPayloads, endProviderSession } from './embedded/payloads.ts';
import { clientId, mountPath } from './embedded/provider-settings.ts';
import { resealTwoFactor } from './embedded/reseal-two-factor.ts';
import { registerResetPages } from './embedded/reset-routes.ts';
import { registerSignInPages } from './embedded/sign-in-routes.ts';
import { deleteOldAttempts } from './embedded/throttle.ts';
import { ownSecretText, type Keyring } from './keyring.ts';
import { openRelyingParty } from './live.ts';
import type { IdentityProvider } from './port.ts';

type Needs = Pick<Services, 'env' | 'database' | 'clock' | 'log' | 'mail'>;

/** Largest form in bytes: six short fields. */
const formBytes = 16 * 1_024;

/**
 * The embedded default: a certified OpenID provider inside the product, under `/oidc`, with our own pages. The
 * same relying party that talks to outside issuers talks to it, in process.
 */
export async function openEmbeddedIdentity(
  app: FastifyInstance,
  services: Needs,
  keyring: Keyring,
  endProductSessions: EmbeddedContext['endProductSessions'],
): Promise<IdentityProvider & { deleteExpired: () => Promise<void> }> {
  const { database, clock, log, env } = services;
  const publicUrl = env.PUBLIC_URL;
  const clientSecret = await ownSecretText(database.db, 'client_secret');
  let made: Promise<Provider> | undefined;
  const provider = (): Promise<Provider> => {
    made ??= import('./embedded/provider.ts')
      .then(({ createProvider }) =>
        createProvider({ db: database.db, keyring, publicUrl, clientSecret, log }),
      )
      .catch((error: unknown) => {
        made = undefined;
        throw error;
      });
    return made;
  };
  const background = new Background(log);
  const letters = {
    delivered: services.mail.mode === 'smtp',
    helpAt: env.SUPPORT_EMAIL ?? null,
    post: () => void postLetters(services),
    background,
  };
  const context: EmbeddedContext = {
    database,
    keyring,
    clock,
    publicUrl,
    log,
    provider,
    endProductSessions,
    letters,
  };

  await app.register(async (pages) => {
    await pages.register(formbody, { bodyLimit: formBytes });
    pages.setErrorHandler<FastifyError>((error, request, reply) =>
      answerWithPage(context, error, request, reply),
    );
    registerPageAssets(pages);
    registerSignInPages(pages, context);
    registerAccountPages(pages, context);
    registerResetPages(pages, context);
  });
  await app.register(async (scope) => {
    scope.setErrorHandler<FastifyError>((error, request, reply) =>
      answerWithPage(context, error, request, reply),
    );
    mountProvider(scope, publicUrl, provider);
  });

  // After the first answers; a person who signs in meanwhile is read with the earlier key.
  app.addHook('onListen', async () => {
    resealTwoFactor(database.db, keyring)
      .then((resealed) => {
        if (resealed > 0)
          log.info({ resealed }, 'Two-factor secrets were sealed with the new SESSION_SECRET');
      })
      .catch((error: unknown) => log.error({ err: error }, 'Two-factor secrets could not be sealed anew'));
  });

  app.addHook('onClose', async () => {
    await background.settled();
    await lettersPosted(services);
  });

  const relyingParty = openRelyingParty({
    issuer: `${publicUrl}${mountPath}`,
    clientId,
    clientSecret,
    publicUrl,
    log,
    fetch: inProcessFetch(app),
  });
  return {
    ...relyingParty,
    managedHere: true,
    accountUrl: `${mountPath}/account`,
    name: 'Shelfmark',
    accounts: keptAccounts(context),
    async finishLogin(callbackSearch, secrets) {
      const login = await relyingParty.finishLogin(callbackSearch, secrets);
      return { ...login, ticket: { ...login.ticket, idToken: null } };
    },
    async endLogin(ticket) {
      if (ticket.providerSession !== null) await endProviderSession(database.db, ticket.providerSession);
      return '/';
    },
    async deleteExpired() {
      await deleteExpiredPayloads(database.db, new Date());
      await deleteOldAttempts(database.db, clock.now());
    },
  };
}

/** Errors of the pages: a person reads them, so they are pages too. */
function answerWithPage(
  context: EmbeddedContext,
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof AppError && error.code === 'cross_site') {
    return sendPage(reply, deadEndPage('cross-site'), 403);
  }
  const { status, code, retryAfterSeconds } = appErrorOf(error);
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  if (status === 429) return sendPage(reply, deadEndPage('busy'), status);
  if (status >= 400 && status < 500) return sendPage(reply, deadEndPage('unreadable'), status);
  context.log.error({ err: error, url: request.routeOptions.url }, 'A sign-in page failed');
  return code === 'database_away'
    ? sendPage(reply, deadEndPage('away'), status)
    : sendPage(reply, deadEndPage('failed'), 500);
}
