import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { api, type ApiKey } from '#contract/api.ts';
import { storedBytes } from '#server/database/stored-bytes.ts';
import { keepsNothing } from '#server/storage-guard.ts';
import { openTestApp, type TestApp } from '#tests/setup/app.ts';
import { eachDatabase } from '#tests/setup/databases.ts';

const kibibyte = 1024;
/** Text that no database makes much smaller. */
const dense = (bytes: number) => randomBytes((bytes / 4) * 3).toString('base64');

eachDatabase('The storage of an account', (open) => {
  let test: TestApp;
  let anna = '';
  let ben = '';

  beforeAll(async () => {
    test = await openTestApp({ database: await open(), env: { ACCOUNT_STORAGE_MB: '3' } });
    anna = await test.signIn('anna@example.com', { active: true });
    ben = await test.signIn('ben@example.com', { active: true });
  });
  afterAll(() => test.close());

  const call = (cookie: string, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    test.app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
  /** A draft with a form of so many products, 5,000 characters of description each. */
  const save = (cookie: string, products: number) =>
    call(cookie, 'POST', '/api/content-history', {
      businessName: 'Kiln & Co.',
      platform: 'etsy',
      contentType: 'draft',
      tags: ['draft'],
      form: {
        businessName: 'Kiln & Co.',
        products: Array.from({ length: products }, () => ({ name: 'Mug', description: dense(5_000) })),
      },
    });
  const idOf = async (email: string) => {
    const { rows } = await test.services.database.query('select id from users where email = $1', [email]);
    return String(rows[0]?.['id']);
  };

  it('is counted in the bytes that lie in the database, of one person alone', async () => {
    const before = await storedBytes(test.services.database, await idOf('ben@example.com'));
    const { statusCode, body } = await save(ben, 40);
    expect(statusCode, body).toBe(200);
    const after = await storedBytes(test.services.database, await idOf('ben@example.com'));
    expect(after - before).toBeGreaterThan(150 * kibibyte);
    expect(after - before).toBeLessThan(900 * kibibyte);
    expect(await storedBytes(test.services.database, await idOf('anna@example.com'))).toBe(before);
  });

  it('refuses more when it is full, says how to make room, and leaves all else alone', async () => {
    let refused: Awaited<ReturnType<typeof save>> | undefined;
    let kept = 0;
    for (; kept < 60 && !refused; kept += 1) {
      const answer = await save(anna, 40);
      if (answer.statusCode !== 200) refused = answer;
    }
    expect(refused?.statusCode).toBe(409);
    expect(refused?.json()).toMatchObject({
      code: 'storage_full',
      message: expect.stringContaining('Delete entries'),
    });
    const list = await call(anna, 'GET', '/api/content-history');
    expect(list.json()).toHaveLength(kept - 1);
    const [{ id }] = list.json();
    expect((await call(anna, 'DELETE', `/api/content-history/${id}`)).statusCode).toBe(200);
    expect((await call(anna, 'POST', '/api/sessions/end-others')).statusCode).toBe(200);
    expect((await save(ben, 1)).statusCode).toBe(200);
  });
});

it('knows every call that may be made with a full account', () => {
  const calls = (Object.keys(api) as ApiKey[]).map((key) => key.split(' ') as [string, string]);
  const urls = new Set(
    calls.filter(([method]) => method === 'POST' || method === 'PUT').map(([, url]) => url),
  );
  expect([...keepsNothing].filter((url) => !urls.has(url))).toEqual([]);
  expect(keepsNothing.has('/api/content-history')).toBe(false);
});
