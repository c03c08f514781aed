import type { PageCheck } from '#rules/checks/page-check.ts';
import { attributeOf } from '#rules/page/document/tree.ts';

export const linksCrawlable: PageCheck = {
  id: 'links-crawlable',
  outsidePatch: true,
  subject: 'Links that crawlers can follow',
  titleGood: 'All links lead to addresses',
  titleBad: 'Some links lead nowhere without scripts',
  why: 'Crawlers follow href addresses only, no click handlers (Google Search Central, crawlable links).',
  lacks: ({ anchors }) => (anchors.length === 0 ? 'The page has no links.' : null),
  judge: ({ anchors }) => {
    const faulty = anchors.filter(
      ({ href, kind, element }) =>
        kind === 'invalid' ||
        /^javascript:/i.test(href) ||
        ((href === '' || href === '#') && attributeOf(element, 'onclick') !== null),
    );
    return {
      score: Math.max(0, 1 - (faulty.length / anchors.length) * 4),
      found: faulty.length === 0 ? 'All have an address' : `${faulty.length} of ${anchors.length} links`,
      expected: 'An address in each href',
      fix: 'Give the link the address that the script opens, or make it a button.',
      elements: faulty.map(({ element }) => element),
    };
  },
};
