import { afterAll, beforeAll, expect, it } from 'vitest';
import { mostTemplates, type NewTemplate } from '#contract/templates.ts';
import { openTestApp, type TestApp } from '#tests/setup/app.ts';
import { eachDatabase } from '#tests/setup/databases.ts';

const template: NewTemplate = {
  name: 'Mugs',
  platform: 'etsy',
  industry: 'Retail',
  form: { platform: 'etsy', businessName: 'Kiln & Co.', products: [{ name: 'Mug', description: 'Blue.' }] },
};

eachDatabase('templates and businesses', (open) => {
  let test: TestApp;
  let anna = '';
  let ben = '';

  beforeAll(async () => {
    test = await openTestApp({ database: await open() });
    anna = await test.signIn('anna@example.com', { active: true });
    // Two share the requests: one alone would pass the bound on requests in a second.
    ben = await test.signIn('ben@example.com', { active: true });
  });
  afterAll(() => test.close());

  async function call(cookie: string, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) {
    const response = await test.app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
    return { status: response.statusCode, body: response.json() };
  }
  const names = async (cookie: string): Promise<string[]> =>
    (await call(cookie, 'GET', '/api/content-templates')).body.map(({ name }: { name: string }) => name);

  it('a template gives its form back and counts its uses; the list has no forms', async () => {
    const { status, body: saved } = await call(anna, 'POST', '/api/content-templates', template);
    const listed = { id: saved.id, name: 'Mugs', platform: 'etsy', industry: 'Retail', usageCount: 0 };
    expect([status, saved]).toEqual([200, listed]);
    const used = await call(anna, 'POST', `/api/content-templates/${saved.id}/use`);
    expect(used.body).toEqual({ ...listed, usageCount: 1, form: template.form });
    expect((await call(anna, 'GET', '/api/content-templates')).body).toEqual([{ ...listed, usageCount: 1 }]);
  });

  it('one of a known name takes its place and keeps its uses', async () => {
    const changed = { ...template, name: ' Mugs ', platform: 'ebay', form: { platform: 'ebay' } };
    const { body } = await call(anna, 'POST', '/api/content-templates', changed);
    expect(body).toMatchObject({ name: 'Mugs', platform: 'ebay', usageCount: 1 });
    expect(await names(anna)).toEqual(['Mugs']);
    // The other's template of this name is another one.
    await call(ben, 'POST', '/api/content-templates', template);
    expect(await names(ben)).toEqual(['Mugs']);
  });

  it('those that were used most come first', async () => {
    await call(anna, 'POST', '/api/content-templates', { ...template, name: 'Bowls' });
    expect(await names(anna)).toEqual(['Mugs', 'Bowls']);
  });

  it('what was deleted is answered, and posted again it is back', async () => {
    const [{ id }] = (await call(ben, 'GET', '/api/content-templates')).body;
    const { body: deleted } = await call(ben, 'DELETE', `/api/content-templates/${id}`);
    expect(deleted).toMatchObject(template);
    expect(await names(ben)).toEqual([]);
    expect((await call(ben, 'DELETE', `/api/content-templates/${id}`)).status).toBe(404);
    await call(ben, 'POST', '/api/content-templates', deleted);
    expect(await names(ben)).toEqual(['Mugs']);
  });

  it('needs a name, and an account holds so many', async () => {
    const unnamed = await call(ben, 'POST', '/api/content-templates', { ...template, name: ' ' });
    expect(unnamed.body.fields).toEqual([{ path: 'name', message: 'Name the template.' }]);
    const { rows } = await test.services.database.query(
      `insert into content_templates (user_id, name, template_data)
       select id, 'Template ' || number, '{}' from users, generate_series(2, $2::int) as number
       where email = $1 returning id`,
      ['ben@example.com', mostTemplates],
    );
    expect(rows).toHaveLength(mostTemplates - 1);
    const further = await call(ben, 'POST', '/api/content-templates', { ...template, name: 'One more' });
    expect([further.status, further.body.code]).toEqual([409, 'conflict']);
    expect((await call(ben, 'POST', '/api/content-templates', template)).status).toBe(200);
  });

  it('a business is known with what was said of it, to whoever wrote for it', async () => {
    const form = {
      platform: 'etsy',
      etsyShopName: 'kilnandco',
      businessName: 'Kiln & Co.',
      industry: 'Retail',
      location: 'Portland',
      products: [
        { name: 'Mug', description: 'A blue stoneware mug, 12 oz.' },
        { name: 'Bowl', description: 'A green stoneware bowl, 20 oz.' },
      ],
    };
    expect((await call(anna, 'POST', '/api/generate-seo', form)).status).toBe(200);
    const lamp = { productName: 'Lamp', category: 'Lights', keyFeatures: 'LED, 30 hours' };
    expect((await call(anna, 'POST', '/api/walmart-generator', lamp)).status).toBe(200);
    const { body: listed } = await call(anna, 'GET', '/api/business-profiles');
    const summary = { businessName: 'Kiln & Co.', industry: 'Retail' };
    expect(listed).toEqual([{ ...summary, id: listed[0].id, productCount: 2 }]);
    const { body: profile } = await call(anna, 'GET', `/api/business-profiles/${listed[0].id}`);
    expect(profile).toMatchObject({
      ...summary,
      location: 'Portland',
      website: null,
      products: [{ name: 'Mug' }, { name: 'Bowl' }],
    });
    expect((await call(ben, 'GET', '/api/business-profiles')).body).toEqual([]);
  });
});
