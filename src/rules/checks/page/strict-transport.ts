import { headerCheck } from '#rules/checks/header-check.ts';

export const strictTransport = headerCheck({
  id: 'strict-transport',
  subject: 'Strict-Transport-Security',
  titleGood: 'Browsers remember to use https',
  titleBad: 'Browsers are not told to remember https',
  why: 'The first request of each visit may go over http and be read on the way (OWASP secure headers).',
  lacks: ({ source }) => (source.finalUrl.startsWith('https:') ? null : 'The page is not on https.'),
  header: 'strict-transport-security',
  isGood: (value) => Number(/max-age\s*=\s*"?(\d+)/i.exec(value)?.[1] ?? 0) >= 2_592_000,
  expected: 'Strict-Transport-Security: max-age=31536000 (30 days at least)',
  fix: 'Send the header on https answers, first with a short max-age, then with a year.',
});
