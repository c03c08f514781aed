import { lastWorked } from '#server/outside/jobs/queue-state.ts';
import type { Services } from '#server/services.ts';
import { lettersQueue } from './post-letters.ts';

/** The queue of letters has a job every minute; this long without one means that nobody works. */
const silenceMs = 5 * 60_000;
const lookEveryMs = 5 * 60_000;

/**
 * Tells in the log of a web process (`ROLE=web`) when no worker is at work: crawls, letters and the nightly cleaning
 * wait then, while every page looks well. The first look comes after the time that a worker may take to start.
 * @returns what ends the watch
 */
export function watchForWorker(
  { database, clock, log }: Pick<Services, 'database' | 'clock' | 'log'>,
  everyMs = lookEveryMs,
): () => void {
  const look = async (): Promise<void> => {
    const last = await lastWorked(database, lettersQueue);
    const silent = last === null || clock.now().getTime() - last.getTime() > silenceMs;
    if (silent)
      log.warn(
        { lastWorked: last?.toISOString() ?? null },
        'No worker is at work: crawls, letters and the nightly cleaning wait. Start a process with ROLE=worker.',
      );
  };
  const timer = setInterval(() => {
    look().catch((error: unknown) => log.error({ err: error }, 'The workers could not be looked for'));
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
