import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { ApiKey } from '#contract/api.ts';
import { ApiError, requestIdOf, send, type Answer, type CallInput } from './client.ts';

interface StreamListeners<Progress, Partial> {
  onProgress: (progress: Progress) => void;
  onPartial: (partial: Partial) => void;
  signal: AbortSignal;
}

const brokenOff = JSON.stringify({
  code: 'outside_failed',
  message: 'The connection ended before the result arrived. Your form is kept; please try again.',
});

/**
 * Runs a tool's call as a stream: resolves with the whole result, calls the listeners on the way. The server checks
 * every event against the contract before it sends it.
 * @throws ApiError for any answer that is not OK and for an `error` event; TypeError when the network is gone.
 */
export async function streamCall<Key extends ApiKey, Progress, Partial>(
  key: Key,
  input: CallInput<Key>,
  { onProgress, onPartial, signal }: StreamListeners<Progress, Partial>,
): Promise<Answer<Key>> {
  const response = await send(key, { ...input, signal, headers: { Accept: 'text/event-stream' } });
  const requestId = requestIdOf(response);
  if (response.body === null) throw new ApiError(502, brokenOff, '', requestId);
  const events = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  const reader = events.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) throw new ApiError(502, brokenOff, '', requestId);
    const data: unknown = JSON.parse(value.data);
    if (value.event === 'progress') onProgress(data as Progress);
    else if (value.event === 'partial') onPartial(data as Partial);
    else if (value.event === 'result') return data as Answer<Key>;
    else if (value.event === 'error') throw new ApiError(statusOf(data), value.data, '', requestId);
  }
}

/** The status that the same failure would have had as a plain answer. */
function statusOf(data: unknown): number {
  const status = typeof data === 'object' && data !== null && 'status' in data ? data.status : null;
  return typeof status === 'number' ? status : 502;
}
