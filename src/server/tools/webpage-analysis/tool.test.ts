import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebpageAnalysis } from '#contract/webpage-analysis.ts';
import { openTestApp, type TestApp } from '#tests/setup/app.ts';

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Home</title></head><body>
<main><h1>Hand-thrown stoneware mug</h1>
<p>This stoneware mug holds 350 ml and is thrown by hand in our Bristol workshop. The matt green glaze is safe for the dishwasher.</p>
<h2>Care</h2><p>Wash the stoneware mug by hand or in the dishwasher. Each stoneware mug is signed by its potter.</p>
<a href="/mugs">All mugs</a> <a href="https://clay.example/">Our clay</a><img src="mug.jpg"></main></body></html>`;

let test: TestApp;
let cookie: string;
beforeAll(async () => {
  test = await openTestApp();
  cookie = await test.signIn();
});
afterAll(() => test.close());

const analyse = (payload: object, as = cookie) =>
  test.app.inject({ method: 'POST', url: '/api/analyze-webpage', headers: { cookie: as }, payload });

describe('Analysis of given HTML', () => {
  it('gives every field, saves it, and lists it without its details', async () => {
    const answer = await analyse({ url: 'https://shop.example/mug', html });
    expect(answer.statusCode).toBe(200);
    const analysis = WebpageAnalysis.parse(answer.json());
    expect(analysis).toMatchObject({
      url: 'https://shop.example/mug',
      source: 'pasted',
      title: 'Home',
      metaDescription: null,
      internalLinks: ['https://shop.example/mugs'],
      externalLinks: ['https://clay.example/'],
      headingStructure: { h1: ['Hand-thrown stoneware mug'], h2: ['Care'], h3: [] },
      statusCode: null,
      linksAsked: null,
      writer: 'rules',
    });
    expect(analysis.improvedTitleTag).toMatch(/^Hand-thrown stoneware mug/);
    expect(analysis.checks.length).toBeGreaterThanOrEqual(80);
    expect(analysis.proof!.scoreAfter).toBeGreaterThan(analysis.seoScore);
    const list = await test.app.inject({ url: '/api/webpage-analyses', headers: { cookie } });
    expect(list.json()[0]).toMatchObject({ id: analysis.id, seoScore: analysis.seoScore });
    expect(list.json()[0]).not.toHaveProperty('checks');
    const one = await test.app.inject({ url: `/api/webpage-analyses/${analysis.id}`, headers: { cookie } });
    expect(one.json()).toEqual(analysis);
    const history = await test.app.inject({ url: '/api/content-history', headers: { cookie } });
    expect(history.json()[0]).toMatchObject({
      contentType: 'webpage_analysis',
      webpageAnalysisId: analysis.id,
      platform: 'webpage_analyzer',
    });
  });

  it('cuts long lists of links in the list only', async () => {
    const links = Array.from({ length: 250 }, (_, index) => `<a href="/mug-${index}">Mug ${index}</a>`).join(
      ' ',
    );
    const { id, internalLinks } = (await analyse({ url: 'https://shop.example/many', html: links })).json();
    // The history says the address in its notes; for a name it has the words of the list.
    const history = await test.app.inject({ url: '/api/content-history', headers: { cookie } });
    expect(history.json()[0]).toMatchObject({
      title: 'Untitled Page',
      notes: expect.stringMatching(/^https:\/\/shop\.example\/many · score \d+$/u),
    });
    expect(internalLinks).toHaveLength(250);
    const list = (await test.app.inject({ url: '/api/webpage-analyses', headers: { cookie } })).json();
    expect(list.find((one: { id: number }) => one.id === id).internalLinks).toHaveLength(100);
  });

  it('lets nobody else see or delete it', async () => {
    const { id } = (await analyse({ url: 'https://shop.example/other', html })).json();
    const stranger = await test.signIn();
    for (const method of ['GET', 'DELETE'] as const) {
      const answer = await test.app.inject({
        method,
        url: `/api/webpage-analyses/${id}`,
        headers: { cookie: stranger },
      });
      expect(answer.statusCode).toBe(404);
    }
    const gone = await test.app.inject({
      method: 'DELETE',
      url: `/api/webpage-analyses/${id}`,
      headers: { cookie },
    });
    expect(gone.json()).toEqual({ success: true });
  });

  it.each([
    ['', 'URL is required'],
    ['shop', 'Please enter a valid URL'],
    ['ftp://shop.example', 'Please enter a valid URL'],
    ['javascript:alert(1)', 'Please enter a valid URL'],
  ])('refuses %j: %s', async (url, message) => {
    const answer = await analyse({ url });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toEqual([{ path: 'url', message }]);
  });

  it('never leaves the guard: an address of this machine is refused in a sentence', async () => {
    const answer = await analyse({ url: 'http://127.0.0.1/' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'page_address_not_public' });
  });
});
