import { bodyNotEmpty } from '#rules/checks/page/body-not-empty.ts';
import { canonicalInHead } from '#rules/checks/page/canonical-in-head.ts';
import { canonicalPresent } from '#rules/checks/page/canonical-present.ts';
import { canonicalSingle } from '#rules/checks/page/canonical-single.ts';
import { canonicalTarget } from '#rules/checks/page/canonical-target.ts';
import { canonicalValid } from '#rules/checks/page/canonical-valid.ts';
import { htmlContentType } from '#rules/checks/page/html-content-type.ts';
import { httpStatus } from '#rules/checks/page/http-status.ts';
import { indexableForOtherCrawlers } from '#rules/checks/page/indexable-for-other-crawlers.ts';
import { indexable } from '#rules/checks/page/indexable.ts';
import { noRefreshRedirect } from '#rules/checks/page/no-refresh-redirect.ts';
import { pageNotNofollow } from '#rules/checks/page/page-not-nofollow.ts';
import { permanentRedirect } from '#rules/checks/page/permanent-redirect.ts';
import { readableAddress } from '#rules/checks/page/readable-address.ts';
import { redirectChain } from '#rules/checks/page/redirect-chain.ts';
import { robotsTxtAllows } from '#rules/checks/page/robots-txt-allows.ts';
import { snippetAllowed } from '#rules/checks/page/snippet-allowed.ts';
import type { PageGroupLines } from './line.ts';

/** Whether the page can be in an index at all, and under which address. */
export const indexabilityLines: PageGroupLines = {
  group: 'indexability',
  lines: [
    { check: httpStatus, points: 4, cap: 10, reason: 'An error page is not listed.' },
    { check: indexable, points: 5, cap: 20, reason: 'Shuts the page out of search.' },
    { check: robotsTxtAllows, points: 3, cap: 20, reason: 'Shuts the page out of search.' },
    { check: bodyNotEmpty, points: 2, cap: 15, reason: 'Nothing to index.' },
    { check: indexableForOtherCrawlers, points: 1, reason: 'Costs single search engines.' },
    { check: pageNotNofollow, points: 1, reason: 'Costs the pages behind it.' },
    { check: snippetAllowed, points: 1, reason: 'Costs clicks.' },
    { check: htmlContentType, points: 1, reason: 'Rarely wrong, then grave.' },
    { check: redirectChain, points: 1, reason: 'Costs time.' },
    { check: permanentRedirect, points: 0.5, reason: 'A hint.' },
    { check: noRefreshRedirect, points: 0.5, reason: 'Rare.' },
    { check: canonicalPresent, points: 1.5, reason: 'Search engines mostly guess right without it.' },
    { check: canonicalSingle, points: 0.5, reason: 'Rare.' },
    { check: canonicalValid, points: 1, reason: 'Makes the canonical worthless.' },
    { check: canonicalTarget, points: 1, reason: 'May drop the page.' },
    { check: canonicalInHead, points: 0.5, reason: 'Rare.' },
    { check: readableAddress, points: 1, reason: 'A hint to readers.' },
  ],
};
