import { hreflangCanonical } from '#rules/checks/page/hreflang-canonical.ts';
import { hreflangDistinct } from '#rules/checks/page/hreflang-distinct.ts';
import { hreflangReturns } from '#rules/checks/page/hreflang-returns.ts';
import { hreflangValid } from '#rules/checks/page/hreflang-valid.ts';
import { languageDeclared } from '#rules/checks/page/language-declared.ts';
import { languageMatches } from '#rules/checks/page/language-matches.ts';
import type { PageGroupLines } from './line.ts';

/** The language of the page and its sisters in other languages. */
export const internationalLines: PageGroupLines = {
  group: 'international',
  lines: [
    { check: languageDeclared, points: 1, reason: 'A fault for screen readers.' },
    { check: languageMatches, points: 0.75, reason: 'A fault for screen readers.' },
    { check: hreflangValid, points: 1, reason: 'The wrong version is shown.' },
    { check: hreflangReturns, points: 0.5, reason: 'The group is ignored.' },
    { check: hreflangDistinct, points: 0.25, reason: 'Rare.' },
    { check: hreflangCanonical, points: 0.5, reason: 'Takes the version out of search.' },
  ],
};
