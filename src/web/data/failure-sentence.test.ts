import { afterEach, describe, expect, it, vi } from 'vitest';
import { errorTable } from '#contract/errors.ts';
import { call } from './client.ts';
import { sentenceOf } from './failure-sentence.ts';
import { streamCall } from './stream-call.ts';

const page = '<html><head><title>502 Bad Gateway</title></head><body><center>nginx</center></body></html>';
const fallback = 'Failed to analyze website. Please try again.';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function serve(answer: typeof fetch, onLine = true): void {
  vi.stubGlobal('fetch', vi.fn<typeof fetch>(answer));
  vi.stubGlobal('navigator', { onLine });
}

const answering = (status: number, body: string, headers: Record<string, string> = {}) =>
  serve(async () => new Response(body, { status, headers }));

const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => expect.unreachable('It should have failed.'),
    (error: unknown) => error,
  );

const plain = () => failureOf(call('POST /api/support-chat', { body: { message: 'Hello' } }));
const streamed = (signal = new AbortController().signal) =>
  failureOf(
    streamCall(
      'POST /api/analyze-webpage',
      { body: { url: 'https://example.com' } },
      { onProgress: vi.fn(), onPartial: vi.fn(), signal },
    ),
  );

describe('an answer that is none of the server’s own', () => {
  it.each<[string, number, Record<string, string>, string, string]>([
    [
      'a proxy whose server is down',
      502,
      {},
      'The server does not answer at the moment. It may be restarting. Please try again in a minute.',
      `${fallback} The server does not answer at the moment. It may be restarting.`,
    ],
    [
      'a proxy in maintenance',
      503,
      { 'retry-after': '120' },
      'The server does not answer at the moment. It may be restarting. Please try again in a minute.',
      `${fallback} The server does not answer at the moment. It may be restarting.`,
    ],
    [
      'a proxy that waited in vain',
      504,
      {},
      'The server took too long to answer. Please try again in a minute.',
      `${fallback} The server took too long to answer.`,
    ],
    ['a proxy that takes less', 413, {}, errorTable.too_large.message, errorTable.too_large.message],
    [
      'a proxy with short lines',
      414,
      {},
      errorTable.head_too_large.message,
      errorTable.head_too_large.message,
    ],
    ['a proxy that gave up reading', 408, {}, errorTable.too_slow.message, errorTable.too_slow.message],
    [
      'a proxy that counts, with a time',
      429,
      { 'retry-after': '12' },
      'That was a lot in a short time. Please wait 12 seconds and try again.',
      'That was a lot in a short time. Please wait 12 seconds and try again.',
    ],
    [
      'a proxy that counts, with a date',
      429,
      { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' },
      'That was a lot in a short time. Please wait a moment and try again.',
      'That was a lot in a short time. Please wait a moment and try again.',
    ],
    ['anything else', 500, {}, 'The server did not answer properly. Please try again.', fallback],
  ])('%s', async (_, status, headers, alone, behind) => {
    answering(status, page, headers);
    for (const error of [await plain(), await streamed()]) {
      expect(sentenceOf(error)).toBe(alone);
      expect(sentenceOf(error, fallback)).toBe(behind);
    }
  });

  it('is named when it comes with status 200, as from the sign-in page of a network', async () => {
    answering(200, page, { 'content-type': 'text/html' });
    for (const error of [await plain(), await streamed()])
      expect(sentenceOf(error)).toBe(
        'Something other than this site answered, such as the sign-in page of a network. Open another website to sign in to the network, then try again.',
      );
  });

  it('stands behind a stop, also where what failed is told without one', async () => {
    answering(503, page);
    expect(sentenceOf(await plain(), 'Failed to delete content')).toBe(
      'Failed to delete content. The server does not answer at the moment. It may be restarting.',
    );
    answering(500, page);
    expect(sentenceOf(await plain(), 'Failed to delete content')).toBe('Failed to delete content');
  });

  it('keeps the reference that the proxy gave', async () => {
    answering(502, page, { 'x-request-id': '8c2f1a90-proxy' });
    expect(sentenceOf(await plain())).toMatch(/Please try again in a minute\. Reference: 8c2f1a90-proxy$/);
  });
});

describe('no answer at all', () => {
  it.each([
    [true, 'The connection failed before an answer came. Check your network and try again.'],
    [false, 'You are offline. Try again when the connection is back.'],
  ])('refused or reset at once, with a network: %s', async (onLine, sentence) => {
    serve(() => Promise.reject(new TypeError('Failed to fetch')), onLine);
    for (const error of [await plain(), await streamed()]) expect(sentenceOf(error)).toBe(sentence);
  });

  it('is told after a while', async () => {
    const error = new DOMException('The operation timed out.', 'TimeoutError');
    expect(sentenceOf(error)).toBe('No answer came in time. Check your network and try again.');
    serve(() => Promise.resolve(new Response('{"response":"Hello"}')));
    await call('POST /api/support-chat', { body: { message: 'Hello' } });
    expect(vi.mocked(fetch).mock.lastCall?.[1]?.signal).toBeInstanceOf(AbortSignal);
  });
});

describe('a stream', () => {
  const brokenOff = 'The connection ended before the result arrived. Your form is kept; please try again.';
  const head = { 'content-type': 'text/event-stream; charset=utf-8' };
  const progress = 'event: progress\ndata: {"done":0,"total":1,"message":"Started"}\n\n';

  /** One event, and then what `after` does. */
  function streaming(after: (stream: ReadableStreamDefaultController<Uint8Array>) => void): void {
    serve(async () => {
      const body = new ReadableStream<Uint8Array>({
        start(stream) {
          stream.enqueue(new TextEncoder().encode(progress));
          setTimeout(() => after(stream), 10);
        },
      });
      return new Response(body, { headers: head });
    });
  }

  it('that is reset on the way is not told as one that never began', async () => {
    streaming((stream) => stream.error(new TypeError('network error')));
    expect(sentenceOf(await streamed(), fallback)).toBe(brokenOff);
  });

  it('that ends without a result says so', async () => {
    streaming((stream) => stream.close());
    expect(sentenceOf(await streamed(), fallback)).toBe(brokenOff);
  });

  it('that goes silent is ended', async () => {
    vi.useFakeTimers();
    serve((_, init) => Promise.resolve(new Response(silentUntil(init?.signal), { headers: head })));
    const failed = streamed();
    await vi.advanceTimersByTimeAsync(51_000);
    expect(sentenceOf(await failed, fallback)).toBe(brokenOff);
  });

  it('that is stopped on purpose stays an abort', async () => {
    const stop = new AbortController();
    serve((_, init) => Promise.resolve(new Response(silentUntil(init?.signal), { headers: head })));
    const failed = streamed(stop.signal);
    stop.abort();
    expect(await failed).toMatchObject({ name: 'AbortError' });
  });

  /** A body without a byte, that fails as a browser's does when the request is given up. */
  function silentUntil(signal: AbortSignal | null | undefined): ReadableStream<Uint8Array> {
    return new ReadableStream({
      start(stream) {
        signal?.addEventListener('abort', () => stream.error(signal.reason));
      },
    });
  }
});
