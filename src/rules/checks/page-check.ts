import type { PageFacts } from '#rules/facts/page/page-facts.ts';
import type { PageElement } from '#rules/page/document/tree.ts';

/** What a check found out about one page. */
export interface PageVerdict {
  /** 0 to 1; 1 means that nothing is left to do. */
  score: number;
  /** What stands there, with the words or figures themselves. */
  found: string;
  /** What should stand there. */
  expected: string;
  /** What to do, one imperative sentence. Left out of the report when the score is 1. */
  fix: string;
  /** The title for what is wrong here, where the check's own names more than one thing. */
  wrong?: string;
  /** The elements that it is about, in document order; the report names the first ten. */
  elements?: readonly PageElement[];
}

/**
 * One judgement about a page. Facts measure, a check judges, a scorecard weighs: a check carries no points. It never
 * guesses: what it cannot know it leaves to `needs`, what the page does not have to `applies`.
 */
export interface PageCheck {
  /** Kebab-case noun; the same as the file name. */
  id: string;
  /** What it looks at, as a noun: the title where there is nothing to judge. */
  subject: string;
  /** Shown when it passes. */
  titleGood: string;
  /** Shown when it does not. */
  titleBad: string;
  /** Why the owner of the page should care, one sentence, with the source of the rule where it is a figure. */
  why: string;
  /**
   * Looks at nothing that an improved head changes (title, description, canonical link, viewport, social tags), so that
   * its verdict on the copy with that head is the same.
   */
  outsidePatch?: true;
  /** Why it could not run on this page (no answer headers, robots.txt unreachable), one sentence; null when it can. */
  needs?: (facts: PageFacts) => string | null;
  /** What the page lacks to be judged at all ("There are no images."); null when it can be judged. */
  lacks?: (facts: PageFacts) => string | null;
  judge: (facts: PageFacts) => PageVerdict;
}

/** Reason for checks that read the answer's status or headers. */
export function needsAnswer(facts: PageFacts): string | null {
  return facts.source.answer === null
    ? 'Only the HTML was given, so the server’s answer is not known. Analyze the address to include it.'
    : null;
}
