import type { PageCheck } from '#rules/checks/page-check.ts';

/** Pages that nobody needs to find by search. */
const meant = /login|log-in|signin|sign-in|signup|register|cart|basket|checkout|account|print|share|reply/i;

export const internalLinksFollowed: PageCheck = {
  id: 'internal-links-followed',
  outsidePatch: true,
  subject: 'nofollow on links of the same site',
  titleGood: 'No link to the same site is marked nofollow',
  titleBad: 'Links to the same site are marked nofollow',
  why: 'Marking one’s own pages nofollow keeps crawlers from them and gains nothing (Google Search Central, qualify links).',
  lacks: ({ anchors }) =>
    anchors.some(({ kind }) => kind === 'internal') ? null : 'The page does not link to its own site.',
  judge: ({ anchors }) => {
    const internal = anchors.filter(({ kind }) => kind === 'internal');
    const marked = internal.filter(({ rel, url }) => rel.includes('nofollow') && !meant.test(url ?? ''));
    return {
      score: Math.max(0, 1 - (marked.length / internal.length) * 3),
      found: marked.length === 0 ? 'None' : `${marked.length} of ${internal.length}`,
      expected: 'None',
      fix: 'Remove rel="nofollow" from links to your own pages.',
      elements: marked.map(({ element }) => element),
    };
  },
};
