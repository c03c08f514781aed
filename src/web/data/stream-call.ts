import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { ApiKey } from '#contract/api.ts';
import { ApiError, send, type Answer, type CallInput } from './client.ts';

interface StreamListeners<Progress, Partial> {
  onProgress: (progress: Progress) => void;
  onPartial: (partial: Partial) => void;
  signal: AbortSignal;
}

/** Milliseconds until the answer begins: a long page goes up slowly from a phone. */
const beginMs = 180_000;
/** Milliseconds without a byte after which the connection counts as dead: the server sends one at least every 15 s. */
const silenceMs = 50_000;

const brokenOff = JSON.stringify({
  code: 'outside_failed',
  message: 'The connection ended before the result arrived. Your form is kept; please try again.',
});

/**
 * Runs a tool's call as a stream: resolves with the whole result, calls the listeners on the way. The server checks
 * every event against the contract before it sends it.
 * @throws ApiError for any answer that is not OK, for an `error` event and for a stream that breaks off; TypeError when
 * there is no network, SyntaxError when something between answered, TimeoutError when nobody did.
 */
export async function streamCall<Key extends ApiKey, Progress, Partial>(
  key: Key,
  input: CallInput<Key>,
  { onProgress, onPartial, signal }: StreamListeners<Progress, Partial>,
): Promise<Answer<Key>> {
  const silence = new Silence();
  try {
    const response = await send(key, {
      ...input,
      signal: AbortSignal.any([signal, silence.signal]),
      headers: { Accept: 'text/event-stream' },
    });
    const { body, headers } = response;
    if (headers.get('content-type')?.startsWith('text/html'))
      throw new SyntaxError('The answer is no stream of events.');
    const ended = () => new ApiError(502, brokenOff, '', headers);
    if (body === null) throw ended();
    silence.wait(silenceMs);
    const events = body
      .pipeThrough(silence.watch())
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream());
    const reader = events.getReader();
    for (;;) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        throw signal.aborted ? error : ended();
      });
      if (done) throw ended();
      const data: unknown = JSON.parse(value.data);
      if (value.event === 'progress') onProgress(data as Progress);
      else if (value.event === 'partial') onPartial(data as Partial);
      else if (value.event === 'result') return data as Answer<Key>;
      else if (value.event === 'error') throw new ApiError(statusOf(data), value.data, '', headers);
    }
  } finally {
    silence.end();
  }
}

/** Ends a request whose connection has gone without telling: nothing comes any more, not even a sign of life. */
class Silence {
  readonly #controller = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.wait(beginMs);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  watch(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
    return new TransformStream({
      transform: (bytes, stream) => {
        this.wait(silenceMs);
        stream.enqueue(bytes);
      },
    });
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  wait(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => this.#controller.abort(new DOMException('Nothing came for a while.', 'TimeoutError')),
      milliseconds,
    );
  }
}

/** The status that the same failure would have had as a plain answer. */
function statusOf(data: unknown): number {
  const status = typeof data === 'object' && data !== null && 'status' in data ? data.status : null;
  return typeof status === 'number' ? status : 502;
}
