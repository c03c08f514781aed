import { AppError } from '#server/errors.ts';
import type { Audit } from './audit.ts';
import type { Speed } from './port.ts';
import { LineFullError, RunLine } from './run-line.ts';

/** Runs that may wait for their turn: with two at once about two minutes of waiting for the last. */
const usualPlaces = 20;
/** Seconds that a run usually takes, to say when a full line may have a place again. */
const usualRunSeconds = 10;

interface SpeedOptions {
  audit: Audit;
  /** Runs at the same time. More than there are cores spoils the figures. */
  atOnce: number;
  places?: number;
}

/** Puts audits in a bounded line, so that neither memory nor the figures suffer from a crowd. */
export function openSpeedLine({ audit, atOnce, places = usualPlaces }: SpeedOptions): Speed {
  const line = new RunLine(atOnce, places);
  const closing = new AbortController();
  const running = new Set<Promise<unknown>>();
  const enter: RunLine['take'] = async (signal, onPlace) => {
    try {
      return await line.take(signal, onPlace);
    } catch (error) {
      if (!(error instanceof LineFullError)) throw error;
      throw new AppError('busy', {
        message: `${error.ahead} measurements are ahead and the line is full. Please try again in a moment.`,
        // One place is free as soon as one run is done.
        retryAfterSeconds: Math.ceil(usualRunSeconds / atOnce),
      });
    }
  };
  const measure: Speed['measure'] = async ({ url, strategy, runs, signal: given, onNews }) => {
    const signal = AbortSignal.any([given, closing.signal]);
    const leave = await enter(signal, (place) => onNews({ state: 'waiting', place }));
    try {
      const reports: unknown[] = [];
      for (let run = 1; run <= runs; run += 1) {
        signal.throwIfAborted();
        onNews({ state: 'running', run, phase: 'starting' });
        const onPhase = (phase: Parameters<Parameters<Audit>[0]['onPhase']>[0]) =>
          onNews({ state: 'running', run, phase });
        reports.push(await audit({ url, strategy, signal, onPhase }));
      }
      return reports;
    } finally {
      leave();
    }
  };
  return {
    measure: (request) => {
      const measuring = measure(request);
      running.add(measuring);
      measuring.catch(() => undefined).finally(() => running.delete(measuring));
      return measuring;
    },
    close: async () => {
      closing.abort(
        new AppError('busy', { message: 'The server is being restarted. Please try again in a moment.' }),
      );
      await Promise.allSettled(running);
    },
  };
}
