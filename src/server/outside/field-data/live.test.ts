import { expect, it } from 'vitest';
import { openFieldData } from './live.ts';

const page = {
  url: 'https://shop.example/mugs',
  strategy: 'mobile',
  signal: new AbortController().signal,
} as const;
const metrics = {
  largest_contentful_paint: {
    histogram: [{ density: 0.6 }, { density: 0.3 }, { density: 0.1 }],
    percentiles: { p75: 2_950 },
  },
  cumulative_layout_shift: { percentiles: { p75: '0.07' } },
  navigation_types: { fractions: {} },
};
const record = { metrics, collectionPeriod: { lastDate: { year: 2026, month: 11, day: 9 } } };
const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

/** A Chrome UX Report that answers in turn and notes what it was asked. */
function double(...answers: (() => Response)[]) {
  const asked: { url: string; body: Record<string, unknown> }[] = [];
  const source = openFieldData('a key', async (...call) => {
    const request = new Request(...call);
    asked.push({ url: request.url, body: (await request.json()) as Record<string, unknown> });
    return (answers[asked.length - 1] ?? (() => answer({}, 500)))();
  });
  return { asked, find: () => source.find(page) };
}

it('reads the figures of the page', async () => {
  const { asked, find } = double(() => answer({ record }));
  expect(await find()).toEqual({
    state: 'measured',
    scope: 'page',
    until: '2026-11-09',
    metrics: [
      { id: 'lcp', p75: 2_950, shares: [0.6, 0.3, 0.1] },
      { id: 'cls', p75: 0.07, shares: null },
    ],
  });
  expect(asked[0]?.url).toContain('?key=a%20key');
  expect(asked[0]?.body).toMatchObject({ url: page.url, formFactor: 'PHONE' });
});

it('asks for the site where the page has too few visits, and says when that has too', async () => {
  const missing = () => answer({ error: { status: 'NOT_FOUND' } }, 404);
  const { asked, find } = double(missing, () => answer({ record }));
  expect(await find()).toMatchObject({ state: 'measured', scope: 'site' });
  expect(asked[1]?.body).toMatchObject({ origin: 'https://shop.example' });
  expect(await double(missing, missing).find()).toEqual({ state: 'none' });
});

it.each([
  ['an error', () => answer({}, 500)],
  ['another shape', () => answer({ record: { metrics: 5 } })],
  ['no JSON', () => new Response('<html>')],
  [
    'no network',
    () => {
      throw new TypeError('fetch failed');
    },
  ],
])('never fails the run: %s', async (_, reply) => {
  expect(await double(reply).find()).toMatchObject({ state: 'failed' });
});
