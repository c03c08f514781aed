import type { Check } from '#rules/checks/check.ts';

export const titleTagDifference: Check<object> = {
  id: 'title-tag-difference',
  titleGood: 'The title tag is no copy of the title',
  titleBad: 'The title tag is a copy of the title',
  why: 'In other words the page is found by other searches.',
  applies: (context) =>
    context.filled.includes('titleTag') && context.filled.includes(context.platform.titleField),
  judge: (context) => {
    const title = context.text(context.platform.titleField);
    const tag = context.text('titleTag');
    const same =
      title.tokens.map(({ stem }) => stem).join(' ') === tag.tokens.map(({ stem }) => stem).join(' ');
    return {
      score: same ? 0 : 1,
      found: same ? `Both say “${tag.plain}”` : 'They differ',
      expected: 'The same thing in other words',
      fix: 'Begin the title tag with audience and type and end it with the shop’s name.',
      field: 'titleTag',
    };
  },
};
