import { globSync, readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import * as fc from 'fast-check';
import { Visitor, parseSync } from 'oxc-parser';
import { judged, type Attack } from './attack.ts';
import type { RegexAnswer, RegexQuestion } from './regex-worker.ts';
import { reasonsForSlowRegex } from './slow-regex-reasons.ts';

/** A pattern as it stands in a source file. */
interface FoundRegex {
  place: string;
  source: string;
  flags: string;
}

/** Milliseconds that one pattern may take over all its texts; a text that needs more ends the thread. */
const limitMs = 60_000;
/** Milliseconds of one text as long as the longest field of a form (20,000 characters), beyond which it is slow. */
const slowMs = 40;

/** Milliseconds for all patterns; what was not tried by then is counted, never passed over in silence. */
const wholeMs = 30 * 60_000;

export const attack: Attack = {
  what: 'Every regular expression of src/ runs in a thread against texts of up to 20,000 characters, made by repeating parts of what it matches',
  async run({ seed }) {
    const regexes = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.ts', '**/*.test.tsx'] })
      .toSorted()
      .flatMap(regexesOf)
      .filter(
        ({ source, flags }, index, all) =>
          all.findIndex((other) => other.source === source && other.flags === flags) === index,
      );
    const findings: string[] = [];
    const until = performance.now() + wholeMs;
    let tried = 0;
    let texts = 0;
    let explained = 0;
    let thread = openThread();
    for (const regex of regexes) {
      if (performance.now() > until) break;
      tried += 1;
      const samples = samplesOf(regex, seed);
      const answer = await thread.ask({ source: regex.source, flags: regex.flags, samples, slowMs });
      if (answer === null) thread = openThread();
      texts += answer?.texts ?? 0;
      const slow = answer === null ? `no end within ${limitMs / 1_000} s` : answer.slow;
      if (slow === null) continue;
      const pattern = `/${regex.source}/${regex.flags}`;
      if (Object.hasOwn(reasonsForSlowRegex, pattern)) explained += 1;
      else findings.push(`${regex.place} ${pattern}: ${slow}`);
    }
    await thread.close();
    if (tried < regexes.length)
      findings.push(`${regexes.length - tried} patterns were not tried: the time was up`);
    const counted = `${tried} of ${regexes.length} patterns, ${texts} texts; slow with a reason: ${explained}`;
    return judged(counted, findings);
  },
};

function regexesOf(file: string): FoundRegex[] {
  const text = readFileSync(file, 'utf8');
  const found: FoundRegex[] = [];
  const { program } = parseSync(file, text);
  new Visitor({
    Literal(node) {
      if (!('regex' in node) || !node.regex) return;
      const line = text.slice(0, node.start).split('\n').length;
      found.push({ place: `${file}:${line}`, source: node.regex.pattern, flags: node.regex.flags });
    },
  }).visit(program);
  return found;
}

/** Short texts that the pattern matches, and the characters that stand in it: what is repeated later. */
function samplesOf({ source, flags }: FoundRegex, seed: number): string[] {
  const words = source
    .replaceAll(/\\[dDwWsSbBpP](?:\{[^}]*\})?/g, ' ')
    .split(/[^\p{L}\p{N}<>&;:.,/"'=#@ -]+/u)
    .filter((word) => word !== '')
    .slice(0, 8);
  const classes = ['a', '0', ' ', '\n', '-', '.', '<', 'a ', '0.', 'é'];
  return [...new Set([...matching(source, flags, seed), ...words, ...classes])];
}

/** The library cannot draw from every pattern (looking behind, for one); the characters have to do then. */
function matching(source: string, flags: string, seed: number): string[] {
  try {
    const drawn = fc.stringMatching(new RegExp(source, flags.replaceAll(/[^su]/g, '')), { size: 'small' });
    return fc.sample(drawn, { numRuns: 4, seed }).filter((text) => text.length < 60);
  } catch {
    return [];
  }
}

interface Thread {
  /** Null when the pattern took too long; the thread is gone then. */
  ask(question: RegexQuestion): Promise<RegexAnswer | null>;
  close(): Promise<unknown>;
}

function openThread(): Thread {
  const worker = new Worker(new URL('./regex-worker.ts', import.meta.url));
  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          worker.removeAllListeners();
          void worker.terminate().then(() => resolve(null));
        }, limitMs);
        worker.once('error', reject);
        worker.once('message', (answer: RegexAnswer) => {
          clearTimeout(timer);
          worker.removeListener('error', reject);
          resolve(answer);
        });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
        worker.postMessage(question);
      }),
    close: () => worker.terminate(),
  };
}
