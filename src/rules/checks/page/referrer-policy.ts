import { headerCheck } from '#rules/checks/header-check.ts';

export const referrerPolicy = headerCheck({
  id: 'referrer-policy',
  subject: 'Referrer-Policy',
  titleGood: 'The page says what it tells other sites',
  titleBad: 'The page does not say what it tells other sites',
  why: 'Addresses of the site, with what stands in them, may reach others (browsers’ default is strict-origin-when-cross-origin).',
  header: 'referrer-policy',
  isGood: (value) => !/unsafe-url|no-referrer-when-downgrade/i.test(value),
  expected: 'Referrer-Policy: strict-origin-when-cross-origin',
  fix: 'Send the header, or a meta referrer.',
});
