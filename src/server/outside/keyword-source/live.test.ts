import { describe, expect, it } from 'vitest';
import { openGoogleAds } from './live.ts';
import { KeywordSourceError, type KeywordQuestion } from './port.ts';

const settings = {
  developerToken: 'dev',
  clientId: 'id',
  clientSecret: 'secret',
  refreshToken: 'refresh',
  customerId: '1234567890',
  loginCustomerId: '9876543210',
  apiVersion: 'v26',
};
const question: KeywordQuestion = {
  seeds: ['coffee mug'],
  language: 'en',
  location: 'Bristol',
  signal: new AbortController().signal,
};
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const idea = (text: string, searches = '1900') => ({
  text,
  keywordIdeaMetrics: {
    avgMonthlySearches: searches,
    competition: 'HIGH',
    competitionIndex: '97',
    lowTopOfPageBidMicros: '260000',
    highTopOfPageBidMicros: '1210000',
    monthlySearchVolumes: [{ month: 'NOVEMBER', year: '2025', monthlySearches: '2400' }],
  },
});

/** Answers as the documented REST calls do; `pages` are those of the ideas, in turn. */
function double(
  pages: (() => Response)[],
  places: unknown[] = [
    { geoTargetConstant: { resourceName: 'geoTargetConstants/1006567', status: 'ENABLED' } },
  ],
) {
  const asked: { url: string; headers: Headers; body: string }[] = [];
  let page = 0;
  let time = 0;
  const source = openGoogleAds(settings, {
    now: () => time,
    send: async (...call) => {
      const request = new Request(...call);
      asked.push({ url: request.url, headers: request.headers, body: await request.text() });
      if (request.url.includes('oauth2')) return json({ access_token: 'access', expires_in: 3_600 });
      if (request.url.endsWith(':search')) return json({ results: [{ customer: { currencyCode: 'GBP' } }] });
      if (request.url.endsWith(':suggest')) return json({ geoTargetConstantSuggestions: places });
      page += 1;
      return pages[page - 1]!();
    },
  });
  return { source, asked, pass: (ms: number) => (time += ms) };
}

describe('the Google Ads Keyword Planner', () => {
  it('reads ideas of all pages with their numbers, bids in the account’s currency', async () => {
    const { source, asked } = double([
      () => json({ results: [idea('coffee mug')], nextPageToken: 'next' }),
      () => json({ results: [{ text: 'tea mug' }] }),
    ]);
    const answer = await source.ideas(question);
    expect(answer).toEqual({
      rows: [
        {
          keyword: 'coffee mug',
          volume: { low: 1_900, high: 1_900 },
          competition: 'high',
          competitionIndex: 97,
          bidLow: 0.26,
          bidHigh: 1.21,
          currency: 'GBP',
          monthly: [{ year: 2025, month: 11, searches: 2_400 }],
        },
        { keyword: 'tea mug' },
      ],
      notices: [],
    });
    const ideas = asked.filter(({ url }) => url.endsWith('/v26/customers/1234567890:generateKeywordIdeas'));
    expect(ideas).toHaveLength(2);
    expect(JSON.parse(ideas[1]!.body)).toMatchObject({
      language: 'languageConstants/1000',
      geoTargetConstants: ['geoTargetConstants/1006567'],
      keywordSeed: { keywords: ['coffee mug'] },
      pageToken: 'next',
    });
    expect(Object.fromEntries(ideas[0]!.headers)).toMatchObject({
      authorization: 'Bearer access',
      'developer-token': 'dev',
      'login-customer-id': '9876543210',
    });
  });

  it('keeps its token until it ends', async () => {
    const { source, asked, pass } = double(Array.from({ length: 3 }, () => () => json({})));
    const tokens = () => asked.filter(({ url }) => url.includes('oauth2')).length;
    await source.ideas(question);
    await source.ideas(question);
    expect(tokens()).toBe(1);
    pass(3_600_000);
    await source.ideas(question);
    expect(tokens()).toBe(2);
  });

  it('says that an account without ad spend is given ranges, and that a place is unknown', async () => {
    const results = Array.from({ length: 8 }, (_, at) => idea(`mug ${at}`, at % 2 === 0 ? '500' : '50'));
    const { source } = double([() => json({ results })], []);
    const { rows, notices } = await source.ideas(question);
    expect(rows[0]?.volume).toEqual({ low: 100, high: 1_000 });
    expect(notices.join(' ')).toMatch(/ranges only.*no place “Bristol”/u);
  });

  it.each([
    ['quota', () => json({ error: { status: 'RESOURCE_EXHAUSTED' } }, 429)],
    ['unauthorised', () => json({ error: { status: 'PERMISSION_DENIED' } }, 403)],
    ['rejected', () => json({ error: { status: 'INVALID_ARGUMENT', message: 'UNSUPPORTED_VERSION' } }, 400)],
    ['unreachable', () => new Response('oops', { status: 503 })],
    ['bad_answer', () => new Response('<html>')],
    [
      'unreachable',
      () => {
        throw new TypeError('fetch failed');
      },
    ],
  ])('fails by name: %s', async (reason, page) => {
    const failed = await double([page])
      .source.ideas(question)
      .catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(KeywordSourceError);
    expect(failed).toMatchObject({ reason });
  });

  it('ends with the reader', async () => {
    const gone = new AbortController();
    const { source } = double([
      () => {
        gone.abort(new Error('gone'));
        throw new DOMException('aborted', 'AbortError');
      },
    ]);
    await expect(source.ideas({ ...question, signal: gone.signal })).rejects.toThrow('gone');
  });
});
