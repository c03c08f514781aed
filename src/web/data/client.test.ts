import { afterEach, describe, expect, it, vi } from 'vitest';
import { call } from './client.ts';
import { sentenceOf } from './failure-sentence.ts';
import { streamCall } from './stream-call.ts';

function answer(body: string, init: ResponseInit = {}) {
  const fetching = vi.fn<typeof fetch>(async () => new Response(body, init));
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('call', () => {
  it('puts ids into the path, filters into the query, and always sends cookies', async () => {
    const fetching = answer('{"success":true}');
    await call('DELETE /api/content-history/:id', { params: { id: 7 } });
    expect(fetching).toHaveBeenLastCalledWith('/api/content-history/7', {
      method: 'DELETE',
      credentials: 'include',
      headers: {},
      signal: expect.any(AbortSignal),
    });
    await call('GET /api/content-history', { query: { search: 'a & b', platform: '', isFavorite: 'true' } });
    expect(fetching.mock.lastCall?.[0]).toBe('/api/content-history?search=a+%26+b&isFavorite=true');
  });

  it('sends JSON with its content type only when there is a body', async () => {
    const fetching = answer('{}');
    await call('PATCH /api/content-history/:id', { params: { id: 1 }, body: { isFavorite: true } });
    expect(fetching.mock.lastCall?.[1]).toMatchObject({
      headers: { 'Content-Type': 'application/json' },
      body: '{"isFavorite":true}',
    });
  });

  it.each([
    ['{"code":"conflict","message":"Changed."}', 409, '', '409: {"code":"conflict","message":"Changed."}'],
    ['', 502, 'Bad Gateway', '502: Bad Gateway'],
  ])('throws status, colon and body or status text: %s', async (body, status, statusText, message) => {
    answer(body, { status, statusText });
    await expect(call('GET /api/auth/user')).rejects.toMatchObject({ message, status });
  });

  it('leaves for /subscribe when a subscription is required, and never settles', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { assign });
    answer('{"code":"subscription_required","message":"No."}', { status: 403 });
    const settled = vi.fn();
    void call('GET /api/content-history', { query: {} }).then(settled, settled);
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/subscribe'));
    expect(settled).not.toHaveBeenCalled();
  });
});

describe('the reference of a failure', () => {
  const failed = (status: number, code: string) =>
    answer(JSON.stringify({ code, message: 'It failed.' }), {
      status,
      headers: { 'x-request-id': '8c2f1a90-proxy' },
    });

  it.each([
    [
      'names the line of the log where something of ours failed',
      500,
      'internal',
      'It failed. Reference: 8c2f1a90-proxy',
    ],
    ['is not told for a website that is down', 502, 'page_refused', 'It failed.'],
    ['is not told for what the user can mend', 422, 'invalid_input', 'It failed.'],
  ])('%s', async (_, status, code, sentence) => {
    failed(status, code);
    const error: unknown = await call('GET /api/auth/user').catch((thrown: unknown) => thrown);
    expect(sentenceOf(error)).toBe(sentence);
    expect(sentenceOf(error, 'Failed to save.')).toBe(sentence);
  });

  it('stands behind the specification’s own sentence when the answer is none of ours', async () => {
    answer('<html>', { status: 500, headers: { 'x-request-id': '8c2f1a90-proxy' } });
    const error: unknown = await call('GET /api/auth/user').catch((thrown: unknown) => thrown);
    expect(sentenceOf(error, 'Failed to save.')).toBe('Failed to save. Reference: 8c2f1a90-proxy');
  });

  it('is that of the stream for a run that fails on the way', async () => {
    const event = `event: error\ndata: ${JSON.stringify({ status: 500, code: 'internal', message: 'It failed.' })}\n\n`;
    answer(event, { headers: { 'x-request-id': '8c2f1a90-proxy' } });
    const listeners = { onProgress: vi.fn(), onPartial: vi.fn(), signal: new AbortController().signal };
    const run = streamCall('POST /api/analyze-webpage', { body: { url: 'https://example.com' } }, listeners);
    const error: unknown = await run.catch((thrown: unknown) => thrown);
    expect(sentenceOf(error)).toBe('It failed. Reference: 8c2f1a90-proxy');
  });
});
