import { parentPort } from 'node:worker_threads';
import { mostPieces, TooManyPieces } from '#rules/page/document/most-pieces.ts';
import { readPage, type PageFacts } from '#rules/facts/page/page-facts.ts';
import { analysePage, digestPage } from '#rules/page/analysis.ts';
import type { PageSource } from '#rules/page/page-source.ts';
import { readSocialPage } from '#rules/social-meta/page/social-page.ts';
import { decodePage } from './page-source.ts';
import type { ReadingAnswer, ReadingQuestion, ReadingReady, SentPage } from './protocol.ts';

// The thread that reads foreign pages. A page that needs too long or too much is ended with its thread.
const pages = new Map<number, PageFacts>();
/**
 * Elements of all pages together that wait here to be judged. Real pages have some thousands. What is beyond is read
 * again when it is judged, so that pages that wait leave their memory to the one that is read.
 */
const mostKept = 60_000;
let kept = 0;

parentPort?.on('message', (question: ReadingQuestion) => {
  const { page } = question;
  if (question.ask === 'drop') {
    take(page);
    return;
  }
  let answer: ReadingAnswer;
  try {
    answer = answerTo(question);
  } catch (error) {
    take(page);
    answer =
      error instanceof TooManyPieces
        ? { page, tooMany: mostPieces }
        : { page, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(answer);
});

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage({ ready: true } satisfies ReadingReady);

function answerTo(question: Exclude<ReadingQuestion, { ask: 'drop' }>): ReadingAnswer {
  const { page } = question;
  switch (question.ask) {
    case 'read':
      return read(page, question.sent);
    case 'social':
      return { page, social: readSocialPage(readPage(received(question.sent))) };
    case 'analyse':
      return analyse(question);
  }
}

function received({ around, bytes, wasText }: SentPage): PageSource {
  if (wasText)
    return { ...around, html: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), encoding: null };
  return { ...around, ...decodePage({ body: bytes, headers: around.answer?.headers ?? {} }) };
}

function read(page: number, sent: SentPage): ReadingAnswer {
  const facts = readPage(received(sent));
  const digest = digestPage(facts);
  const { elementCount } = facts.parts;
  if (kept + elementCount > mostKept) return { page, digest, kept: false };
  kept += elementCount;
  pages.set(page, facts);
  return { page, digest, kept: true };
}

function take(page: number): PageFacts | undefined {
  const facts = pages.get(page);
  if (facts) kept -= facts.parts.elementCount;
  pages.delete(page);
  return facts;
}

function analyse(question: Extract<ReadingQuestion, { ask: 'analyse' }>): ReadingAnswer {
  const { page, sent, links, improvement } = question;
  const facts = take(page) ?? (sent === null ? null : readPage(received(sent)));
  if (!facts) throw new Error('This page was not read.');
  return { page, analysis: analysePage(facts, links, improvement) };
}
