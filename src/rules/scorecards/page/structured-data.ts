import { jsonLdReadable } from '#rules/checks/page/json-ld-readable.ts';
import { structuredDataComplete } from '#rules/checks/page/structured-data-complete.ts';
import { structuredDataCurrent } from '#rules/checks/page/structured-data-current.ts';
import { structuredDataPresent } from '#rules/checks/page/structured-data-present.ts';
import { structuredDataRecommended } from '#rules/checks/page/structured-data-recommended.ts';
import { structuredDataTyped } from '#rules/checks/page/structured-data-typed.ts';
import { structuredDataValues } from '#rules/checks/page/structured-data-values.ts';
import { structuredDataVisible } from '#rules/checks/page/structured-data-visible.ts';
import type { PageGroupLines } from './line.ts';

/** What the page tells machines about its content: decides about rich results, not about the rank. */
export const structuredDataLines: PageGroupLines = {
  group: 'structured-data',
  lines: [
    { check: structuredDataPresent, points: 0.75, reason: 'Many pages are found without it.' },
    { check: jsonLdReadable, points: 1.5, reason: 'Makes all of it worthless.' },
    { check: structuredDataTyped, points: 0.5, reason: 'Makes it unreadable.' },
    { check: structuredDataComplete, points: 1, reason: 'Decides about rich results.' },
    { check: structuredDataValues, points: 0.5, reason: 'Single values are lost.' },
    { check: structuredDataVisible, points: 0.25, reason: 'Layouts differ; a hint.' },
    { check: structuredDataRecommended, points: 0.25, reason: 'A detail.' },
    { check: structuredDataCurrent, points: 0.25, reason: 'Harmless.' },
  ],
};
