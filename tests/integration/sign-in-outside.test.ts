import { createEmulator, type Emulator } from 'emulate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/database/schema/index.ts';
import type { Database } from '#server/database/database.ts';
import { openMemoryDatabase } from '#tests/setup/memory-database.ts';
import { freePort } from '#tests/setup/product-process.ts';
import { openOutsideIssuer, signInAs } from './outside-issuer.ts';
import { base, openSignInApp } from './sign-in-app.ts';
import { Visitor } from './sign-in-visitor.ts';

describe('Sign-in at an outside issuer', () => {
  let okta: Emulator;
  let database: Database;
  let variables: Record<string, string>;

  beforeAll(async () => {
    ({ okta, variables } = await openOutsideIssuer());
    database = await openMemoryDatabase();
  });
  afterAll(async () => {
    await database.close();
    await okta.close();
  });

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
