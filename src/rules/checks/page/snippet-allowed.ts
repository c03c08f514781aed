import type { PageCheck } from '#rules/checks/page-check.ts';
import { nameDirective, readRobotsDirectives } from '#rules/facts/page/robots-directives.ts';

export const snippetAllowed: PageCheck = {
  id: 'snippet-allowed',
  outsidePatch: true,
  subject: 'Limits on the snippet',
  titleGood: 'Search engines may show a snippet of the page',
  titleBad: 'The page forbids the text under its search result',
  why: 'A result without text is clicked less, and nosnippet also keeps the page out of AI answers (Google Search Central).',
  judge: (facts) => {
    const against = facts
      .derive(readRobotsDirectives)
      .filter(({ name, value }) => name === 'nosnippet' || (name === 'max-snippet' && value === '0'));
    return {
      score: against.length === 0 ? 1 : 0,
      found: against.length === 0 ? 'No limit' : against.map(nameDirective).join('; '),
      expected: 'No nosnippet and no max-snippet:0',
      fix: 'Remove the directive, or mark only the passages to hide with data-nosnippet.',
      elements: against.flatMap(({ element }) => element ?? []),
    };
  },
};
