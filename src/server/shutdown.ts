import type { FastifyBaseLogger } from 'fastify';

export interface StopStep {
  name: string;
  stop: () => Promise<void>;
}

const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
/** After this the process ends although something still runs; nothing answered is lost by that. */
const patienceMs = 15_000;

/**
 * Ends the process on a stop signal: the steps in order, each after the one before. A second signal ends it at once.
 * @param steps asked at the signal, since parts that start late may still be missing
 * @returns whether the stop has begun
 */
export function stopOnSignals(steps: () => readonly StopStep[], log: FastifyBaseLogger): () => boolean {
  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'Stopping');
    setTimeout(() => {
      log.error('The stop took too long');
      process.exit(1);
    }, patienceMs).unref();
    void stopInOrder(steps(), log).then((clean) => process.exit(clean ? 0 : 1));
  };
  for (const signal of stopSignals) process.on(signal, stop);
  return () => stopping;
}

/** @returns whether every step ended well */
export async function stopInOrder(steps: readonly StopStep[], log: FastifyBaseLogger): Promise<boolean> {
  let clean = true;
  for (const { name, stop } of steps) {
    try {
      await stop();
    } catch (error) {
      clean = false;
      log.error({ err: error, step: name }, 'A part did not stop well');
    }
  }
  return clean;
}
