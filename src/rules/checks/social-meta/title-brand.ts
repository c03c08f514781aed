import type { SocialNetwork } from '#contract/social-page.ts';
import type { SocialCheckRule } from '#rules/checks/social-check.ts';
import { foldWord } from '#rules/text/words.ts';

/** LinkedIn's feed names the business in the title only; the others show the site beside it. */
const showBeside: ReadonlySet<SocialNetwork> = new Set(['facebook', 'twitter', 'pinterest', 'whatsapp']);

export const titleBrand: SocialCheckRule = {
  id: 'title-brand',
  titleGood: 'The title spends no room on the name of the site',
  titleBad: 'The title ends with the name of the site',
  why: 'The network shows the site beside the title; the name behind it costs the words that are cut off.',
  applies: ({ network, brand, title }) =>
    network !== null && showBeside.has(network.id) && brand !== '' && title !== '',
  judge: ({ title, brand }) => {
    const tail =
      title
        .split(/\s+[|•·»–—-]\s+/u)
        .slice(1)
        .at(-1) ?? '';
    const isTail = tail !== '' && foldWord(tail).includes(foldWord(brand));
    return {
      score: isTail ? 0.3 : 1,
      found: isTail ? `… ${tail}` : 'No name of the site behind it',
      expected: 'The promise alone',
      fix: `Take “${brand}” from the end of the title and say one more fact.`,
      field: 'title',
    };
  },
};
