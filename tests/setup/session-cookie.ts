import { randomBytes } from 'node:crypto';
import { Signer } from '@fastify/cookie';
import { sessionCookie } from '#server/account/sign-in/cookie-shapes.ts';
import { sessionSeconds } from '#server/account/sign-in/sessions.ts';
import type { Services } from '#server/services.ts';
import { openKeyring } from '#server/outside/identity/keyring.ts';

/**
 * A session of a user as a sign-in leaves it, without walking through the pages. The user's row must exist.
 *
 * @returns value of a `cookie` header
 */
export async function openSession(
  { database, env }: Pick<Services, 'database' | 'env'>,
  userId: string,
): Promise<string> {
  const sid = randomBytes(24).toString('base64url');
  const end = new Date(Date.now() + sessionSeconds * 1_000);
  const { name, path } = sessionCookie(env.PUBLIC_URL);
  const sess = {
    cookie: { expires: end.toISOString(), originalMaxAge: sessionSeconds * 1_000, path },
    user: {
      id: userId,
      issuer: env.OIDC_ISSUER ?? `${env.PUBLIC_URL}/oidc`,
      idToken: null,
      providerSession: null,
      signedInAt: new Date().toISOString(),
    },
  };
  await database.query('insert into sessions (sid, sess, expire) values ($1, $2::json, $3)', [
    sid,
    JSON.stringify(sess),
    end.toISOString(),
  ]);
  const keyring = await openKeyring(database.db, env);
  const signed = new Signer(keyring.signingKeys('session')).sign(sid);
  return `${name}=${encodeURIComponent(signed)}; session_hint=1`;
}
