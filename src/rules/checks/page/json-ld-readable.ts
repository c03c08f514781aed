import type { PageCheck } from '#rules/checks/page-check.ts';
import { readStructuredData } from '#rules/facts/page/structured-data.ts';

export const jsonLdReadable: PageCheck = {
  id: 'json-ld-readable',
  outsidePatch: true,
  subject: 'JSON-LD scripts',
  titleGood: 'Each JSON-LD script can be read',
  titleBad: 'A JSON-LD script cannot be read',
  why: 'One wrong sign makes search engines drop the whole script.',
  lacks: (facts) => {
    const { items, faults } = facts.derive(readStructuredData);
    return faults.length > 0 || items.some(({ syntax }) => syntax === 'json-ld')
      ? null
      : 'The page has no JSON-LD.';
  },
  judge: (facts) => {
    const { faults } = facts.derive(readStructuredData);
    return {
      score: faults.length === 0 ? 1 : 0,
      found:
        faults.length === 0
          ? 'All scripts are JSON'
          : faults
              .slice(0, 5)
              .map(({ reason, line }) => (line === null ? reason : `${reason}, line ${line} of the script`))
              .join('; '),
      expected: 'JSON without comments and without commas at the end',
      fix: 'Correct the script at the line named.',
      elements: faults.map(({ element }) => element),
    };
  },
};
