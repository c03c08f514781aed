import { atMost } from '#rules/checks/check.ts';
import type { PageCheck } from '#rules/checks/page-check.ts';
import { readProse } from '#rules/facts/page/prose.ts';
import { isFunctionWord } from '#rules/text/function-words.ts';

/** Share of one subject word above which a text reads as written for machines; advice, no published limit. */
const mostShare = 0.06;
const leastWords = 100;

export const noStuffing: PageCheck = {
  id: 'no-stuffing',
  outsidePatch: true,
  subject: 'Repetition of one word',
  titleGood: 'No word is repeated beyond measure',
  titleBad: 'One word is repeated beyond measure',
  why: 'Keyword stuffing is against Google’s spam policies and tires readers.',
  lacks: (facts) =>
    facts.derive(readProse).words < leastWords ? `The text has fewer than ${leastWords} words.` : null,
  judge: (facts) => {
    const { counts, countedWords: words } = facts.derive(readProse);
    let most = '';
    let times = 0;
    for (const [word, count] of counts)
      if (count > times && word.length > 3 && !/^\d/.test(word) && !isFunctionWord(word)) {
        most = word;
        times = count;
      }
    return {
      score: atMost(times / words, mostShare, mostShare * 2),
      found: most === '' ? 'No subject word' : `“${most}” ${times} times in ${words} words`,
      expected: `No word over ${mostShare * 100} % of the text`,
      fix: 'Say it in other words, or leave it away where it is plain what is meant.',
    };
  },
};
