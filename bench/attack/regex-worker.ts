import { parentPort } from 'node:worker_threads';

export interface RegexQuestion {
  source: string;
  flags: string;
  samples: readonly string[];
  /** Processor time of the longest text, in milliseconds, from which on a pattern counts as slow. */
  slowMs: number;
}

export interface RegexAnswer {
  /** Of a pattern that is slow on many of them, only some. */
  texts: number;
  /** The slowest one in words; null when all of them were fast. */
  slow: string | null;
}

/** Characters of the texts. The last is the longest field of a form. */
const lengths = [2_500, 5_000, 20_000];
/** Processor time for all texts of one pattern, in milliseconds. */
const budgetMs = 1_500;
/** No pattern matches it at the end of a text, so that every way through the text has to be tried. */
const breaker = '\u0001';

parentPort?.on('message', (question: RegexQuestion) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(answer(question));
});

function answer({ source, flags, samples, slowMs }: RegexQuestion): RegexAnswer {
  const regex = new RegExp(source, flags);
  let texts = 0;
  let spentMs = 0;
  let worst = { ms: slowMs, words: null as string | null };
  for (const sample of samples) {
    for (const [before, part] of pumps(sample)) {
      let last = 0;
      for (const length of lengths) {
        const text = before + part.repeat(Math.ceil(length / part.length)) + breaker;
        const ms = timeOf(regex, text);
        texts += 1;
        spentMs += ms;
        if (ms > worst.ms)
          worst = {
            ms,
            words: `${Math.round(ms)} ms for ${text.length} characters of ${JSON.stringify(before)} and ${JSON.stringify(part)} again and again`,
          };
        // What is fast and grows no faster than its text stays so.
        if (ms < 0.2 || (ms > 200 && length < 20_000) || (last > 0 && ms < last * 2.5 && length > 2_500))
          break;
        last = ms;
      }
      if (worst.ms > 400 || spentMs > budgetMs) return { texts, slow: worst.words };
    }
  }
  return { texts, slow: worst.words };
}

/** Parts of one to three characters at the beginnings of a sample, each with what stands before it. */
function pumps(sample: string): [before: string, part: string][] {
  const found: [string, string][] = [['', sample]];
  for (let from = 0; from < Math.min(sample.length, 8); from += 1)
    for (let size = 1; size <= 3 && from + size <= sample.length; size += 1)
      found.push([sample.slice(0, from), sample.slice(from, from + size)]);
  return found;
}

/** Processor time of this thread, so that a busy machine changes nothing. */
function timeOf(regex: RegExp, text: string): number {
  const before = process.threadCpuUsage();
  regex.lastIndex = 0;
  if (regex.global) text.replaceAll(regex, '');
  else regex.exec(text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
