import { generateKeyPairSync } from 'node:crypto';
import { Provider, type Configuration, type JWK, type KoaContextWithOIDC } from 'oidc-provider';
import { hostCookie } from '#server/account/sign-in/cookie-shapes.ts';
import type { Queryable } from '#server/database/database.ts';
import { appErrorOf } from '#server/error-handler.ts';
import { ownSecret, type Keyring } from '#server/outside/identity/keyring.ts';
import { findAccountById } from './accounts.ts';
import { deadEndPage } from './pages/dead-ends.ts';
import { payloadAdapter } from './payloads.ts';
import { clientId, mountPath } from './provider-settings.ts';

/** Seconds. A session at the provider lasts as long as one of the product that nobody uses (7 days). */
const ttl = {
  Session: 7 * 24 * 60 * 60,
  Grant: 7 * 24 * 60 * 60,
  /** Time to fill in the sign-in or sign-up page. */
  Interaction: 60 * 60,
  AuthorizationCode: 60,
  AccessToken: 5 * 60,
  IdToken: 60 * 60,
};

export interface ProviderOptions {
  db: Queryable;
  keyring: Keyring;
  publicUrl: string;
  clientSecret: string;
  log: { error(details: object, message: string): void };
}

/** The OpenID provider inside the product: one client (the product itself), one kind of sign-in (our pages). */
export async function createProvider(options: ProviderOptions): Promise<Provider> {
  const { db, keyring, publicUrl, log } = options;
  const session = hostCookie(publicUrl, 'shelfmark_provider', mountPath);
  const { secure } = session;
  const cookie = { httpOnly: true, sameSite: 'lax', secure, signed: true, overwrite: true } as const;
  const configuration: Configuration = {
    adapter: payloadAdapter(db),
    clients: [
      {
        client_id: clientId,
        client_secret: options.clientSecret,
        redirect_uris: [`${publicUrl}/api/auth/callback`],
        post_logout_redirect_uris: [`${publicUrl}/`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [await signingKey(db)] },
    cookies: {
      keys: keyring.signingKeys('provider cookies'),
      long: { ...cookie, path: session.path },
      // No path: each open sign-in page keeps its own cookie, so two tabs do not disturb each other.
      short: cookie,
      names: {
        session: session.name,
        interaction: 'shelfmark_interaction',
        resume: 'shelfmark_resume',
      },
    },
    claims: {
      openid: ['sub', 'provider_session'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    scopes: ['openid', 'email', 'profile'],
    // Our one client may read the claims from the ID token; that saves it a question.
    conformIdTokenClaims: false,
    extraParams: ['screen_hint'],
    pkce: { required: () => true },
    responseTypes: ['code'],
    ttl,
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          ctx.body = deadEndPage('logout', form);
        },
        postLogoutSuccessSource: (ctx) => {
          ctx.type = 'html';
          ctx.body = deadEndPage('signed-out');
        },
      },
    },
    interactions: { url: (_ctx, interaction) => `${mountPath}/interaction/${interaction.uid}` },
    loadExistingGrant: grantEverything,
    async findAccount(_ctx, subject, token) {
      const account = await findAccountById(db, subject);
      if (!account) return undefined;
      return {
        accountId: subject,
        claims: () => ({
          sub: subject,
          email: account.email,
          // No confirmation mail is sent, so nothing is known about it.
          email_verified: false,
          given_name: account.firstName ?? '',
          family_name: account.lastName ?? '',
          ...(token && 'sessionUid' in token && { provider_session: token.sessionUid }),
        }),
      };
    },
    renderError(ctx, out, error) {
      const { code, status, retryAfterSeconds } = appErrorOf(error);
      const isAway = code === 'database_away';
      if (out.error === 'server_error') log.error({ err: error }, 'The sign-in provider failed');
      if (isAway) ctx.status = status;
      if (retryAfterSeconds !== undefined) ctx.set('retry-after', String(retryAfterSeconds));
      ctx.type = 'html';
      ctx.body = deadEndPage(isAway ? 'away' : out.error === 'server_error' ? 'failed' : 'expired');
    },
  };
  const provider = new Provider(`${publicUrl}${mountPath}`, configuration);
  // The mount tells it the public address in the headers that this switch makes it read.
  provider.proxy = true;
  return provider;
}

/** The product is its own client, so nobody is asked for consent. */
async function grantEverything(ctx: KoaContextWithOIDC) {
  const { provider, session, client } = ctx.oidc;
  if (!session || !client || session.accountId === undefined) return undefined;
  const known = session.grantIdFor(client.clientId);
  const existing = known === undefined ? undefined : await provider.Grant.find(known);
  if (existing && existing.accountId === session.accountId) return existing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
}

/** ES256 key for ID tokens, made at the first start. */
async function signingKey(db: Queryable): Promise<JWK> {
  const key = await ownSecret(db, 'provider_signing_key', () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256' };
  });
  if (!isKey(key)) throw new TypeError('Row "provider_signing_key" of app_secrets is not a key');
  return key;
}

function isKey(value: unknown): value is JWK {
  return typeof value === 'object' && value !== null && 'kty' in value && typeof value.kty === 'string';
}
