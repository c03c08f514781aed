import type { SocialCheckRule } from '#rules/checks/social-check.ts';
import { countCharacters } from '#rules/text/count.ts';

/** Code points of a description that every phone shows (measured previews, collected by third parties). */
const glance = 65;

export const firstGlance: SocialCheckRule = {
  id: 'first-glance',
  titleGood: 'The first thought is complete at a glance',
  titleBad: 'The first thought is cut on a phone',
  why: 'WhatsApp may show no more than 65 characters of the description.',
  applies: ({ network, description }) => network?.id === 'whatsapp' && description !== '',
  judge: ({ description }) => {
    const [first = ''] = description.split(/(?<=[.!?。！？])\s?/u);
    const length = countCharacters(first);
    return {
      score: length <= glance ? 1 : Math.max(0, 1 - (length - glance) / glance),
      found: `First sentence: ${length} characters`,
      expected: `${glance} at most`,
      fix: 'Begin with a shorter sentence.',
      field: 'description',
    };
  },
};
