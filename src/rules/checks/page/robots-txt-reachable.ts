import type { PageCheck } from '#rules/checks/page-check.ts';

export const robotsTxtReachable: PageCheck = {
  id: 'robots-txt-reachable',
  outsidePatch: true,
  subject: 'robots.txt',
  titleGood: 'robots.txt can be fetched',
  titleBad: 'robots.txt cannot be fetched',
  why: 'While it answers 5xx, Google visits nothing of the site (RFC 9309 §2.3.1.4).',
  needs: ({ source }) =>
    source.robots === null ? 'It was not asked for, since only the HTML was given.' : null,
  judge: ({ source }) => {
    const { robots } = source;
    return {
      score: robots?.state === 'unreachable' ? 0 : robots?.state === 'missing' ? 0.8 : 1,
      found:
        robots?.state === 'unreachable'
          ? robots.reason
          : robots?.state === 'missing'
            ? `None (HTTP ${robots.status}): everything is allowed`
            : 'Found',
      expected: 'HTTP 200 with a text file',
      fix: 'Put a robots.txt at the root of the host, with the address of the sitemap in it.',
    };
  },
};
