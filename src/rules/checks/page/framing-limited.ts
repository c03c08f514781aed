import { headerCheck } from '#rules/checks/header-check.ts';

export const framingLimited = headerCheck({
  id: 'framing-limited',
  subject: 'Framing by other sites',
  titleGood: 'Other sites cannot show the page in a frame',
  titleBad: 'Other sites can show the page in a frame',
  why: 'A frame under foreign buttons makes people click what they do not see (OWASP, clickjacking).',
  header: 'x-frame-options',
  isGood: (value) => /^\s*(?:deny|sameorigin)\s*$/i.test(value),
  otherwise: (facts) => /frame-ancestors/i.test(facts.header('content-security-policy') ?? ''),
  expected: 'Content-Security-Policy with frame-ancestors, or X-Frame-Options: SAMEORIGIN',
  fix: 'Send frame-ancestors ’self’ in the policy, or X-Frame-Options: SAMEORIGIN.',
});
