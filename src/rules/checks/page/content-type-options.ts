import { headerCheck } from '#rules/checks/header-check.ts';

export const contentTypeOptions = headerCheck({
  id: 'content-type-options',
  subject: 'X-Content-Type-Options',
  titleGood: 'Browsers do not guess the type of files',
  titleBad: 'Browsers may guess the type of files',
  why: 'An uploaded picture that holds a script could be run as one (OWASP secure headers).',
  header: 'x-content-type-options',
  isGood: (value) => value.trim().toLowerCase() === 'nosniff',
  expected: 'X-Content-Type-Options: nosniff',
  fix: 'Send the header with every answer.',
});
