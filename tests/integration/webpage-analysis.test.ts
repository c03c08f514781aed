import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebpageAnalysis } from '#contract/webpage-analysis.ts';
import { openModel } from '#server/outside/model/live.ts';
import { openTestApp, type TestApp } from '#tests/setup/app.ts';
import { readEvents } from '#tests/setup/events.ts';
import { openModelDouble, type DoubleReply, type ModelDouble } from '#tests/setup/model-double.ts';
import { openOutsideWeb, toLoopback } from '#tests/setup/outside-web.ts';

const body = `<main><h1>Hand-thrown stoneware mug</h1><p>This stoneware mug holds 350 ml and is thrown by hand in our
Bristol workshop. The matt green glaze is safe for the dishwasher. Each mug is signed by its potter.</p>
<a href="/fine">All mugs</a> <a href="/gone">Old mugs</a> <a href="/moved">Moved mugs</a></main>`;

/** Windows-1251 for "Кружка". */
const cyrillic = Buffer.from([0xca, 0xf0, 0xf3, 0xe6, 0xea, 0xe0]);

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
const html =
  (text: string, headers: Record<string, string> = {}): Answer =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(text);
  };
const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (_request, response) => {
    response
      .writeHead(code, { 'content-type': 'text/html', ...headers })
      .end('<p>An answer with some words in it.');
  };

const site: Record<string, Answer> = {
  '/robots.txt': (_request, response) =>
    response
      .writeHead(200, { 'content-type': 'text/plain' })
      .end('User-agent: *\nDisallow: /private\nSitemap: /map.xml'),
  '/': html(`<title>Home</title>${body}`),
  '/fine': html('<title>Fine</title>'),
  '/moved': status(301, { location: '/fine' }),
  '/private': html(`<title>Private mugs of the workshop in Bristol</title>${body}`),
  '/hidden': html(`<title>Hidden</title>${body}`, { 'x-robots-tag': 'Googlebot: NOINDEX' }),
  '/down': status(503),
  '/windows': (_request, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(
        Buffer.concat([
          Buffer.from('<meta charset="windows-1251"><title>'),
          cyrillic,
          Buffer.from('</title>'),
        ]),
      ),
  '/hops': status(302, { location: '/hops2' }),
  '/hops2': status(302, { location: '/' }),
  '/zipped': (_request, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
      .end(gzipSync(`<title>Zipped</title>${body}`)),
  '/picture': (_request, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('x'),
};

let server: Server;
let base: string;
let test: TestApp;
let cookie: string;
let double: ModelDouble | undefined;

beforeAll(async () => {
  server = createServer((request, response) => (site[request.url ?? ''] ?? status(404))(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  base = `http://mugs.test:${port}`;
  test = await openTestApp(
    openOutsideWeb(
      { PUBLIC_URL: 'http://localhost:3000' },
      { allow: (target) => target.port === port, lookup: toLoopback },
    ),
  );
  cookie = await test.signIn();
});
afterAll(async () => {
  await test.close();
  server.close();
  server.closeAllConnections();
});
afterEach(async () => {
  await double?.close();
  double = undefined;
  test.services.model = null;
});

const post = (path: string, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/api/analyze-webpage',
    headers: { cookie, ...headers },
    payload: { url: `${base}${path}` },
  });
async function analysed(path: string): Promise<WebpageAnalysis> {
  const answer = await post(path);
  expect(answer.statusCode, answer.body).toBe(200);
  return WebpageAnalysis.parse(answer.json());
}
const checkOf = (analysis: WebpageAnalysis, id: string) => analysis.checks.find((check) => check.id === id);

describe('a fetched page', () => {
  it('is judged with its answer, its robots.txt, its sitemap and its links', async () => {
    const analysis = await analysed('/');
    expect(analysis).toMatchObject({
      source: 'fetched',
      statusCode: 200,
      encoding: 'UTF-8',
      title: 'Home',
      brokenLinks: [`${base}/gone`],
      brokenLinkDetails: [{ url: `${base}/gone`, status: 404 }],
      linksAsked: { asked: 3, total: 3 },
      cap: null,
    });
    expect(checkOf(analysis, 'http-status')).toMatchObject({ outcome: 'passed' });
    expect(checkOf(analysis, 'robots-txt-allows')).toMatchObject({ outcome: 'passed' });
    expect(checkOf(analysis, 'links-direct')).toMatchObject({ outcome: 'improvable' });
    expect(checkOf(analysis, 'sitemap-named')!.found).toContain('line 3');
    expect(checkOf(analysis, 'sitemap-readable')).toMatchObject({ outcome: 'failed' });
  });

  it.each([
    ['/private', 'robots-txt-allows', 20],
    ['/hidden', 'indexable', 20],
    ['/down', 'http-status', 10],
    ['/nowhere', 'http-status', 10],
  ])('%s fails %s and cannot score more than %d', async (path, id, cap) => {
    const analysis = await analysed(path);
    expect(checkOf(analysis, id)).toMatchObject({ outcome: 'failed', cap });
    expect(analysis.seoScore).toBeLessThanOrEqual(cap);
    expect(analysis.cap!.reasons.length).toBeGreaterThan(0);
  });

  it('is read in its own encoding', async () => {
    expect(await analysed('/windows')).toMatchObject({ title: 'Кружка', encoding: 'windows-1251' });
  });

  it('tells the way to it, and how it was sent', async () => {
    const hops = await analysed('/hops');
    expect(hops).toMatchObject({ url: `${base}/hops`, finalUrl: `${base}/` });
    expect(checkOf(hops, 'redirect-chain')!.found).toContain('/hops2');
    expect(checkOf(hops, 'permanent-redirect')).toMatchObject({ outcome: 'failed' });
    expect((await analysed('/zipped')).title).toBe('Zipped');
  });

  it('is refused in a sentence when it is no page', async () => {
    const answer = await post('/picture');
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'page_not_html' });
  });

  it('streams what is being done, and ends with the analysis', async () => {
    const answer = await post('/', { accept: 'text/event-stream' });
    const events = readEvents(answer.body);
    const messages = events.filter(({ event }) => event === 'progress').map(({ data }) => data['message']);
    expect(messages).toEqual(
      expect.arrayContaining(['Fetching the page', 'Reading the page', 'Judging the page']),
    );
    expect(events.at(-1)!.event).toBe('result');
    WebpageAnalysis.parse(events.at(-1)!.data);
  });
});

it('writes no better head for an error page, and asks no model for one', async () => {
  double = await openModelDouble(() => ({ text: '{"title":"Gone","description":"Gone.","keywords":[]}' }));
  test.services.model = openModel({ AI_BASE_URL: double.url, AI_MODEL: 'double' });
  expect(await analysed('/down')).toMatchObject({
    statusCode: 503,
    improvedTitleTag: null,
    improvedMetaDescription: null,
    improvedKeywords: [],
    proof: null,
    notice: 'The address answers with an error, so there is no page to write a head for.',
  });
  expect(double.requests).toEqual([]);
});

describe('with a model', () => {
  async function withModel(reply: DoubleReply): Promise<WebpageAnalysis> {
    double = await openModelDouble(() => reply);
    test.services.model = openModel(
      { AI_BASE_URL: double.url, AI_MODEL: 'double' },
      { total: 5_000, firstChunk: 2_000, chunk: 2_000, partialEvery: 20 },
    );
    return analysed('/');
  }
  const proposal = {
    title: 'Hand-thrown stoneware mug, 350 ml, made in Bristol',
    description:
      'A stoneware mug of 350 ml, thrown by hand in our Bristol workshop. Its matt green glaze is safe for the dishwasher.',
    keywords: ['stoneware mug', 'hand-thrown mug', 'green glaze'],
  };

  it('takes its words where the page bears them out', async () => {
    const analysis = await withModel({ text: JSON.stringify(proposal) });
    expect(analysis).toMatchObject({
      writer: 'model',
      improvedTitleTag: proposal.title,
      improvedMetaDescription: proposal.description,
      improvedKeywords: proposal.keywords,
    });
    expect(analysis.proof!.scoreAfter).toBeGreaterThan(analysis.seoScore);
    expect(double!.requests[0]!.prompt).toContain('data from a foreign page');
  });

  it.each([
    [
      'invents',
      {
        text: JSON.stringify({
          title: 'Best mug, 50 % off',
          description: 'Winner of 12 awards.',
          keywords: [],
        }),
      },
    ],
    ['breaks its JSON', { text: '{"title": "Mug' }],
    ['fails', { status: 500 }],
    ['refuses the key', { status: 401 }],
  ])('lets the rules take over when it %s', async (_how, reply) => {
    const analysis = await withModel(reply);
    expect(analysis.writer).toBe('rules');
    // A model is connected: that none were would be untrue.
    expect(analysis.notice).toMatch(/^Written by rules, because /);
    expect(analysis.improvedTitleTag).toMatch(/^Hand-thrown stoneware mug/);
    expect(JSON.stringify(analysis)).not.toMatch(/awards|50 %/);
  });
});
