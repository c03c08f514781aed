import { headerCheck } from '#rules/checks/header-check.ts';

export const contentSecurityPolicy = headerCheck({
  id: 'content-security-policy',
  subject: 'Content-Security-Policy',
  titleGood: 'A content security policy limits scripts',
  titleBad: 'No content security policy limits scripts',
  why: 'It stops foreign scripts that got into the page (OWASP secure headers; Lighthouse, csp-xss).',
  header: 'content-security-policy',
  isGood: (value) => /(?:script|default)-src/i.test(value),
  expected: 'A policy with script-src or default-src',
  fix: 'Begin with Content-Security-Policy-Report-Only, look at the reports, then enforce it.',
});
