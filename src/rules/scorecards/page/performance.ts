import { cachingDeclared } from '#rules/checks/page/caching-declared.ts';
import { compressedAnswer } from '#rules/checks/page/compressed-answer.ts';
import { elementCount } from '#rules/checks/page/element-count.ts';
import { firstByteTime } from '#rules/checks/page/first-byte-time.ts';
import { pageWeight } from '#rules/checks/page/page-weight.ts';
import { scriptsNotBlocking } from '#rules/checks/page/scripts-not-blocking.ts';
import { stylesFew } from '#rules/checks/page/styles-few.ts';
import { thirdPartiesFew } from '#rules/checks/page/third-parties-few.ts';
import type { PageGroupLines } from './line.ts';

/** Hints from the HTML and its answer; a real measurement is Core Web Vitals. */
export const performanceLines: PageGroupLines = {
  group: 'performance',
  lines: [
    { check: firstByteTime, points: 1, reason: 'Everything waits for it.' },
    { check: compressedAnswer, points: 1, reason: 'Easily mended.' },
    { check: scriptsNotBlocking, points: 1, reason: 'Holds the page back.' },
    { check: pageWeight, points: 0.5, reason: 'Phones parse every byte.' },
    { check: elementCount, points: 0.5, reason: 'A hint.' },
    { check: stylesFew, points: 0.5, reason: 'A hint.' },
    { check: thirdPartiesFew, points: 0.25, reason: 'A hint.' },
    { check: cachingDeclared, points: 0.25, reason: 'A hint.' },
  ],
};
