import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: { type: 'major'; execution: 'async' }) => Promise<void>;

/** What the English tagger's package opens from, and keeps beside what it made of it: 5.5 MB that nobody asks again. */
const readOnce = /wink-eng-lite-web-model\b.*eng-(?:core-web|sa|ner)-model\.json$/;

/** Only behind the tagger's opening, and in a process of its own: the package could not be opened a second time. */
function emptyWhatWasReadOnce(): void {
  for (const [file, read] of Object.entries(createRequire(import.meta.url).cache)) {
    if (read === undefined || !readOnce.test(file)) continue;
    const content: unknown = read.exports;
    if (Array.isArray(content)) content.length = 0;
    else if (typeof content === 'object' && content !== null)
      for (const key of Object.keys(content)) Reflect.deleteProperty(content, key);
  }
}

/**
 * Gives back what a burst of work left behind. V8 collects when a process allocates, not when it has come to rest, so
 * that the garbage of the warm-up would stay in memory until the first busy hour. Holds the process up once for
 * some tenths of a second.
 */
export async function giveBackMemory(): Promise<void> {
  emptyWhatWasReadOnce();
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as Collect;
  await collect({ type: 'major', execution: 'async' });
}
