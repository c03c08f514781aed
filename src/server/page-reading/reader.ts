import type { AnalysedPage, Improvement, PageDigest } from '#rules/page/analysis.ts';
import type { LinkAnswer, PageSource } from '#rules/page/page-source.ts';
import type { SocialPage } from '#rules/social-meta/page/social-page.ts';
import { AppError } from '#server/errors.ts';
import type { UnreadPage } from './page-source.ts';
import { sendPage, type ReadingAnswer } from './protocol.ts';
import { LostThread, ReadingThread } from './reading-thread.ts';
import { Turns, type Turn } from './turns.ts';

/** A page that was read: what has to be known before it is judged, and the way to its judgement. */
export interface ReadPage {
  digest: PageDigest;
  /** Judges it and forgets it. @throws AppError as `read` does */
  analyse(links: readonly LinkAnswer[] | null, improvement: Improvement): Promise<AnalysedPage>;
  /** Forgets it without judging. Does no harm afterwards. */
  drop(): void;
}

/** For whom a page is read. */
export interface ReadingFor {
  /** Id of the user: nobody gets more than a part of the threads, and users take turns. */
  owner: string;
  signal: AbortSignal;
}

/** Reads foreign pages in threads of their own, so that none can hold up or bring down the server. */
export interface PageReader {
  /**
   * @throws AppError `page_too_complex` for more than is read, `too_many_requests` when too many pages of this owner
   * wait, `busy` when too much of all waits; the signal's reason when it is aborted
   */
  read(source: PageSource | UnreadPage, whose: ReadingFor): Promise<ReadPage>;
  /** What its cards on the networks are made of. @throws as `read` does */
  readSocial(source: PageSource | UnreadPage, whose: ReadingFor): Promise<SocialPage>;
  close(): Promise<void>;
}

interface ReaderOptions {
  /** Threads at most; each holds about 60 MB while it lives. */
  threads: number;
  /** Processor time for one question, in milliseconds. Real pages of 5 MB take about one second. */
  workLimitMs: number;
  /** For one question on a machine where others work too, in milliseconds. */
  timeLimitMs: number;
  /** A thread that nobody needs ends after so many milliseconds. */
  idleMs: number;
  memoryMb: number;
  /** Pages of one owner that wait. */
  waitingOfOne: number;
}

const defaults: ReaderOptions = {
  threads: 2,
  workLimitMs: 6_000,
  timeLimitMs: 20_000,
  idleMs: 60_000,
  memoryMb: 256,
  // Three runs of each of three tools and the pages of a crawl, and as many again.
  waitingOfOne: 24,
};

/** Bytes of pages that wait, of all owners together. */
const waitingBytes = 100_000_000;
/** Threads that may end under one question by what else they held. */
const mostThreadsOfOne = 4;

interface Job extends Turn<ReadingThread> {
  work(thread: ReadingThread): Promise<ReadingAnswer>;
  resolve(answer: ReadingAnswer): void;
  reject(error: unknown): void;
  /** How often its thread was lost. */
  lost: number;
}

interface Asking extends ReadingFor {
  bytes: number;
  place: ReadingThread | null;
}

export function openPageReader(options: Partial<ReaderOptions> = {}): PageReader {
  const { threads: mostThreads, idleMs, waitingOfOne, ...bounds } = { ...defaults, ...options };
  const threads = new Set<ReadingThread>();
  const idle = new Map<ReadingThread, NodeJS.Timeout>();
  // With more than one thread one is always left for others.
  const turns = new Turns<ReadingThread, Job>({
    atOnceOfOne: Math.max(1, mostThreads - 1),
    waitingOfOne,
    waitingBytes,
  });
  let lastPage = 0;
  let closed = false;

  function startThread(): ReadingThread {
    const thread = new ReadingThread(bounds, () => {
      threads.delete(thread);
      clearTimeout(idle.get(thread));
      idle.delete(thread);
    });
    threads.add(thread);
    return thread;
  }

  /** The thread in which work can begin now; null when it has to wait. */
  function placeFor({ place }: Job): ReadingThread | 'new' | null {
    if (place && !place.ended) return place.busy ? null : place;
    const free = [...threads].filter(({ busy }) => !busy);
    const least = free.toSorted((a, b) => a.pages.size - b.pages.size)[0];
    return least ?? (threads.size < mostThreads ? 'new' : null);
  }

  function startWaiting(): void {
    if (closed) return;
    for (;;) {
      const job = turns.next((work) => placeFor(work) !== null);
      if (!job) return;
      const place = placeFor(job)!;
      void run(job, place === 'new' ? startThread() : place);
    }
  }

  async function run(job: Job, thread: ReadingThread): Promise<void> {
    thread.busy = true;
    clearTimeout(idle.get(thread));
    idle.delete(thread);
    try {
      job.resolve(await job.work(thread));
    } catch (error) {
      if (!(error instanceof LostThread)) job.reject(error);
      else if (closed || (job.lost += 1) === mostThreadsOfOne)
        job.reject(new AppError('busy', { cause: error }));
      else again(job);
    } finally {
      turns.done(job);
      thread.busy = false;
      rest(thread);
      startWaiting();
    }
  }

  function again(job: Job): void {
    job.place = null;
    try {
      turns.add(job);
    } catch (error) {
      job.reject(error);
    }
  }

  /** Has something done in a thread when its owner's turn comes. */
  function ask({ owner, signal, bytes, place }: Asking, work: Job['work']): Promise<ReadingAnswer> {
    if (closed) return Promise.reject(new AppError('busy'));
    signal.throwIfAborted();
    return new Promise<ReadingAnswer>((resolve, reject) => {
      const job: Job = { owner, bytes, place, work, resolve, reject, lost: 0 };
      const leave = () => {
        turns.remove(job);
        reject(signal.reason as Error);
      };
      const settled = () => signal.removeEventListener('abort', leave);
      job.resolve = (answer) => {
        settled();
        resolve(answer);
      };
      job.reject = (error) => {
        settled();
        reject(error);
      };
      turns.add(job);
      signal.addEventListener('abort', leave, { once: true });
      startWaiting();
    });
  }

  function rest(thread: ReadingThread): void {
    if (thread.ended || thread.busy || thread.pages.size > 0 || idle.has(thread)) return;
    idle.set(thread, setTimeout(() => thread.end(new LostThread('Idle.')), idleMs).unref());
  }

  return {
    async read(source, whose) {
      const page = (lastPage += 1);
      const sent = sendPage(source);
      const asking = { ...whose, bytes: sent.bytes.byteLength };
      /** Where the page is held; null where it is not. */
      let holder: ReadingThread | null = null;
      let over = false;
      const drop = (): void => {
        over = true;
        holder?.drop(page);
        if (holder) rest(holder);
        holder = null;
      };
      const read = await ask({ ...asking, place: null }, async (thread) => {
        const answer = await thread.ask({ ask: 'read', page, sent });
        if ('kept' in answer && answer.kept) {
          thread.pages.add(page);
          holder = thread;
          // Whoever asked has gone meanwhile.
          if (whose.signal.aborted) drop();
        }
        return answer;
      });
      return {
        digest: partOf(read, 'digest').digest,
        drop,
        async analyse(links, improvement) {
          if (over) throw new Error('This page was analysed or dropped.');
          over = true;
          const judged = await ask({ ...asking, place: holder }, (thread) => {
            const isHeld = thread === holder && thread.pages.delete(page);
            return thread.ask({ ask: 'analyse', page, sent: isHeld ? null : sent, links, improvement });
          }).finally(drop);
          return partOf(judged, 'analysis').analysis;
        },
      };
    },
    async readSocial(source, whose) {
      const page = (lastPage += 1);
      const sent = sendPage(source);
      const answer = await ask({ ...whose, bytes: sent.bytes.byteLength, place: null }, (thread) =>
        thread.ask({ ask: 'social', page, sent }),
      );
      return partOf(answer, 'social').social;
    },
    async close() {
      closed = true;
      for (const job of turns.clear()) job.reject(new AppError('busy'));
      for (const thread of threads) thread.end(new LostThread('The server stops.'));
    },
  };
}

type PartNamed<Name extends string> = Extract<ReadingAnswer, Record<Name, unknown>>;

/** The answer that was asked for. @throws AppError `page_too_complex`; an error with what broke in the thread */
function partOf<Name extends 'digest' | 'social' | 'analysis'>(
  answer: ReadingAnswer,
  name: Name,
): PartNamed<Name> {
  if ('tooMany' in answer)
    throw new AppError('page_too_complex', {
      message: `This page has more than ${answer.tooMany.toLocaleString('en')} elements, attributes and comments, which is more than we read.`,
    });
  if ('error' in answer) throw new Error(answer.error);
  if (!(name in answer)) throw new Error('The reading thread answered something else.');
  return answer as PartNamed<Name>;
}
