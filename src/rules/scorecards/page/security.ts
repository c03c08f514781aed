import { contentSecurityPolicy } from '#rules/checks/page/content-security-policy.ts';
import { contentTypeOptions } from '#rules/checks/page/content-type-options.ts';
import { framingLimited } from '#rules/checks/page/framing-limited.ts';
import { https } from '#rules/checks/page/https.ts';
import { noMixedContent } from '#rules/checks/page/no-mixed-content.ts';
import { referrerPolicy } from '#rules/checks/page/referrer-policy.ts';
import { strictTransport } from '#rules/checks/page/strict-transport.ts';
import type { PageGroupLines } from './line.ts';

/** Protection on the way and in the page; https alone is a ranking signal. */
export const securityLines: PageGroupLines = {
  group: 'security',
  lines: [
    { check: https, points: 2, reason: 'A ranking signal, and browsers warn.' },
    { check: noMixedContent, points: 1, reason: 'Parts of the page are blocked.' },
    { check: strictTransport, points: 0.5, reason: 'No ranking signal.' },
    { check: contentTypeOptions, points: 0.25, reason: 'No ranking signal.' },
    { check: contentSecurityPolicy, points: 0.25, reason: 'No ranking signal.' },
    { check: referrerPolicy, points: 0.25, reason: 'No ranking signal.' },
    { check: framingLimited, points: 0.25, reason: 'No ranking signal.' },
  ],
};
