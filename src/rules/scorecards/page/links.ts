import { internalLinksFollowed } from '#rules/checks/page/internal-links-followed.ts';
import { internalLinksPresent } from '#rules/checks/page/internal-links-present.ts';
import { linkTextDistinct } from '#rules/checks/page/link-text-distinct.ts';
import { linkText } from '#rules/checks/page/link-text.ts';
import { linksCrawlable } from '#rules/checks/page/links-crawlable.ts';
import { linksDirect } from '#rules/checks/page/links-direct.ts';
import { linksNamed } from '#rules/checks/page/links-named.ts';
import { linksNotTooMany } from '#rules/checks/page/links-not-too-many.ts';
import { linksSecure } from '#rules/checks/page/links-secure.ts';
import { noBrokenLinks } from '#rules/checks/page/no-broken-links.ts';
import type { PageGroupLines } from './line.ts';

/** Ways on from the page. */
export const linksLines: PageGroupLines = {
  group: 'links',
  lines: [
    { check: noBrokenLinks, points: 2.5, reason: 'Ends visits.' },
    { check: linkText, points: 1.5, reason: 'What search engines know of the target.' },
    { check: linksCrawlable, points: 1.5, reason: 'Hides pages from crawlers.' },
    { check: internalLinksPresent, points: 1, reason: 'A dead end.' },
    { check: linksNamed, points: 1, reason: 'A fault for screen readers.' },
    { check: internalLinksFollowed, points: 0.5, reason: 'Rare.' },
    { check: linksDirect, points: 0.5, reason: 'Costs time.' },
    { check: linksSecure, points: 0.5, reason: 'Costs time.' },
    { check: linksNotTooMany, points: 0.5, reason: 'Rare.' },
    { check: linkTextDistinct, points: 0.5, reason: 'A hint.' },
  ],
};
