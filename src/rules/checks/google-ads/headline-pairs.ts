import { atMost } from '#rules/checks/check.ts';
import type { CampaignCheck } from '#rules/checks/campaign-check.ts';
import { pairFaults } from '#rules/ads/pairs.ts';
import { pairContext } from '#rules/writers/google-ads/choose.ts';

/** Some texts of an ad read badly side by side: judged for each ad group. */
export const headlinePairs: CampaignCheck = {
  id: 'headline-pairs',
  titleGood: 'Any two texts of an ad can stand side by side',
  titleBad: 'Some texts of an ad read badly side by side',
  why: 'Google shows any two or three of them together; a repeat or two calls to action look careless.',
  judge: ({ groups, brief }) => {
    const faults = groups.flatMap(({ theme, ad }) =>
      [ad.headlines, ad.descriptions].flatMap((texts) =>
        pairFaults(
          texts.map(({ text }) => text),
          pairContext(theme, brief),
        ),
      ),
    );
    return {
      score: atMost(faults.length, 0, 5),
      found: faults[0]?.sentence ?? 'No pair that repeats itself',
      expected: 'No repeat, no two calls to action, no two places, prices or questions',
      fix: 'Rewrite or remove one of the two.',
      field: 'headlines',
    };
  },
};
