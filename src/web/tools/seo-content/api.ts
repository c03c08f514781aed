import type { z } from 'zod';
import type { SeoFormInput, SeoResult, SeoStreamEvents } from '#contract/seo-content.ts';
import { streamCall } from '#web/data/stream-call.ts';

export type GenerateProgress = z.infer<(typeof SeoStreamEvents)['progress']>;
export type GeneratePartial = z.infer<(typeof SeoStreamEvents)['partial']>;

export interface GenerateListeners {
  onProgress: (progress: GenerateProgress) => void;
  onPartial: (partial: GeneratePartial) => void;
  signal: AbortSignal;
}

/** `POST /api/generate-seo` as a stream: resolves with the whole result, calls the listeners on the way. */
export function generateSeoContent(form: SeoFormInput, listeners: GenerateListeners): Promise<SeoResult> {
  return streamCall('POST /api/generate-seo', { body: form }, listeners);
}
