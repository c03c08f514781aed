import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: { type: 'major'; execution: 'async' }) => Promise<void>;

/**
 * Gives back what a burst of work left behind. V8 collects when a process allocates, not when it has come to rest, so
 * that the garbage of the warm-up would stay in memory until the first busy hour. Holds the process up once for
 * some tenths of a second.
 */
export async function giveBackMemory(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as Collect;
  await collect({ type: 'major', execution: 'async' });
}
