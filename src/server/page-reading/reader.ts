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

/** Threads that may end under one question by the fault of other pages. More at once are an attack on all. */
const mostThreadsOfOne = 4;

/** Why a question has no answer: its thread ended while it read another page. */
class LostThread extends Error {}

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

  /**
   * Ends a thread with everything in it: a page that takes too long cannot be stopped in any other way. Questions are
   * answered in order, so the oldest one is to blame; the others are asked again in another thread.
   */
  function end(thread: Thread, cause: unknown): void {
    if (!threads.delete(thread)) return;
    if (thread.idle) clearTimeout(thread.idle);
    for (const [index, waiting] of [...thread.waiting.values()].entries()) {
      clearTimeout(waiting.timer);
      waiting.reject(
        index === 0 ? new AppError('page_too_complex', { cause }) : new LostThread('Lost.', { cause }),
      );
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
    if (!threads.has(thread)) return Promise.reject(new LostThread('Gone.'));
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

  /** Asks in the freest thread, and in another one when that ends by another page's fault. */
  async function askAnywhere(
    work: (thread: Thread) => Promise<ReadingAnswer>,
    first = freestThread(),
  ): Promise<ReadingAnswer> {
    let thread = first;
    for (let turn = 1; ; turn += 1) {
      try {
        return await work(thread);
      } catch (error) {
        if (!(error instanceof LostThread)) throw error;
        if (closed || turn === mostThreadsOfOne) throw new AppError('busy', { cause: error });
        thread = freestThread();
      }
    }
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
      /** Where the page is held. */
      let holder: Thread | null = null;
      const drop = (): void => {
        const thread = holder;
        holder = null;
        if (!thread?.pages.delete(page)) return;
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
        if (threads.has(thread)) thread.worker.postMessage({ ask: 'drop', page } satisfies ReadingQuestion);
        rest(thread);
      };
      const readIn = (thread: Thread): Promise<ReadingAnswer> => {
        holder = thread;
        thread.pages.add(page);
        return ask(thread, { ask: 'read', page, source });
      };
      let analysed = false;
      try {
        const answer = await askAnywhere(readIn);
        signal.throwIfAborted();
        if (!('digest' in answer)) throw new Error('The reading thread answered something else.');
        return {
          digest: answer.digest,
          drop,
          async analyse(links, improvement) {
            if (analysed || holder === null) throw new Error('This page was analysed or dropped.');
            analysed = true;
            const question = { ask: 'analyse', page, links, improvement } as const;
            try {
              const judged = await askAnywhere(async (thread) => {
                // Its thread has ended since: the page is read once more.
                if (thread !== holder) await readIn(thread);
                return ask(thread, question);
              }, holder);
              if (!('analysis' in judged)) throw new Error('The reading thread answered something else.');
              return judged.analysis;
            } finally {
              const thread = holder;
              holder = null;
              if (thread?.pages.delete(page)) rest(thread);
            }
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
      const answer = await askAnywhere((thread) => ask(thread, { ask: 'social', page, source }));
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
