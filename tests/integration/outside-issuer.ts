import { createEmulator, type Emulator } from 'emulate';
import { freePort } from '#tests/setup/product-process.ts';
import { base } from './sign-in-app.ts';
import type { Visitor } from './sign-in-visitor.ts';

/**
 * The third-party emulator of Okta stands in for an outside issuer; only three variables are different.
 * @param publicUrl of the product that signs in there
 */
export async function openOutsideIssuer(
  publicUrl = base,
): Promise<{ okta: Emulator; variables: Record<string, string> }> {
  const port = await freePort();
  const okta = await createEmulator({
    service: 'okta',
    port,
    seed: {
      okta: {
        users: [
          { login: 'ada@okta.local', email: 'ada@okta.local', first_name: 'Ada', last_name: 'Byron' },
          { login: 'moved@okta.local', email: 'moved@okta.local', first_name: 'Mo', last_name: 'Ved' },
        ],
        authorization_servers: [{ id: 'default', name: 'default', audiences: ['api://default'] }],
        oauth_clients: [
          {
            client_id: 'shelfmark-client',
            client_secret: 'shelfmark-client-secret',
            name: 'Shelfmark',
            redirect_uris: [`${publicUrl}/api/auth/callback`],
            auth_server_id: 'default',
          },
        ],
      },
    },
  });
  const variables = {
    OIDC_ISSUER: `${okta.url}/oauth2/default`,
    OIDC_CLIENT_ID: 'shelfmark-client',
    OIDC_CLIENT_SECRET: 'shelfmark-client-secret',
  };
  return { okta, variables };
}

/** Walks to the emulator's own page, picks a person there and comes back. @param more of the query of the login */
export async function signInAs(visitor: Visitor, login: string, more = ''): Promise<void> {
  const started = await visitor.open(`/api/auth/login?returnTo=/settings${more}`);
  const page = await fetch(started.left ?? '');
  const body = await page.text();
  const form = [...body.matchAll(/<form[^>]*action="([^"]+)"[\s\S]*?<\/form>/gu)].find(([markup]) =>
    markup.includes(login),
  );
  if (!form) throw new Error(`The emulator does not offer ${login}`);
  const values = [...form[0].matchAll(/<input[^>]*name="([^"]+)"[^>]*value="([^"]*)"/gu)];
  const answer = await fetch(new URL(form[1] ?? '', started.left), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(
      values.map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')]),
    ),
  });
  await visitor.open(answer.headers.get('location') ?? '');
}
