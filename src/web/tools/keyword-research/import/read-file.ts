import type { ImportedKeyword } from '#contract/keyword-import.ts';
import type { KeywordCluster } from '#contract/keyword-research.ts';
import type { ColumnMapping } from '#rules/keyword-research/import/columns.ts';
import type { KeywordFile } from '#rules/keyword-research/import/read-file.ts';

/** What the worker is asked: to read one file, with columns chosen by hand where they were. */
export interface ReadRequest {
  file: File;
  chosen: ColumnMapping | undefined;
}

export const readPhases = ['reading', 'choosing', 'grouping'] as const;
export type ReadPhase = (typeof readPhases)[number];

export interface FileTopic extends Pick<KeywordCluster, 'id' | 'topic' | 'volume'> {
  count: number;
}

/** A file as the page needs it: the rows that go into a research, the rest as counts. */
export interface FileReading extends Omit<KeywordFile, 'rows'> {
  /** The most searched rows, as many as one research takes. */
  rows: ImportedKeyword[];
  /** Keywords in the whole file. */
  total: number;
  /** The most searched topics of the whole file. */
  topics: FileTopic[];
  topicCount: number;
}

export type ReadAnswer =
  | { state: 'phase'; phase: ReadPhase }
  | { state: 'done'; reading: FileReading }
  | { state: 'failed' };

/** Milliseconds after which a reading is given up: the largest file takes a few seconds. */
const patience = 60_000;

/** A sentence on why a file could not be read. */
export class ReadError extends Error {}

/**
 * Reads a file of keywords beside the page, which stays usable.
 * @throws ReadError with a sentence; an `AbortError` when the signal fires.
 */
export function readInWorker(
  request: ReadRequest,
  { onPhase, signal }: { onPhase: (phase: ReadPhase) => void; signal: AbortSignal },
): Promise<FileReading> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return new Promise<FileReading>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new ReadError('Reading this file took more than a minute and was given up.')),
      patience,
    );
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('Stopped', 'AbortError'));
    });
    worker.addEventListener('error', () => {
      clearTimeout(timer);
      reject(new ReadError('The browser could not read this file.'));
    });
    worker.addEventListener('message', ({ data }: MessageEvent<ReadAnswer>) => {
      if (data.state === 'phase') return onPhase(data.phase);
      clearTimeout(timer);
      if (data.state === 'done') resolve(data.reading);
      else reject(new ReadError('The browser could not read this file. It may have been moved or changed.'));
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window: it has one listener
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}
