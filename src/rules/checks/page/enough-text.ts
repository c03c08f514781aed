import type { PageCheck } from '#rules/checks/page-check.ts';
import { clamp } from '#rules/checks/check.ts';
import { readProse } from '#rules/facts/page/prose.ts';

/** Words from which a page has room to answer a question (Yoast's text length for pages: 300). */
const enough = 300;
/** A page of so few words is thin whatever it is for. */
const thin = 50;

/** Made once: each of them costs more than the whole check. */
const thousands = new Intl.NumberFormat('en-US');

export const enoughText: PageCheck = {
  id: 'enough-text',
  outsidePatch: true,
  subject: 'Amount of text',
  titleGood: 'The page has enough text of its own',
  titleBad: 'The page has little text of its own',
  why: 'There is no minimum, but a page of few words answers few searches (Yoast text length, 300 words; advice).',
  lacks: ({ text }) => (text.visibleLength === 0 ? 'The page has no text.' : null),
  judge: (facts) => {
    const { words, cut } = facts.derive(readProse);
    return {
      score: words >= enough ? 1 : clamp(0.2 + (0.8 * (words - thin)) / (enough - thin)),
      found: `${thousands.format(words)}${cut ? ' words and more' : words === 1 ? ' word' : ' words'} of main text`,
      expected: `${enough} words or more on a page that should be found by searches`,
      fix: 'Answer what a visitor asks before deciding: what it is, for whom, how it is used, what it costs.',
    };
  },
};
