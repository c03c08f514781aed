import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SocialPicture } from '#contract/social-picture.ts';
import { addSocialImage } from '#server/database/social-images.ts';
import { addUser } from '#server/database/users.ts';
import type { Database } from '#server/database/database.ts';
import { AppError } from '#server/errors.ts';
import { openOutsideWeb } from '#tests/setup/outside-web.ts';
import { openTestApp, type TestApp } from '#tests/setup/app.ts';
import { eachDatabase } from '#tests/setup/databases.ts';
import { rgbaPng } from './picture/png-file.ts';

const id = 'Jx0aQ2mZ7Lr4Tn9Wc1Ub';
const picture: SocialPicture = {
  id,
  design: 'panel',
  title: 'Handmade stoneware mugs',
  subtitle: '',
  brandName: 'Kiln & Co.',
  colours: { background: '#123f38', text: '#fdf6e3', accent: '#f2a65a' },
  logoUrl: 'https://shop.example/logo.png',
};

eachDatabase('pictures with an address', (open) => {
  let database: Database;
  let test: TestApp;
  /** What the logo's site answers; null: nothing. */
  let logo: Uint8Array | null = null;
  let asked = 0;

  const start = async () => {
    const outside = openOutsideWeb({ PUBLIC_URL: 'http://localhost' });
    const pages = {
      ...outside.pages,
      fetchPage: async (url: string) => {
        asked += 1;
        if (!logo) throw new AppError('page_timeout');
        return {
          requestedUrl: url,
          finalUrl: url,
          redirects: [],
          leftHttps: false,
          status: 200,
          headers: {},
          contentType: 'image/png',
          body: logo,
          bodyTruncated: false,
          encodedBytes: logo.length,
          timings: { dns: null, connect: null, tls: null, ttfb: 1, total: 1 },
        };
      },
    };
    return openTestApp({ ...outside, database, pages });
  };
  const get = (address: string, headers = {}) => test.app.inject({ url: address, headers });

  beforeAll(async () => {
    database = await open();
    test = await start();
    const owner = await addUser(database.db, { id: 'owner', email: 'owner@example.com' });
    await addSocialImage(database.db, owner.id, picture);
  });
  afterAll(() => test.close());

  it('draws without the logo while its site is silent, and lets nobody keep that', async () => {
    const answer = await get(`/social-images/${id}/landscape.png`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=60');
  });

  it('is the same for good once the logo was read, on another machine too', async () => {
    await test.close();
    logo = rgbaPng(new Uint8Array(40 * 40 * 4).fill(255), 40, 40);
    test = await start();
    const first = await get(`/social-images/${id}/pin.png`);
    expect(first.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect([first.rawPayload.readUInt32BE(16), first.rawPayload.readUInt32BE(20)]).toEqual([1000, 1500]);
    const times = asked;
    await test.close();
    logo = null;
    test = await start();
    const second = await get(`/social-images/${id}/pin.png`);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(asked).toBe(times);
    const known = await get(`/social-images/${id}/pin.png`, { 'if-none-match': first.headers.etag });
    expect(known.statusCode).toBe(304);
  });

  it.each([
    `/social-images/${id}/poster.png`,
    '/social-images/Jx0aQ2mZ7Lr4Tn9Wc1Uc/pin.png',
    '/social-images/x/pin.png',
  ])('%s is nothing', async (address) => {
    expect((await get(address)).statusCode).toBe(404);
  });

  it('shows a preview to subscribers, with what is missing in it', async () => {
    const { id: _, ...look } = picture;
    const body = { ...look, title: 'ᠮᠣᠩ', format: 'square' };
    const ask = (cookie: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/social-images/preview',
        headers: { cookie },
        payload: body,
      });
    expect((await ask('')).statusCode).toBe(401);
    const answer = (await ask(await test.signIn())).json();
    expect(answer.image).toMatch(/^data:image\/png;base64,/);
    expect(answer.notes).toEqual([
      expect.stringMatching(/^The title is left out: we have no typeface for ᠮ ᠣ ᠩ\./),
      expect.stringMatching(/^The picture is drawn without the logo: /),
    ]);
  });
});
