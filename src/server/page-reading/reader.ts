import { Worker } from 'node:worker_threads';
import type { AnalysedPage, Improvement, PageDigest } from '#rules/page/analysis.ts';
import type { LinkAnswer, PageSource } from '#rules/page/page-source.ts';
import type { SocialPage } from '#rules/social-meta/page/social-page.ts';
import { AppError } from '#server/errors.ts';
import type { ReadingAnswer, ReadingQuestion, ReadingReady } from './protocol.ts';

/** A page that was read: what has to be known before it is judged, and the way to its judgement. */
export interface ReadPage {
  digest: PageDigest;
  /** Judges it and forgets it. @throws AppError `page_too_complex` when it takes too long or too much memory */
  analyse(links: readonly LinkAnswer[] | null, improvement: Improvement): Promise<AnalysedPage>;
  /** Forgets it without judging. Does no harm afterwards. */
  drop(): void;
}

/** Reads foreign pages in threads of their own, so that none can hold up or bring down the server. */
export interface PageReader {
  /** @throws AppError `page_too_complex`; the signal's reason when it is aborted */
  read(source: PageSource, signal: AbortSignal): Promise<ReadPage>;
  /** What its cards on the networks are made of. @throws as `read` does */
  readSocial(source: PageSource, signal: AbortSignal): Promise<SocialPage>;
  close(): Promise<void>;
}

interface ReaderOptions {
  /** Threads at most; each holds about 60 MB while it lives. */
  threads: number;
  /** For one question, in milliseconds. Real pages of 5 MB take about one second. */
  timeLimitMs: number;
  /** A thread that nobody needs ends after so many milliseconds. */
  idleMs: number;
  memoryMb: number;
}

/** For a thread to load its code on a busy machine, in milliseconds. */
const startLimitMs = 30_000;

const defaults: ReaderOptions = { threads: 2, timeLimitMs: 15_000, idleMs: 60_000, memoryMb: 512 };

/** In the bundle the thread's code stands beside the server's; from sources it is the file itself. */
const workerFile = new URL(
  import.meta.url.endsWith('.ts') ? './worker.ts' : './page-worker.js',
  import.meta.url,
);

interface Waiting {
  resolve(answer: ReadingAnswer): void;
  reject(error: unknown): void;
  timer: NodeJS.Timeout;
  /** Of the whole line before it, in milliseconds. */
  limitMs: number;
}

interface Thread {
  worker: Worker;
  waiting: Map<number, Waiting>;
  /** Its code is loaded: from here on a page's time counts. */
  ready: boolean;
  /** Pages that were read in it and not yet judged. */
  pages: Set<number>;
  idle: NodeJS.Timeout | null;
}

export function openPageReader(options: Partial<ReaderOptions> = {}): PageReader {
  const { threads: mostThreads, timeLimitMs, idleMs, memoryMb } = { ...defaults, ...options };
  const threads = new Set<Thread>();
  let lastPage = 0;
  let closed = false;

  function startThread(): Thread {
    const worker = new Worker(workerFile, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
    const thread: Thread = { worker, waiting: new Map(), ready: false, pages: new Set(), idle: null };
    worker.unref();
    worker.on('message', (answer: ReadingAnswer | ReadingReady) => {
      if ('ready' in answer) {
        thread.ready = true;
        for (const waiting of thread.waiting.values()) {
          clearTimeout(waiting.timer);
          waiting.timer = limit(thread, waiting.limitMs);
        }
        return;
      }
      const waiting = thread.waiting.get(answer.page);
      if (!waiting) return;
      thread.waiting.delete(answer.page);
      clearTimeout(waiting.timer);
      if ('error' in answer) waiting.reject(new Error(answer.error));
      else waiting.resolve(answer);
    });
    worker.on('error', (error) => end(thread, error));
    worker.on('exit', () => end(thread, new Error('The reading thread has ended.')));
    threads.add(thread);
    return thread;
  }

  /** Ends a thread with everything in it: a page that takes too long cannot be stopped in any other way. */
  function end(thread: Thread, cause: unknown): void {
    if (!threads.delete(thread)) return;
    if (thread.idle) clearTimeout(thread.idle);
    for (const waiting of thread.waiting.values()) {
      clearTimeout(waiting.timer);
      waiting.reject(new AppError('page_too_complex', { cause }));
    }
    thread.waiting.clear();
    void thread.worker.terminate();
  }

  function limit(thread: Thread, ms: number): NodeJS.Timeout {
    return setTimeout(() => end(thread, new Error(`No answer in ${ms} ms.`)), ms);
  }

  function freestThread(): Thread {
    const least = [...threads].toSorted((a, b) => loadOf(a) - loadOf(b))[0];
    return least === undefined || (loadOf(least) > 0 && threads.size < mostThreads) ? startThread() : least;
  }

  function ask(thread: Thread, question: ReadingQuestion): Promise<ReadingAnswer> {
    if (!threads.has(thread)) return Promise.reject(new AppError('page_too_complex'));
    if (thread.idle) clearTimeout(thread.idle);
    thread.idle = null;
    return new Promise<ReadingAnswer>((resolve, reject) => {
      // Questions of one thread are answered in order: those before it count too.
      const limitMs = timeLimitMs * (thread.waiting.size + 1);
      const timer = limit(thread, thread.ready ? limitMs : startLimitMs);
      thread.waiting.set(question.page, { resolve, reject, timer, limitMs });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      thread.worker.postMessage(question);
    }).finally(() => rest(thread));
  }

  function rest(thread: Thread): void {
    if (thread.waiting.size > 0 || thread.pages.size > 0 || thread.idle) return;
    thread.idle = setTimeout(() => end(thread, new Error('Idle.')), idleMs).unref();
  }

  return {
    async read(source, signal) {
      if (closed) throw new AppError('busy');
      signal.throwIfAborted();
      const page = (lastPage += 1);
      const thread = freestThread();
      thread.pages.add(page);
      const drop = (): void => {
        if (!thread.pages.delete(page)) return;
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
        if (threads.has(thread)) thread.worker.postMessage({ ask: 'drop', page } satisfies ReadingQuestion);
        rest(thread);
      };
      try {
        const answer = await ask(thread, { ask: 'read', page, source });
        signal.throwIfAborted();
        if (!('digest' in answer)) throw new Error('The reading thread answered something else.');
        return {
          digest: answer.digest,
          drop,
          async analyse(links, improvement) {
            const judged = await ask(thread, { ask: 'analyse', page, links, improvement });
            thread.pages.delete(page);
            rest(thread);
            if (!('analysis' in judged)) throw new Error('The reading thread answered something else.');
            return judged.analysis;
          },
        };
      } catch (error) {
        drop();
        throw error;
      }
    },
    async readSocial(source, signal) {
      if (closed) throw new AppError('busy');
      signal.throwIfAborted();
      const page = (lastPage += 1);
      const answer = await ask(freestThread(), { ask: 'social', page, source });
      signal.throwIfAborted();
      if (!('social' in answer)) throw new Error('The reading thread answered something else.');
      return answer.social;
    },
    async close() {
      closed = true;
      for (const thread of threads) end(thread, new Error('The server stops.'));
    },
  };
}

function loadOf({ waiting, pages }: Thread): number {
  return waiting.size + pages.size;
}
