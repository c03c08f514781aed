import { atMost } from '#rules/checks/check.ts';
import type { PageCheck } from '#rules/checks/page-check.ts';

/** Google’s old advice was 100, today “a few thousand at most” (Search Central, link best practices). */
const many = 1_000;

export const linksNotTooMany: PageCheck = {
  id: 'links-not-too-many',
  outsidePatch: true,
  subject: 'Number of links',
  titleGood: 'The number of links is reasonable',
  titleBad: 'The page has a flood of links',
  why: 'Crawlers follow only part of thousands of links, and none of them stands out.',
  lacks: ({ anchors }) => (anchors.length === 0 ? 'The page has no links.' : null),
  judge: ({ anchors }) => ({
    score: atMost(anchors.length, many, many * 3),
    found: `${anchors.length} links`,
    expected: `At most ${many}`,
    fix: 'Divide long lists over several pages and leave repeated menus away.',
  }),
};
