import { brokenLetters } from '#rules/facts/broken-letters.ts';
import type { PageCheck } from '#rules/checks/page-check.ts';

export const cleanEncoding: PageCheck = {
  id: 'clean-encoding',
  subject: 'Broken letters',
  titleGood: 'All letters are read rightly',
  titleBad: 'Letters are broken by a wrong encoding',
  why: 'Broken letters match no search and look careless in results.',
  lacks: ({ text }) => (text.visibleLength === 0 ? 'The page has no text.' : null),
  judge: ({ head, text }) => {
    const found = [head.title ?? '', head.description ?? '', text.main].flatMap(brokenLetters);
    return {
      score: found.length === 0 ? 1 : 0,
      found:
        found.length === 0
          ? 'None'
          : `${found.length} times, such as ${[...new Set(found)].slice(0, 5).join(' ')}`,
      expected: 'None',
      fix: 'Save and send the page as UTF-8, and declare it: <meta charset="utf-8"> and the Content-Type header.',
    };
  },
};
