import { robotsVerdict } from '#rules/page/robots/match.ts';
import { parseRobots } from '#rules/page/robots/parse.ts';
import { EgressError, problemOf } from '#server/outside/egress/problems.ts';
import type { FetchedPage, RobotsAnswer } from './port.ts';

/** Name under which robots.txt may address us. */
export const productToken = 'ShelfmarkBot';

const keptMs = 10 * 60_000;
/** Kept in memory together: answers, and characters of their texts. */
const mostKept = 200;
const mostCharacters = 4_000_000;

interface Kept {
  answer: Promise<RobotsAnswer>;
  until: number;
  characters: number;
}

export interface RobotsFiles {
  /** @throws the signal's reason when it is aborted */
  of(url: URL, signal: AbortSignal): Promise<RobotsAnswer>;
  /** @throws EgressError `page_robots` when the file forbids the address to us */
  check(url: URL, signal: AbortSignal): Promise<void>;
}

/** @param fetchFile fetches a robots.txt within bounds of its own, whoever waits for it */
export function createRobotsFiles(
  fetchFile: (url: URL) => Promise<FetchedPage>,
  now: () => number = () => performance.now(),
): RobotsFiles {
  const kept = new Map<string, Kept>();

  function ask(origin: string): Promise<RobotsAnswer> {
    const known = kept.get(origin);
    if (known && known.until > now()) return known.answer;
    const entry: Kept = { answer: answerOf(fetchFile, origin), until: now() + keptMs, characters: 0 };
    kept.delete(origin);
    kept.set(origin, entry);
    void entry.answer.then((answer) => {
      if (answer.kind === 'file') entry.characters = answer.text.length;
      // A fault may be over at the next try.
      if (answer.kind === 'unreachable' && kept.get(origin) === entry) entry.until = now() + keptMs / 20;
      forgetOldest(kept);
    });
    return entry.answer;
  }

  const files: RobotsFiles = {
    of: (url, signal) => withSignal(ask(url.origin), signal),
    async check(url, signal) {
      const answer = await files.of(url, signal);
      const allowed =
        answer.kind === 'none' ||
        (answer.kind === 'file' && robotsVerdict(answer.file, productToken, url.href).allowed);
      if (!allowed) throw new EgressError('page_robots', `robots.txt: ${answer.kind}`);
    },
  };
  return files;
}

/** Source of the status rules: RFC 9309 §2.3.1; 429 counts as a fault of the server, as at Google. */
async function answerOf(
  fetchFile: (url: URL) => Promise<FetchedPage>,
  origin: string,
): Promise<RobotsAnswer> {
  try {
    const { status, body, bodyTruncated } = await fetchFile(new URL('/robots.txt', origin));
    if (status === 429 || status >= 500) return { kind: 'unreachable', status, problem: null };
    if (status < 200 || status >= 300) return { kind: 'none', status };
    const text = new TextDecoder().decode(body);
    return { kind: 'file', status, text, truncated: bodyTruncated, file: parseRobots(text) };
  } catch (error) {
    const problem = problemOf(error);
    // More redirects than five may count as no file at all.
    if (problem === 'page_redirects') return { kind: 'none', status: 302 };
    return { kind: 'unreachable', status: null, problem };
  }
}

function forgetOldest(kept: Map<string, Kept>): void {
  let characters = [...kept.values()].reduce((sum, entry) => sum + entry.characters, 0);
  for (const [origin, entry] of kept) {
    if (kept.size <= mostKept && characters <= mostCharacters) return;
    characters -= entry.characters;
    kept.delete(origin);
  }
}

function withSignal<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
