import type { PageCheck } from '#rules/checks/page-check.ts';
import { keepsOut, nameDirective, readRobotsDirectives } from '#rules/facts/page/robots-directives.ts';

/** Directives to all crawlers, and to the one that most searches go through. */
const decisive = new Set(['robots', 'googlebot']);

export const indexable: PageCheck = {
  id: 'indexable',
  outsidePatch: true,
  subject: 'Directives against indexing',
  titleGood: 'Search engines may index the page',
  titleBad: 'The page tells search engines not to index it',
  why: 'A page with noindex is dropped from results, however good the rest is (Google Search Central, robots meta tag).',
  judge: (facts) => {
    const against = facts
      .derive(readRobotsDirectives)
      .filter((directive) => decisive.has(directive.agent) && keepsOut(directive, facts.source.readAt));
    return {
      score: against.length === 0 ? 1 : 0,
      found: against.length === 0 ? 'No directive against indexing' : against.map(nameDirective).join('; '),
      expected: 'No noindex, none or expired unavailable_after for all crawlers or Googlebot',
      fix: 'Remove the directive if this page should be found.',
      elements: against.flatMap(({ element }) => element ?? []),
    };
  },
};
