import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { z } from 'zod';
import type { SeoFormInput, SeoResult, SeoStreamEvents } from '#contract/seo-content.ts';
import { ApiError, send } from '#web/data/client.ts';

export type GenerateProgress = z.infer<(typeof SeoStreamEvents)['progress']>;
export type GeneratePartial = z.infer<(typeof SeoStreamEvents)['partial']>;

export interface GenerateListeners {
  onProgress: (progress: GenerateProgress) => void;
  onPartial: (partial: GeneratePartial) => void;
  signal: AbortSignal;
}

const brokenOff = JSON.stringify({
  code: 'outside_failed',
  message: 'The connection ended before the result arrived. Your form is kept; please try again.',
});

/**
 * `POST /api/generate-seo` as a stream: resolves with the whole result, calls the listeners on the way.
 * @throws ApiError for any answer that is not OK and for an `error` event; TypeError when the network is gone.
 */
export async function generateSeoContent(
  form: SeoFormInput,
  listeners: GenerateListeners,
): Promise<SeoResult> {
  const response = await send('POST /api/generate-seo', {
    body: form,
    signal: listeners.signal,
    headers: { Accept: 'text/event-stream' },
  });
  if (response.body === null) throw new ApiError(502, brokenOff, '');
  const events = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  const reader = events.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) throw new ApiError(502, brokenOff, '');
    const data: unknown = JSON.parse(value.data);
    // The server checks every event against the contract before it sends it.
    if (value.event === 'progress') listeners.onProgress(data as GenerateProgress);
    else if (value.event === 'partial') listeners.onPartial(data as GeneratePartial);
    else if (value.event === 'result') return data as SeoResult;
    else if (value.event === 'error') throw new ApiError(502, value.data, '');
  }
}
