import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GoogleAdsCampaign, GoogleAdsCampaignSummary } from '#contract/google-ads.ts';
import type { GoogleAdsFormInput } from '#contract/google-ads-form.ts';
import type { HistoryEntry } from '#contract/history.ts';
import type { FetchedPage } from '#server/outside/page-fetch/port.ts';
import { good, hostile } from './fixtures/model-answers.ts';
import { openTestApp, type TestApp } from '#tests/setup/app.ts';
import type { DoubleReply, DoubleRequest } from '#tests/setup/model-double.ts';
import { modelDoubles } from '#tests/setup/model-run.ts';
import { expectSoundCampaign } from '#tests/golden/google-ads/sound.ts';

const heating: GoogleAdsFormInput = {
  businessName: 'Harlow Heating',
  businessType: 'home_services',
  industry: 'Construction',
  location: 'Leeds, UK',
  monthlyBudget: 1_200,
  primaryServices: 'boiler repair, boiler installation, power flushing',
  uniqueSellingProposition:
    'Gas Safe registered, family-owned since 1998. Fixed prices with no call-out charge. 12-month warranty on all repairs.',
  competitorAnalysis: 'RotoFix and WarmCo advertise same-day repairs.',
};

let test: TestApp;
let cookie = '';
beforeAll(async () => {
  test = await openTestApp();
  cookie = await test.signIn('ads@example.com');
});
afterAll(() => test.close());
const { connect, requests } = modelDoubles(() => test);

const post = (payload: object, as = cookie) =>
  test.app.inject({ method: 'POST', url: '/api/google-ads/generate', headers: { cookie: as }, payload });
async function generate(payload: object = heating, as = cookie): Promise<GoogleAdsCampaign> {
  const response = await post(payload, as);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().campaign;
}
async function generateWith(
  answer: (request: DoubleRequest, index: number) => DoubleReply,
): Promise<GoogleAdsCampaign> {
  return generate(heating, await connect(answer));
}

describe('the rules', () => {
  it('write the campaign, say so, and keep it', async () => {
    const campaign = await generate();
    expectSoundCampaign(campaign, heating);
    expect(campaign).toMatchObject({ writer: 'rules', businessName: 'Harlow Heating', isActive: true });
    expect(campaign.notices.join(' ')).toContain('no AI model connected');
    expect(campaign.adGroups.map(({ name }) => name)).toEqual([
      'Boiler repair',
      'Boiler installation',
      'Power flushing',
    ]);
    const kept = await test.app.inject({
      url: `/api/google-ads/campaigns/${campaign.id}`,
      headers: { cookie },
    });
    expect(kept.json()).toEqual(campaign);
    const history = await test.app.inject({
      url: '/api/content-history?platform=google_ads',
      headers: { cookie },
    });
    const [entry] = history.json<HistoryEntry[]>();
    expect(entry).toMatchObject({
      contentType: 'google_ads_campaign',
      googleAdsCampaignId: campaign.id,
      title: campaign.campaignName,
      notes: expect.stringMatching(/^\d ad groups · \$1,200 a month · score \d+$/),
    });
  });

  it('speaks of one ad group as of one', async () => {
    const potter = await test.signIn('potter@example.com');
    const { adGroups } = await generate(
      {
        businessName: 'Kiln',
        industry: 'Retail',
        location: 'Portland',
        monthlyBudget: 500,
        primaryServices: 'Pottery classes',
      },
      potter,
    );
    expect(adGroups).toHaveLength(1);
    const history = await test.app.inject({ url: '/api/content-history', headers: { cookie: potter } });
    expect(history.json<HistoryEntry[]>()[0]?.notes).toMatch(/^1 ad group · /);
  });

  it('go on without a page that cannot be read, and say why', async () => {
    const campaign = await generate({ ...heating, website: 'http://127.0.0.1/' });
    expect(campaign.landingMatch).toMatchObject({ state: 'failed' });
    expect(campaign.landingPageRecommendations.join(' ')).toContain('could not be read');
    expect(campaign.adGroups[0]?.ad.finalUrl).toBe('http://127.0.0.1/');
  });
});

describe('the page behind the ads', () => {
  const url = 'https://harlow.example/';
  const html = `<title>Boiler repair in Leeds</title><main><h1>Boiler repair</h1><p>We do power flushing.</p>
    <a href="/power-flushing">More</a><a href="https://other.example/boiler-repair">Other</a></main>`;
  const page: FetchedPage = {
    requestedUrl: url,
    finalUrl: url,
    redirects: [],
    leftHttps: false,
    status: 200,
    headers: { 'content-type': ['text/html; charset=utf-8'] },
    contentType: 'text/html',
    body: new TextEncoder().encode(html),
    bodyTruncated: false,
    encodedBytes: html.length,
    timings: { dns: null, connect: null, tls: null, ttfb: 1, total: 2 },
  };

  it.each([
    [200, 'read'],
    [404, 'failed'],
  ])('with status %i is %s', async (status, state) => {
    const { pages } = test.services;
    test.services.pages = { ...pages, fetchPage: async () => ({ ...page, status }) };
    try {
      const campaign = await generate({ ...heating, website: url });
      expect(campaign.landingMatch.state).toBe(state);
      if (campaign.landingMatch.state !== 'read') return;
      const found = new Map(campaign.landingMatch.keywords.map(({ text, foundIn }) => [text, foundIn]));
      expect(found.get('boiler repair')).toBe('title');
      expect(found.get('power flushing')).toBe('text');
      expect(found.get('boiler installation')).toBe('nowhere');
      const links = campaign.adCopy.sitelinks.map(({ text, finalUrl }) => [text, finalUrl]);
      expect(links).toContainEqual(['Power Flushing', `${url}power-flushing`]);
      expect(links).toContainEqual(['Boiler Repair', null]);
      expect(campaign.checks.find(({ id }) => id === 'landing-page-match')?.score).not.toBeNull();
    } finally {
      test.services.pages = pages;
    }
  });
});

describe('a connected model', () => {
  it('writes the ads, and its words stand first', async () => {
    const campaign = await generateWith(() => ({ text: JSON.stringify(good), chunkSize: 4_000 }));
    expectSoundCampaign(campaign, heating);
    expect(campaign).toMatchObject({ writer: 'model', notices: [] });
    expect(campaign.adGroups[0]?.ad.headlines.map(({ text }) => text)).toContain('Gas Safe Registered Team');
    expect(requests()).toHaveLength(1);
    const prompt = requests()[0]?.prompt ?? '';
    expect(prompt).toContain('Never name: RotoFix, WarmCo');
    expect(prompt).not.toContain('same-day repairs');
  });

  it.each<[string, DoubleReply, 'model' | 'rules']>([
    ['invents, shouts and names others', { text: JSON.stringify(hostile) }, 'rules'],
    ['answers no JSON', { text: 'I cannot help with that.' }, 'rules'],
    [
      'answers other groups',
      { text: JSON.stringify({ groups: [{ ...good.groups[0], group: 99 }] }) },
      'rules',
    ],
    [
      'writes another language',
      {
        text: JSON.stringify({
          groups: [0, 1, 2].map((group) => ({
            group,
            headlines: ['Heizung schnell reparieren lassen', 'Ihr Betrieb für Wärme'],
            descriptions: [
              'Wir reparieren Ihre Heizung in Leeds und bauen neue Kessel ein, wann immer Sie uns brauchen.',
            ],
            longHeadlines: [],
          })),
        }),
      },
      'rules',
    ],
    ['is broken', { status: 500 }, 'rules'],
    ['falls silent', { silent: true }, 'rules'],
  ])('that %s does no harm', async (_name, reply, writer) => {
    const campaign = await generateWith(() => ({ chunkSize: 4_000, ...reply }));
    expectSoundCampaign(campaign, heating);
    expect(campaign.writer).toBe(writer);
    expect(campaign.notices.join(' ')).toMatch(/^Written by rules, because /);
    const texts = JSON.stringify([campaign.adGroups.map(({ ad }) => ad), campaign.adCopy]);
    expect(texts).not.toMatch(/RotoFix|WarmCo|Bitcoin|evil|<script|50%|Award|1960|496|BEST/);
  });

  it('is asked once more for what cannot be used', async () => {
    const campaign = await generateWith((_request, index) => ({
      text: JSON.stringify(index === 0 ? { groups: [good.groups[0], ...hostile.groups.slice(1)] } : good),
      chunkSize: 4_000,
    }));
    expectSoundCampaign(campaign, heating);
    expect(campaign.writer).toBe('model');
    expect(requests()).toHaveLength(2);
    expect(requests()[1]?.prompt).toContain('group 1');
    expect(requests()[1]?.prompt).not.toContain('- group 0 ("boiler repair"):');
  });
});

describe('kept campaigns', () => {
  const call = (method: 'GET' | 'PATCH' | 'DELETE' | 'POST', path: string, payload?: object, as = cookie) =>
    test.app.inject({
      method,
      url: `/api/google-ads/campaigns${path}`,
      headers: { cookie: as },
      ...(payload && { payload }),
    });

  it('are listed, renamed, marked, deleted and brought back; those of others do not exist', async () => {
    const { id } = await generate();
    const [first] = (await call('GET', '?limit=1')).json<GoogleAdsCampaignSummary[]>();
    expect(first).toMatchObject({ id, businessName: 'Harlow Heating', writer: 'rules', isActive: true });
    const changed = await call('PATCH', `/${id}`, { campaignName: ' Winter 2026 ', isActive: false });
    expect(changed.json()).toMatchObject({ id, campaignName: 'Winter 2026', isActive: false });
    const entry = async () => {
      const url = '/api/content-history?search=Winter';
      const [newest] = (await test.app.inject({ url, headers: { cookie } })).json<HistoryEntry[]>();
      return newest;
    };
    expect(await entry()).toMatchObject({ googleAdsCampaignId: id, title: 'Winter 2026' });
    const stranger = await test.signIn();
    for (const [method, path, payload] of [
      ['GET', `/${id}`],
      ['PATCH', `/${id}`, { isActive: true }],
      ['DELETE', `/${id}`],
      ['POST', `/${id}/restore`],
    ] as const)
      expect((await call(method, path, payload, stranger)).statusCode).toBe(404);
    expect((await call('DELETE', `/${id}`)).json()).toEqual({ success: true });
    expect((await call('GET', `/${id}`)).statusCode).toBe(404);
    // The history leads nowhere meanwhile.
    expect(await entry()).toMatchObject({ googleAdsCampaignId: null, title: 'Winter 2026' });
    expect((await call('POST', `/${id}/restore`)).json()).toMatchObject({ id, campaignName: 'Winter 2026' });
    expect(await entry()).toMatchObject({ googleAdsCampaignId: id });
    expect((await call('PATCH', `/${id}`, { campaignName: ' ' })).body).toContain('Give the campaign a name');
  });
});

describe('the form', () => {
  it.each<[string, unknown, string]>([
    ['businessName', '', 'Business name is required'],
    ['industry', undefined, 'Industry is required'],
    ['location', '  ', 'Location is required'],
    ['primaryServices', '', 'Primary services are required'],
    ['radius', 0, 'Radius must be between 1 and 100 miles'],
    ['radius', 101, 'Radius must be between 1 and 100 miles'],
    ['monthlyBudget', 99, 'Monthly budget must be between $100 and $100,000'],
    ['monthlyBudget', 100_001, 'Monthly budget must be between $100 and $100,000'],
    ['monthlyBudget', '500', 'Monthly budget must be between $100 and $100,000'],
    ['campaignType', 'display', 'Choose one of the campaign types'],
    ['businessType', 'bank', 'Choose one of the business types'],
    ['website', 'harlow heating', 'Please enter a valid URL'],
  ])('%s of %j is refused with its sentence', async (field, value, message) => {
    const response = await post({ ...heating, [field]: value });
    expect(response.statusCode).toBe(422);
    expect(response.json().fields).toContainEqual({ path: field, message });
  });

  it('fills in what is left out', async () => {
    const { businessName, industry, location, primaryServices } = heating;
    const { form } = await generate({ businessName, industry, location, primaryServices, website: '' });
    expect(form).toMatchObject({
      businessType: 'service',
      radius: 25,
      monthlyBudget: 500,
      campaignType: 'search',
    });
  });

  it('needs a session and an active subscription', async () => {
    expect((await post(heating, '')).statusCode).toBe(401);
    const inactive = await test.signIn('no-ads@example.com', { active: false });
    expect((await post(heating, inactive)).body).toContain('subscription_required');
  });
});
