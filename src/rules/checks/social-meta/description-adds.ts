import type { SocialCheckRule } from '#rules/checks/social-check.ts';
import { atLeast } from '#rules/checks/check.ts';
import { novelty } from '#rules/facts/novelty.ts';

/** Share of the description's words that the title should lack. */
const wanted = 0.5;

export const descriptionAdds: SocialCheckRule = {
  id: 'description-adds',
  titleGood: 'The description says what the title does not',
  titleBad: 'The description repeats the title',
  why: 'Two lines that say the same are one line wasted.',
  applies: ({ title, description }) => title !== '' && description !== '',
  judge: ({ title, description }) => {
    const share = novelty(description, title);
    return {
      score: atLeast(share, wanted),
      found: `${Math.round(share * 100)} % of its words are new`,
      expected: `${wanted * 100} % or more`,
      fix: 'Tell one fact that the title leaves out.',
      field: 'description',
    };
  },
};
