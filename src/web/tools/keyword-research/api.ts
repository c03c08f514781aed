import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { ResearchFormInput, ResearchRecord, ResearchStreamEvents } from '#contract/keyword-research.ts';
import { call } from '#web/data/client.ts';
import { streamCall } from '#web/data/stream-call.ts';

export type ResearchStep = z.infer<(typeof ResearchStreamEvents)['progress']>;
export type ResearchPart = z.infer<(typeof ResearchStreamEvents)['partial']>;

interface Listeners {
  onStep: (step: ResearchStep) => void;
  onPart: (part: ResearchPart) => void;
  signal: AbortSignal;
}

/** `POST /api/keyword-research/generate` as a stream: tells what is being done and each list as soon as it stands. */
export function research(
  form: ResearchFormInput,
  { onStep, onPart, signal }: Listeners,
): Promise<ResearchRecord> {
  return streamCall<'POST /api/keyword-research/generate', ResearchStep, ResearchPart>(
    'POST /api/keyword-research/generate',
    { body: form },
    { signal, onProgress: onStep, onPartial: onPart },
  );
}

const all = '/api/keyword-research';

/** The newest researches. */
export const historyQuery = queryOptions({
  queryKey: [all, 'history'],
  queryFn: ({ signal }) => call('GET /api/keyword-research/history', { query: {}, signal }),
  staleTime: 0,
});

/** A kept research never changes. */
export function recordQuery(id: number) {
  return queryOptions({
    queryKey: [all, 'record', id],
    queryFn: ({ signal }) => call('GET /api/keyword-research/:id', { params: { id }, signal }),
    retry: false,
  });
}

/** Whether live numbers are connected. */
export const sourceQuery = queryOptions({
  queryKey: [all, 'source'],
  queryFn: ({ signal }) => call('GET /api/keyword-research/source', { signal }),
});
