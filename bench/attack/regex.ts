import { globSync, readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { Visitor, parseSync } from 'oxc-parser';
import { joinedSource } from '#rules/text/long-pattern.ts';
import { judged, type Attack } from './attack.ts';
import { drawnFrom } from './drawn.ts';
import type { RegexAnswer, RegexQuestion } from './regex-worker.ts';
import { reasonsForSlowRegex } from './slow-regex-reasons.ts';

/** A pattern as it stands in a source file. */
interface FoundRegex {
  place: string;
  source: string;
  flags: string;
}

/** Milliseconds that one pattern may take over all its texts; a text that needs more ends the thread. */
const limitMs = 15_000;
/** Milliseconds of one text nearly as long as the longest field of a form (16,000 characters), beyond which it is slow. */
const slowMs = 40;
/** Milliseconds for all patterns; what was not tried by then is counted, never passed over in silence. */
const wholeMs = 15 * 60_000;
/**
 * Folders whose patterns read foreign pages and files. Elsewhere texts come from forms, of which `squeezed-input.ts`
 * lets no run of more than 200 signs through.
 */
const readsPages =
  /^src\/(?:rules\/(?:page|facts\/page|checks\/page|social-meta\/page|speed|keyword-research\/import)|server|web)\//;
/** Patterns between two lines of progress. */
const step = 250;

export const attack: Attack = {
  what: 'Every regular expression of src/ runs in a thread against texts made by repeating parts of what it matches: 2,000 characters, and up to 16,000 where that took long, to see how the time grows',
  async run({ seed }) {
    const regexes = allRegexes();
    const findings: string[] = [];
    const began = performance.now();
    let tried = 0;
    let texts = 0;
    let explained = 0;
    let thread = openThread();
    for (const regex of regexes) {
      if (performance.now() - began > wholeMs) break;
      if (tried % step === 0) tell(tried, regexes.length, began);
      tried += 1;
      const samples = samplesOf(regex, seed);
      const { source, flags } = regex;
      const ofForms = !readsPages.test(regex.place);
      const answer = await thread.ask({ source, flags, samples, ofForms, slowMs });
      if (answer === null) thread = openThread();
      texts += answer?.texts ?? 0;
      const slow = answer === null ? `no end within ${limitMs / 1_000} s` : answer.slow;
      if (slow === null) continue;
      const pattern = `/${regex.source}/${regex.flags}`;
      if (Object.hasOwn(reasonsForSlowRegex, pattern)) {
        explained += 1;
        continue;
      }
      const finding = `${regex.place} ${pattern}: ${slow}`;
      console.error(`  ${finding}`);
      findings.push(finding);
    }
    await thread.close();
    if (tried < regexes.length)
      findings.push(`${regexes.length - tried} patterns were not tried: the time was up`);
    const counted = `${tried} of ${regexes.length} patterns, ${texts} texts; slow with a reason: ${explained}`;
    return judged(counted, findings);
  },
};

/** On the other stream than the verdict, so that a run that is cut off has said how far it came. */
function tell(tried: number, all: number, began: number): void {
  console.error(`  ${tried} of ${all} patterns after ${Math.round((performance.now() - began) / 1_000)} s`);
}

function allRegexes(): FoundRegex[] {
  const found = new Map<string, FoundRegex>();
  for (const file of globSync('src/**/*.{ts,tsx}', {
    exclude: ['**/*.test.ts', '**/*.test.tsx'],
  }).toSorted())
    for (const regex of regexesOf(file)) {
      const key = `/${regex.source}/${regex.flags}`;
      if (!found.has(key)) found.set(key, regex);
    }
  return [...found.values()];
}

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
    TaggedTemplateExpression({ tag, quasi, start }) {
      if (tag.type !== 'CallExpression' || tag.callee.type !== 'Identifier') return;
      const [flags] = tag.arguments;
      if (tag.callee.name !== 'longPattern' || flags?.type !== 'Literal') return;
      const source = joinedSource(quasi.quasis[0]?.value.raw ?? '');
      const line = text.slice(0, start).split('\n').length;
      found.push({ place: `${file}:${line}`, source, flags: String(flags.value) });
    },
  }).visit(program);
  return found;
}

/** Short texts that the pattern matches, and the characters that stand in it: what is repeated later. */
function samplesOf({ source, flags }: FoundRegex, seed: number): string[] {
  const drawn = [0, 1, 2, seed + 2].map((way) => drawnFrom(source, flags, way).slice(0, 60));
  const words = source
    .replaceAll(/\\[dDwWsSbBpP](?:\{[^}]*\})?/g, ' ')
    .split(/[^\p{L}\p{N}<>&;:.,/"'=#@ -]+/u)
    .filter((word) => word !== '')
    .slice(0, 6);
  const classes = ['a', '0', ' ', '\n', '-', '.', '<', 'a ', '0.', 'é'];
  return [...new Set([...drawn, ...words, ...classes])].filter((sample) => sample !== '');
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
