import type { PageCheck } from '#rules/checks/page-check.ts';

export const https: PageCheck = {
  id: 'https',
  outsidePatch: true,
  subject: 'https',
  titleGood: 'The page is protected by https',
  titleBad: 'The page is not protected by https',
  why: 'Browsers mark pages on http as not secure, and https is a ranking signal (Google, 2014).',
  judge: ({ source }) => ({
    score: source.finalUrl.startsWith('https:') ? 1 : 0,
    found: source.finalUrl,
    expected: 'An address that begins with https://',
    fix: 'Get a certificate, serve the page on https and redirect http to it (301).',
  }),
};
