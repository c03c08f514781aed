import type { PageCheck } from '#rules/checks/page-check.ts';

/** UTF-8 read as Windows-1252 ("Ã¤", "â€™"), and the sign for what could not be read. */
const broken = /Ã[\u0080-\u00BF¤¶¼Ÿ©¨ª«±³º]|â€[™œ\u009d“”˜¦]|Â[ \u00A0©®°·»«]|\uFFFD/gu;
/** What each of these begins with: a search for one sign costs next to nothing. */
const firstSigns = ['Ã', 'â€', 'Â', '\uFFFD'];

export const cleanEncoding: PageCheck = {
  id: 'clean-encoding',
  subject: 'Broken letters',
  titleGood: 'All letters are read rightly',
  titleBad: 'Letters are broken by a wrong encoding',
  why: 'Broken letters match no search and look careless in results.',
  lacks: ({ text }) => (text.visibleLength === 0 ? 'The page has no text.' : null),
  judge: ({ head, text }) => {
    const found = [head.title ?? '', head.description ?? '', text.main].flatMap((part) =>
      firstSigns.some((sign) => part.includes(sign)) ? (part.match(broken) ?? []) : [],
    );
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
