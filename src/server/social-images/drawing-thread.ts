import { Worker } from 'node:worker_threads';
import type { PictureFormat } from '#contract/social-picture.ts';
import { AppError } from '#server/errors.ts';
import type { DrawnPicture } from './picture/draw.ts';
import type { DrawingAnswer, DrawingQuestion, PictureLook } from './protocol.ts';

/** Draws in a thread of its own. It starts with the first picture and ends when nobody has asked for a while. */
export interface PictureDrawer {
  /** @throws AppError `busy` when too many wait */
  draw(picture: PictureLook, format: PictureFormat, logo: Uint8Array | null): Promise<DrawnPicture>;
  close(): void;
}

/** For one question, in milliseconds; the first loads the code and the typefaces. */
const timeLimitMs = 15_000;
/** Questions that may wait at a time; one takes some 40 ms. */
const mostWaiting = 60;
const idleMs = 180_000;
const memoryMb = 384;

/** In the bundle the thread's code stands beside the server's; from sources it is the file itself. */
const workerFile = new URL(
  import.meta.url.endsWith('.ts') ? './picture/worker.ts' : './picture-worker.js',
  import.meta.url,
);

interface Waiting {
  question: DrawingQuestion;
  resolve(answer: DrawnPicture): void;
  reject(error: unknown): void;
}

export function openPictureDrawer(): PictureDrawer {
  const line: Waiting[] = [];
  let worker: Worker | null = null;
  let current: Waiting | null = null;
  let timer: NodeJS.Timeout | undefined;
  let lastId = 0;

  function start(): Worker {
    const started = new Worker(workerFile, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
    started.unref();
    started.on('message', (answer: DrawingAnswer) => {
      if (answer.id !== current?.question.id) return;
      const done = current;
      current = null;
      if ('error' in answer) done.reject(new Error(answer.error));
      else done.resolve(answer);
      next();
    });
    started.on('error', (error) => end(started, error));
    started.on('exit', () => end(started, new Error('The drawing thread has ended.')));
    return started;
  }

  /** Ends the thread with what it was doing; those who wait get a new one. */
  function end(ended: Worker, cause: unknown): void {
    if (worker !== ended) return;
    worker = null;
    clearTimeout(timer);
    void ended.terminate();
    const broken = current;
    current = null;
    broken?.reject(new AppError('busy', { cause }));
    if (line.length > 0) next();
  }

  /** One at a time: a question that takes too long is known to be the one that does. */
  function next(): void {
    clearTimeout(timer);
    const waiting = line.shift();
    if (!waiting) {
      const resting = worker;
      if (resting) timer = setTimeout(() => end(resting, new Error('Idle.')), idleMs).unref();
      return;
    }
    current = waiting;
    worker ??= start();
    const asked = worker;
    timer = setTimeout(() => end(asked, new Error(`No answer in ${timeLimitMs} ms.`)), timeLimitMs).unref();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    asked.postMessage(waiting.question);
  }

  function ask(question: Omit<DrawingQuestion, 'id'>): Promise<DrawnPicture> {
    if (line.length >= mostWaiting) return Promise.reject(new AppError('busy'));
    return new Promise((resolve, reject) => {
      lastId += 1;
      line.push({ question: { ...question, id: lastId }, resolve, reject });
      if (!current) next();
    });
  }

  return {
    draw: (picture, format, logo) => ask({ picture, format, logo }),
    close() {
      const open = worker;
      for (const waiting of line.splice(0)) waiting.reject(new AppError('busy'));
      if (open) end(open, new Error('The server stops.'));
    },
  };
}
