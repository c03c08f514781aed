import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { SpeedFormInput, SpeedRecord, SpeedStreamEvents } from '#contract/core-web-vitals.ts';
import { call } from '#web/data/client.ts';
import { streamCall } from '#web/data/stream-call.ts';

export type SpeedState = z.infer<(typeof SpeedStreamEvents)['partial']>;

interface Listeners {
  onState: (state: SpeedState) => void;
  signal: AbortSignal;
}

/** `POST /api/core-web-vitals/analyze` as a stream: tells the place in line and what is being done. */
export function analyze(form: SpeedFormInput, { onState, signal }: Listeners): Promise<SpeedRecord> {
  return streamCall<'POST /api/core-web-vitals/analyze', unknown, SpeedState | { state: 'built' }>(
    'POST /api/core-web-vitals/analyze',
    { body: form },
    {
      signal,
      onProgress: () => undefined,
      onPartial: (partial) => {
        if (partial.state !== 'built') onState(partial);
      },
    },
  );
}

const all = '/api/core-web-vitals';

/** Key of everything that a new or deleted analysis changes: an analysis itself never does. */
export const listsKey = [all, 'lists'] as const;

/** The newest analyses. */
export const historyQuery = queryOptions({
  queryKey: [...listsKey, 'history'],
  queryFn: ({ signal }) => call('GET /api/core-web-vitals/history', { query: {}, signal }),
  staleTime: 0,
});

export function recordQuery(id: number) {
  return queryOptions({
    queryKey: [all, 'record', id],
    queryFn: ({ signal }) => call('GET /api/core-web-vitals/:id', { params: { id }, signal }),
    retry: false,
  });
}

/** Earlier measurements of the same page on the same device, newest first. */
export function trendQuery({ url, strategy }: Pick<SpeedRecord, 'url' | 'strategy'>) {
  return queryOptions({
    queryKey: [...listsKey, 'trend', url, strategy],
    queryFn: ({ signal }) => call('GET /api/core-web-vitals/trend', { query: { url, strategy }, signal }),
    staleTime: 0,
  });
}
