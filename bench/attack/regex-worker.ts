import { parentPort } from 'node:worker_threads';
import { squeezedText } from '#server/squeezed-input.ts';

export interface RegexQuestion {
  source: string;
  flags: string;
  samples: readonly string[];
  /** It reads texts as forms let them through; else everything that a page may hold. */
  ofForms: boolean;
  /** Processor time for a text of the longest length, in milliseconds, from which on a pattern counts as slow. */
  slowMs: number;
}

export interface RegexAnswer {
  texts: number;
  /** The slowest text in words; null when none was slow. */
  slow: string | null;
}

/** Characters of the text by which texts are sorted out: what needs more than linear time shows there already. */
const firstLength = 2_000;
/** Processor time of such a text from which on it is made longer, in milliseconds. What is linear takes some 0.01. */
const suspiciousMs = 0.25;
/** Each twice the one before; the last is nearly the longest field of a form (20,000 characters). */
const lengths = [4_000, 8_000, 16_000];
/** Processor time of one text at which it is not made longer, in milliseconds: what it does then is clear. */
const enoughMs = 400;
/** Texts of a pattern that are made longer. */
const mostSuspects = 12;
/** No pattern matches it at the end of a text, so that every way through the text has to be tried. */
const breaker = '\u0001';

parentPort?.on('message', (question: RegexQuestion) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(answer(question));
});

interface Suspect {
  before: string;
  part: string;
  ms: number;
}

function answer({ source, flags, samples, ofForms, slowMs }: RegexQuestion): RegexAnswer {
  const regex = new RegExp(source, flags);
  const suspects: Suspect[] = [];
  const seen = new Set<string>();
  const made = ({ before, part }: Pick<Suspect, 'before' | 'part'>, length: number): string => {
    const text = pumped(before, part, length);
    return ofForms ? squeezedText(text) : text;
  };
  for (const sample of samples) {
    for (const [before, part] of pumps(sample)) {
      const text = made({ before, part }, firstLength);
      if (seen.has(text)) continue;
      seen.add(text);
      const ms = timeOf(regex, text);
      if (ms >= suspiciousMs) suspects.push({ before, part, ms });
    }
  }
  let texts = seen.size;
  let worst = { ms: slowMs, words: null as string | null };
  for (const suspect of suspects.toSorted((a, b) => b.ms - a.ms).slice(0, mostSuspects)) {
    const { before, part } = suspect;
    if (worst.ms > enoughMs) break;
    // Once more: the first run of a pattern compiles it, and may have been interrupted.
    let last = Math.min(suspect.ms, timeOf(regex, made(suspect, firstLength)));
    for (const length of lengths) {
      const ms = timeOf(regex, made(suspect, length));
      texts += 1;
      if (ms > worst.ms)
        worst = {
          ms,
          words: `${Math.round(ms)} ms for ${length} characters, ${(ms / Math.max(last, 0.001)).toFixed(1)} times that of half as many: ${JSON.stringify(before)} and ${JSON.stringify(part)} again and again`,
        };
      if (ms > enoughMs || ms < suspiciousMs) break;
      last = ms;
    }
  }
  return { texts, slow: worst.words };
}

function pumped(before: string, part: string, length: number): string {
  return before + part.repeat(Math.ceil(length / part.length)) + breaker;
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
