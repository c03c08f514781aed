import { createServer } from 'node:net';
import { createEmulator, type Emulator } from 'emulate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/database/schema/index.ts';
import type { Database } from '#server/database/database.ts';
import { openMemoryDatabase } from '#tests/setup/memory-database.ts';
import { base, openSignInApp } from './sign-in-app.ts';
import { Visitor } from './sign-in-visitor.ts';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

/** The third-party emulator of Okta stands in for an outside issuer; only three variables are different. */
describe('Sign-in at an outside issuer', () => {
  let okta: Emulator;
  let database: Database;
  let variables: Record<string, string>;

  beforeAll(async () => {
    const port = await freePort();
    okta = await createEmulator({
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
              redirect_uris: [`${base}/api/auth/callback`],
              auth_server_id: 'default',
            },
          ],
        },
      },
    });
    variables = {
      OIDC_ISSUER: `${okta.url}/oauth2/default`,
      OIDC_CLIENT_ID: 'shelfmark-client',
      OIDC_CLIENT_SECRET: 'shelfmark-client-secret',
    };
    database = await openMemoryDatabase();
  });
  afterAll(async () => {
    await database.close();
    await okta.close();
  });

  /** Walks to the emulator's own page, picks a person there and comes back. */
  async function signInAs(visitor: Visitor, login: string): Promise<void> {
    const started = await visitor.open('/api/auth/login?returnTo=/settings');
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

  it('signs in, asks for the name that the ID token lacks, and signs out there too', async () => {
    const { app } = await openSignInApp(database, variables);
    const ada = new Visitor(app, base);
    await signInAs(ada, 'ada@okta.local');
    expect(ada.at).toBe('/settings?auth_success=true');
    const user = await ada.user();
    expect(user.json()).toMatchObject({ email: 'ada@okta.local', firstName: 'Ada', lastName: 'Byron' });
    const provider = await ada.send('GET', '/api/auth/provider');
    expect(provider.json()).toEqual({ managedHere: false, accountUrl: null, name: new URL(okta.url).host });

    const out = await ada.send('POST', '/api/auth/logout');
    const { logoutUrl } = out.json<{ logoutUrl: string }>();
    expect(logoutUrl.startsWith(okta.url)).toBe(true);
    const query = new URL(logoutUrl).searchParams;
    expect(query.get('post_logout_redirect_uri')).toBe(`${base}/`);
    expect(query.get('id_token_hint')).toMatch(/^ey/u);
    expect((await ada.user()).statusCode).toBe(401);
    await app.close();
  });

  it('opens the row that the same verified e-mail had before the move to this issuer', async () => {
    await database.db.insert(users).values({ id: 'local_before', email: 'moved@okta.local' });
    const { app } = await openSignInApp(database, variables);
    const mover = new Visitor(app, base);
    await signInAs(mover, 'moved@okta.local');
    expect((await mover.user()).json()).toMatchObject({ id: 'local_before', firstName: 'Mo' });
    await app.close();
  });

  it('does not mount the embedded provider', async () => {
    const { app } = await openSignInApp(database, variables);
    expect((await app.inject('/oidc/.well-known/openid-configuration')).statusCode).toBe(404);
    expect((await app.inject('/oidc/account')).statusCode).toBe(404);
    await app.close();
  });

  it('refuses a callback with a forged state or code, and a second use of a good one', async () => {
    const { app } = await openSignInApp(database, variables);
    const ada = new Visitor(app, base);
    const started = await ada.open('/api/auth/login');
    const state = new URL(started.left ?? '').searchParams.get('state') ?? '';
    const forged = [
      'code=stolen&state=forged',
      `code=stolen&state=${state}`,
      `code=stolen&state=${state}`,
      '',
    ];
    for (const query of forged) {
      await ada.open(`/api/auth/callback?${query}`);
      expect(ada.at, query).toBe('/?auth_error=true');
    }
    expect((await ada.user()).statusCode).toBe(401);
    await app.close();
  });

  it('survives an issuer that is down, and works as soon as it is back', async () => {
    const port = await freePort();
    const { app } = await openSignInApp(database, {
      ...variables,
      OIDC_ISSUER: `http://localhost:${port}/oauth2/default`,
    });
    const ada = new Visitor(app, base);
    await ada.open('/api/auth/login');
    expect(ada.at).toBe('/?auth_error=true');
    const late = await createEmulator({ service: 'okta', port });
    const started = await ada.open('/api/auth/login');
    expect(started.left).toContain(`localhost:${port}`);
    await late.close();
    await app.close();
  });
});
