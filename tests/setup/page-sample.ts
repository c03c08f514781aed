import { readPage, type PageFacts } from '#rules/facts/page/page-facts.ts';
import type { PageCheckResult } from '#contract/webpage-analysis.ts';
import { auditPage } from '#rules/page/audit.ts';
import { pastedSource, type PageAnswer, type PageSource } from '#rules/page/page-source.ts';

/** Day on which the samples are read: 2026-11-21. */
const readAt = Date.UTC(2026, 10, 21);

/** A page for a test: HTML at https://shop.example/mug, with what is known around it. */
export function samplePage(html: string, around: Partial<PageSource> = {}): PageFacts {
  return readPage({ ...pastedSource('https://shop.example/mug', html, readAt), ...around });
}

/** An answer for a test: 200, HTML, no redirect. */
export function sampleAnswer(changes: Partial<PageAnswer> = {}): PageAnswer {
  return {
    status: 200,
    headers: { 'content-type': ['text/html; charset=utf-8'] },
    redirects: [],
    encodedBytes: 4_000,
    bodyBytes: 12_000,
    firstByteMs: 120,
    httpVersion: '2',
    truncated: false,
    ...changes,
  };
}

/** One check's result on a page. */
export function judgedBy(id: string, facts: PageFacts): PageCheckResult {
  const result = auditPage(facts).checks.find((check) => check.id === id);
  if (!result) throw new Error(`No page check is called ${id}.`);
  return result;
}
