import { Worker } from 'node:worker_threads';
import { AppError } from '#server/errors.ts';
import type { ReadingAnswer, ReadingQuestion, ReadingReady } from './protocol.ts';

export interface ThreadBounds {
  /** Processor time for one question, in milliseconds. Real pages of 5 MB take about one second. */
  workLimitMs: number;
  /** For one question on a machine where others work too, in milliseconds. */
  timeLimitMs: number;
  /** Of what V8 keeps for long, in MB. The documentation of Node.js in one file (8.4 MB) needs less than 192. */
  memoryMb: number;
}

/** For a thread to load its code on a busy machine, in milliseconds. */
const startLimitMs = 30_000;
/** How often the processor time of a thread is looked at, in milliseconds. */
const lookMs = 500;
/**
 * Of what V8 has just made, in MB. Left to itself it takes 192 on a machine of 24 GB, beside the limit of what it
 * keeps for long.
 */
const youngMb = 24;

/** In the bundle the thread's code stands beside the server's; from sources it is the file itself. */
const workerFile = new URL(
  import.meta.url.endsWith('.ts') ? './worker.ts' : './page-worker.js',
  import.meta.url,
);

/** Why a question has no answer: the thread ended and the question may not be to blame. */
export class LostThread extends Error {}

interface Asked {
  resolve(answer: ReadingAnswer): void;
  reject(error: unknown): void;
}

/** One reading thread. It is asked one thing at a time, so that what ends it is known. */
export class ReadingThread {
  /** Pages that were read in it and wait to be judged. */
  readonly pages = new Set<number>();
  /** Somebody's work is being done in it, which may be several questions. */
  busy = false;
  readonly #worker: Worker;
  readonly #bounds: ThreadBounds;
  readonly #onEnd: () => void;
  #asked: Asked | null = null;
  #ended = false;
  /** Resolves when its code is loaded: from here on a page's time counts. */
  readonly #ready: Promise<void>;
  #isReady = (): void => undefined;

  constructor(bounds: ThreadBounds, onEnd: () => void) {
    this.#bounds = bounds;
    this.#onEnd = onEnd;
    this.#worker = new Worker(workerFile, {
      resourceLimits: { maxOldGenerationSizeMb: bounds.memoryMb, maxYoungGenerationSizeMb: youngMb },
    });
    this.#ready = new Promise((resolve) => (this.#isReady = resolve));
    this.#worker.unref();
    this.#worker.on('message', (answer: ReadingAnswer | ReadingReady) => {
      if ('ready' in answer) return this.#isReady();
      const asked = this.#asked;
      this.#asked = null;
      asked?.resolve(answer);
    });
    this.#worker.on('error', (error) => this.end(this.#blame(error)));
    this.#worker.on('exit', () => this.end(new LostThread('The reading thread has ended.')));
  }

  get ended(): boolean {
    return this.#ended;
  }

  /**
   * @throws AppError `page_too_complex` when the question takes too long or too much memory; LostThread when the
   * thread ended by what else it held, or before it was asked
   */
  async ask(question: ReadingQuestion): Promise<ReadingAnswer> {
    if (this.#ended || this.#asked) throw new LostThread('Gone.');
    // A thread that nobody asks does not keep the process running; one that works does.
    this.#worker.ref();
    const answer = new Promise<ReadingAnswer>((resolve, reject) => (this.#asked = { resolve, reject }));
    // Told to whoever asked; the watch ends with it.
    answer.catch(() => undefined);
    const watch = this.#watch(answer, question);
    try {
      return await answer;
    } finally {
      if (!this.#ended) this.#worker.unref();
      await watch;
    }
  }

  /** Forgets a page that is not judged. */
  drop(page: number): void {
    if (!this.pages.delete(page) || this.#ended) return;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    this.#worker.postMessage({ ask: 'drop', page } satisfies ReadingQuestion);
  }

  /** Ends it with everything in it: a page that takes too long cannot be stopped in any other way. */
  end(cause: Error): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#isReady();
    const asked = this.#asked;
    this.#asked = null;
    this.pages.clear();
    void this.#worker.terminate();
    this.#onEnd();
    asked?.reject(cause);
  }

  /** Sends the question when the thread can hear it, and ends the thread when the question takes too long. */
  async #watch(answer: Promise<unknown>, question: ReadingQuestion): Promise<void> {
    const over = { yet: false };
    const ended = answer.then(
      () => (over.yet = true),
      () => (over.yet = true),
    );
    const after = async (ms: number): Promise<void> => {
      let timer: NodeJS.Timeout | undefined;
      await Promise.race([ended, new Promise((resolve) => (timer = setTimeout(resolve, ms)))]);
      clearTimeout(timer);
    };
    const loaded = await Promise.race([
      this.#ready.then(() => true),
      after(startLimitMs).then(() => over.yet),
    ]);
    if (!loaded) return this.end(new LostThread(`It did not start in ${startLimitMs} ms.`));
    if (over.yet) return;
    const before = await this.#workedMs();
    const began = performance.now();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    this.#worker.postMessage(question);
    const { workLimitMs, timeLimitMs } = this.#bounds;
    for (;;) {
      const left = timeLimitMs - (performance.now() - began);
      await after(Math.min(lookMs, Math.max(0, left)));
      if (over.yet) return;
      if (left <= 0) return this.end(tooComplex(`No answer in ${timeLimitMs} ms.`));
      // A thread in one long step of V8 says nothing; the time above holds for it.
      const now = await Promise.race([this.#workedMs(), after(lookMs).then(() => null)]);
      if (!over.yet && before !== null && now !== null && now - before > workLimitMs)
        return this.end(tooComplex(`No answer in ${workLimitMs} ms of processor time.`));
    }
  }

  /** Processor time since the thread began, in milliseconds; null when it has ended. */
  async #workedMs(): Promise<number | null> {
    try {
      const { user, system } = await this.#worker.cpuUsage();
      return (user + system) / 1_000;
    } catch {
      return null;
    }
  }

  /** Memory that ran out may have been taken by pages that wait here; with none of them the question is to blame. */
  #blame(error: unknown): Error {
    return this.pages.size > 0
      ? new LostThread('Lost.', { cause: error })
      : tooComplex(error instanceof Error ? error.message : String(error));
  }
}

function tooComplex(reason: string): AppError {
  return new AppError('page_too_complex', { cause: new Error(reason) });
}
