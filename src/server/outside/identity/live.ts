import * as oidc from 'openid-client';
import type { IdentityProvider, LoginTicket, SignedInPerson } from './port.ts';

export interface RelyingPartyOptions {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Origin under which browsers reach the product, without a trailing slash. */
  publicUrl: string;
  log: { warn(details: object, message: string): void };
  /** Transport to the provider; the network when absent. */
  fetch?: oidc.CustomFetch;
}

const scope = 'openid email profile';

/**
 * The relying party: the one that production, the embedded default and every test run.
 * Discovery happens at the first login, not at the start, and is forgotten when it fails, so that a
 * provider that is down for a while breaks nothing for longer than that.
 */
export function openRelyingParty(options: RelyingPartyOptions): IdentityProvider {
  const { issuer, publicUrl, log } = options;
  const redirectUri = `${publicUrl}/api/auth/callback`;
  let discovered: Promise<oidc.Configuration> | undefined;

  const configuration = (): Promise<oidc.Configuration> => {
    discovered ??= discover(options).catch((error: unknown) => {
      discovered = undefined;
      throw error;
    });
    return discovered;
  };

  return {
    issuer,
    managedHere: false,
    accountUrl: null,
    name: new URL(issuer).host,
    accounts: null,

    async beginLogin(screen, email) {
      const config = await configuration();
      const codeVerifier = oidc.randomPKCECodeVerifier();
      const secrets = { codeVerifier, state: oidc.randomState(), nonce: oidc.randomNonce() };
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope,
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(email !== null && { login_hint: email }),
        ...(screen === 'sign-up' && { screen_hint: 'signup' }),
        ...(screen === 'again' && { prompt: 'login', max_age: '0' }),
      });
      return { url: url.href, secrets };
    },

    async finishLogin(callbackSearch, secrets) {
      const config = await configuration();
      const callback = new URL(redirectUri);
      callback.search = callbackSearch;
      const tokens = await oidc.authorizationCodeGrant(config, callback, {
        pkceCodeVerifier: secrets.codeVerifier,
        expectedState: secrets.state,
        expectedNonce: secrets.nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims || tokens.id_token === undefined) throw new Error('The provider sent no ID token');
      const merged = needsUserInfo(claims)
        ? { ...(await userInfoOf(config, tokens.access_token, claims.sub, log)), ...claims }
        : claims;
      return {
        person: personOf(claims.sub, merged),
        ticket: { idToken: tokens.id_token, providerSession: textOf(merged['provider_session']) },
        authenticatedAt: claims.auth_time === undefined ? null : new Date(claims.auth_time * 1_000),
      };
    },

    async endLogin(ticket) {
      try {
        return endSessionUrl(await configuration(), ticket, publicUrl);
      } catch (error) {
        log.warn({ err: error, issuer }, 'The provider could not be asked to end its session');
        return '/';
      }
    },
  };
}

function discover(options: RelyingPartyOptions): Promise<oidc.Configuration> {
  const { issuer, clientId, clientSecret } = options;
  return oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: 10,
    ...(options.fetch && { [oidc.customFetch]: options.fetch }),
    // A plain http issuer is the operator's choice: the embedded one, or an emulator on the same machine.
    execute: issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [],
  });
}

function endSessionUrl(config: oidc.Configuration, ticket: LoginTicket, publicUrl: string): string {
  if (config.serverMetadata().end_session_endpoint === undefined) return '/';
  return oidc.buildEndSessionUrl(config, {
    ...(ticket.idToken !== null && { id_token_hint: ticket.idToken }),
    post_logout_redirect_uri: `${publicUrl}/`,
  }).href;
}

/** Several providers keep the ID token small and tell name and e-mail only when asked. */
function needsUserInfo(claims: oidc.IDToken): boolean {
  return ['email', 'given_name', 'family_name'].some((name) => claims[name] === undefined);
}

async function userInfoOf(
  config: oidc.Configuration,
  accessToken: string,
  subject: string,
  log: RelyingPartyOptions['log'],
): Promise<oidc.UserInfoResponse | undefined> {
  if (config.serverMetadata().userinfo_endpoint === undefined) return undefined;
  try {
    return await oidc.fetchUserInfo(config, accessToken, subject);
  } catch (error) {
    // The ID token already proves who it is; a missing name is no reason to refuse the sign-in.
    log.warn({ err: error }, 'The provider did not answer the question for name and e-mail');
    return undefined;
  }
}

function personOf(subject: string, claims: Readonly<Record<string, unknown>>): SignedInPerson {
  const [first, ...rest] = (textOf(claims['name']) ?? '').split(/\s+/u).filter(Boolean);
  return {
    subject,
    email: textOf(claims['email'])?.trim().toLowerCase() ?? null,
    emailVerified: claims['email_verified'] === true,
    firstName: textOf(claims['given_name']) ?? first ?? null,
    lastName: textOf(claims['family_name']) ?? (rest.join(' ') || null),
    pictureUrl: pictureOf(claims['picture']),
  };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Only an https picture is worth keeping: anything else would not load, or should not. */
function pictureOf(value: unknown): string | null {
  const text = textOf(value);
  return text !== null && text.startsWith('https://') && text.length <= 2_048 ? text : null;
}
