import { parentPort } from 'node:worker_threads';
import { readPage, type PageFacts } from '#rules/facts/page/page-facts.ts';
import { analysePage, digestPage } from '#rules/page/analysis.ts';
import type { PageSource } from '#rules/page/page-source.ts';
import { readSocialPage } from '#rules/social-meta/page/social-page.ts';
import type { ReadingAnswer, ReadingQuestion, ReadingReady } from './protocol.ts';

// The thread that reads foreign pages. A page that needs too long or too much is ended with its thread.
const pages = new Map<number, PageFacts>();

parentPort?.on('message', (question: ReadingQuestion) => {
  const { page } = question;
  if (question.ask === 'drop') {
    pages.delete(page);
    return;
  }
  let answer: ReadingAnswer;
  try {
    answer = answerTo(question);
  } catch (error) {
    pages.delete(page);
    answer = { page, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
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
      return read(page, question.source);
    case 'social':
      return { page, social: readSocialPage(readPage(question.source)) };
    case 'analyse':
      return analyse(question);
  }
}

function read(page: number, source: PageSource): ReadingAnswer {
  const facts = readPage(source);
  const digest = digestPage(facts);
  pages.set(page, facts);
  return { page, digest };
}

function analyse({ page, links, improvement }: Extract<ReadingQuestion, { ask: 'analyse' }>): ReadingAnswer {
  const facts = pages.get(page);
  if (!facts) throw new Error('This page was not read.');
  pages.delete(page);
  return { page, analysis: analysePage(facts, links, improvement) };
}
