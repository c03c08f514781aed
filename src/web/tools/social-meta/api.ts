import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type {
  SocialMetaChange,
  SocialMetaFormInput,
  SocialMetaRecord,
  SocialStreamEvents,
} from '#contract/social-meta.ts';
import type { PicturePreviewForm } from '#contract/social-picture.ts';
import { call } from '#web/data/client.ts';
import { streamCall } from '#web/data/stream-call.ts';

export type SocialStep = z.infer<(typeof SocialStreamEvents)['progress']>;
export type SocialPart = z.infer<(typeof SocialStreamEvents)['partial']>;

interface Listeners {
  onStep: (step: SocialStep) => void;
  onPart: (part: SocialPart) => void;
  signal: AbortSignal;
}

/** `POST /api/social-meta/optimize` as a stream: what is being done, what the page has, and the texts as they stand. */
export function optimize(
  form: SocialMetaFormInput,
  { onStep, onPart, signal }: Listeners,
): Promise<SocialMetaRecord> {
  return streamCall<'POST /api/social-meta/optimize', SocialStep, SocialPart>(
    'POST /api/social-meta/optimize',
    { body: form },
    { signal, onProgress: onStep, onPartial: onPart },
  );
}

const all = '/api/social-meta';

/** The newest 20 optimizations: whole records, some 40 kB each. */
export const historyQuery = queryOptions({
  queryKey: [all, 'history'],
  queryFn: ({ signal }) => call('GET /api/social-meta/history', { query: {}, signal }),
  staleTime: 0,
});

export function recordQuery(id: number) {
  return queryOptions({
    queryKey: [all, 'record', id],
    queryFn: ({ signal }) => call('GET /api/social-meta/:id', { params: { id }, signal }),
    retry: false,
  });
}

export function changePicture(id: number, change: SocialMetaChange): Promise<SocialMetaRecord> {
  return call('PATCH /api/social-meta/:id', { params: { id }, body: change });
}

/** A picture as it would be; the same look is asked for once. */
export function previewQuery(form: PicturePreviewForm) {
  return queryOptions({
    queryKey: ['/api/social-images/preview', form],
    queryFn: ({ signal }) => call('POST /api/social-images/preview', { body: form, signal }),
    retry: 2,
    gcTime: 60_000,
  });
}
