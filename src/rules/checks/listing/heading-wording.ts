import type { Check } from '#rules/checks/check.ts';
import { overlapOf } from '#rules/facts/overlap.ts';

const none: ReadonlySet<string> = new Set();

export const headingWording: Check<object> = {
  id: 'heading-wording',
  titleGood: 'The main heading says the topic in its own words',
  titleBad: 'The main heading is missing or a copy of the title tag',
  why: 'A heading in other words is found by other searches.',
  applies: (context) => context.rule('h1') !== undefined,
  judge: (context) => {
    const heading = context.text('h1');
    const title = context.text('titleTag');
    const same = overlapOf(heading, title, none) === 1 && overlapOf(title, heading, none) === 1;
    const empty = heading.plain.trim() === '';
    return {
      score: empty ? 0 : same ? 0.2 : 1,
      found: empty
        ? 'No main heading'
        : same
          ? `The title tag again: “${heading.plain}”`
          : `“${heading.plain}”`,
      expected: 'The topic in other words than the title tag',
      fix: empty
        ? 'Write one heading that says the topic.'
        : 'Say the topic with a fact that the title tag has no room for.',
      field: 'h1',
    };
  },
};
