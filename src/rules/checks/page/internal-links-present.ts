import { clamp } from '#rules/checks/check.ts';
import type { PageCheck } from '#rules/checks/page-check.ts';

/** Links to pages of the same site from which a page is no dead end; advice. */
const enough = 3;

export const internalLinksPresent: PageCheck = {
  id: 'internal-links-present',
  outsidePatch: true,
  subject: 'Links to the same site',
  titleGood: 'The page links to others of its site',
  titleBad: 'The page is a dead end',
  why: 'Crawlers and people find the other pages through links, and each link says which of them matter.',
  judge: ({ anchors, source }) => {
    const here = source.finalUrl.replace(/#.*$/s, '');
    const targets = new Set(
      anchors.flatMap(({ kind, url }) => (kind === 'internal' && url !== null && url !== here ? url : [])),
    );
    return {
      score: clamp(targets.size / enough),
      found: `${targets.size} ${targets.size === 1 ? 'page' : 'pages'} of the same site linked`,
      expected: `${enough} or more`,
      ...(targets.size > 0 && { wrong: 'The page leads to few others of its site' }),
      fix: 'Link the pages that a visitor needs next, from within the text.',
    };
  },
};
