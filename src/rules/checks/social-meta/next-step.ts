import type { SocialCheckRule } from '#rules/checks/social-check.ts';
import { tellingStems } from '#rules/facts/novelty.ts';
import { stemsOf } from '#rules/text/words.ts';

export const nextStep: SocialCheckRule = {
  id: 'next-step',
  titleGood: 'The card says what to do next',
  titleBad: 'The card does not say what to do next',
  why: 'People who know what comes behind the click click more often.',
  applies: ({ network, callToAction }) =>
    callToAction !== '' && (network?.id === 'facebook' || network?.id === 'pinterest'),
  judge: ({ description, callToAction }) => {
    const have = new Set(stemsOf(description));
    const stems = tellingStems(callToAction);
    const said = stems.filter((stem) => have.has(stem)).length >= stems.length * 0.6;
    return {
      score: said ? 1 : 0,
      found: said ? callToAction : 'Not said',
      expected: callToAction,
      fix: `End the description with “${callToAction}”.`,
      field: 'description',
    };
  },
};
