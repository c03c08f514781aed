import { queryOptions } from '@tanstack/react-query';
import type { WebpageAnalysis, WebpageForm } from '#contract/webpage-analysis.ts';
import { call } from '#web/data/client.ts';
import { streamCall } from '#web/data/stream-call.ts';

interface Listeners {
  /** Gets each thing that the server begins to do, as a sentence. */
  onStep: (sentence: string) => void;
  signal: AbortSignal;
}

/** `POST /api/analyze-webpage` as a stream: tells what is being done. */
export function analyzePage(form: WebpageForm, { onStep, signal }: Listeners): Promise<WebpageAnalysis> {
  return streamCall<'POST /api/analyze-webpage', { message: string }, unknown>(
    'POST /api/analyze-webpage',
    { body: form },
    { signal, onProgress: ({ message }) => onStep(message), onPartial: () => undefined },
  );
}

/** Key of everything that a new or deleted analysis changes. */
const analysesKey = ['/api/webpage-analyses'] as const;

/** The newest analyses, at most 50; asked for on every visit. */
export const listQuery = queryOptions({
  queryKey: [...analysesKey, 'list'],
  queryFn: ({ signal }) => call('GET /api/webpage-analyses', { signal }),
  staleTime: 0,
  refetchOnMount: 'always',
});

/** One analysis with its checks. */
export function analysisQuery(id: number) {
  return queryOptions({
    queryKey: [...analysesKey, 'one', id],
    queryFn: ({ signal }) => call('GET /api/webpage-analyses/:id', { params: { id }, signal }),
    // An analysis never changes.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
