import type { SocialCheckRule } from '#rules/checks/social-check.ts';
import { foldWord, similarity } from '#rules/text/words.ts';

export const titleOwnWords: SocialCheckRule = {
  id: 'title-own-words',
  titleGood: 'The card does not repeat the title of the search result',
  titleBad: 'The card repeats the title of the search result',
  why: 'A title made for search ends with the brand and answers a query; a card is read by people who did not search.',
  applies: ({ network, titleTag, title }) => network !== null && titleTag !== '' && title !== '',
  judge: ({ title, titleTag }) => {
    const same = foldWord(title) === foldWord(titleTag);
    return {
      score: same ? 0 : similarity(title, titleTag) > 0.9 ? 0.6 : 1,
      found: title,
      expected: 'Other words than the title element',
      fix: 'Write the promise of the page for people who did not search for it.',
      field: 'title',
    };
  },
};
