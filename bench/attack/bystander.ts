import { setTimeout as pause } from 'node:timers/promises';
import { NoAnswer, Sender } from '#tests/fuzz/send.ts';

/** What somebody else met while the product was attacked. */
export interface Bystanding {
  answered: number;
  /** Longest time to the end of an answer, in milliseconds; of those that never came, the time waited. */
  worstMs: number;
  /** Path of the call that took it. */
  worstPath: string;
  /** Questions without an answer, and answers that were none to be expected, in words. */
  faults: string[];
}

/** Longest that a question is waited for. */
const limitMs = 60_000;
const pauseMs = 100;
/** Between two analyses of a page, in milliseconds: a person has 40 a minute. */
const analysisMs = 2_500;

interface Further {
  /** Also has a small page analysed that is pasted as HTML, every few seconds. */
  analyses?: boolean;
}

/** A listing of one thing, as bytes of a request. */
export const smallListing = Buffer.from(
  JSON.stringify({
    platform: 'website',
    businessName: 'Kiln',
    industry: 'Retail',
    products: [{ name: 'Mug', category: 'Home', description: 'A stoneware mug for 350 ml.' }],
  }),
);

/**
 * Starts somebody else's use of the product: the open settings, the own history and a listing by rules, one after the
 * other with a short pause. It never throws.
 */
export function startBystander(
  url: string,
  cookie: string,
  further: Further = {},
): { stop(): Promise<Bystanding> } {
  const sender = new Sender(url.replace('localhost', '127.0.0.1'), limitMs);
  const met: Bystanding = { answered: 0, worstMs: 0, worstPath: '', faults: [] };
  const ended = new AbortController();
  const get = (path: string) => ({ method: 'GET', path, headers: { cookie }, body: null, chunked: false });
  const questions = [
    get('/api/config'),
    get('/api/content-history?limit=5'),
    {
      ...get('/api/generate-seo'),
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: smallListing,
    },
  ];
  const analysis = {
    ...get('/api/analyze-webpage'),
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: Buffer.from(
      JSON.stringify({ url: 'https://kiln.invalid/', html: '<title>Mugs</title><h1>Mugs</h1><p>Thrown.' }),
    ),
  };
  let analysed = Number.NEGATIVE_INFINITY;
  const next = (turn: number) => {
    if (!further.analyses || performance.now() - analysed < analysisMs)
      return questions[turn % questions.length]!;
    analysed = performance.now();
    return analysis;
  };
  const walk = async () => {
    for (let turn = 0; !ended.signal.aborted; turn += 1) {
      const question = next(turn);
      const began = performance.now();
      try {
        const { status, body } = await sender.send(question);
        if (status === 200) met.answered += 1;
        else met.faults.push(`${question.path} of others was answered ${status} ${body.slice(0, 120)}`);
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
        met.faults.push(`${question.path} of others: ${error.message}`);
      }
      const ms = Math.round(performance.now() - began);
      if (ms > met.worstMs) Object.assign(met, { worstMs: ms, worstPath: question.path });
      await pause(pauseMs);
    }
  };
  const walking = walk();
  return {
    async stop() {
      ended.abort();
      await walking;
      sender.close();
      return met;
    },
  };
}

/** The figures in words, and what is wrong with them. */
export function judgeBystanding(
  { answered, worstMs, worstPath, faults }: Bystanding,
  /** Milliseconds. */
  longestMs = 10_000,
): { words: string; findings: string[] } {
  const findings = faults.slice(0, 2);
  if (faults.length > 2) findings.push(`and ${faults.length - 2} more questions of others`);
  if (answered === 0) findings.push('Nobody else was served');
  if (worstMs > longestMs) findings.push(`Others waited ${worstMs} ms`);
  return {
    words: `${answered} calls of others, the slowest ${worstMs} ms: ${worstPath.split('?')[0]}`,
    findings,
  };
}
