import type { SocialCheckRule } from '#rules/checks/social-check.ts';

export const tagsInForm: SocialCheckRule = {
  id: 'tags-in-form',
  titleGood: 'The tags are written as the networks read them',
  titleBad: 'Some tags are written so that networks may miss them',
  why: 'Which of two tags is taken, and whether a misspelt one counts, differs from network to network.',
  judge: ({ tagFaults }) => ({
    score: Math.max(0, 1 - tagFaults.length * 0.34),
    found: tagFaults.length === 0 ? 'No fault' : tagFaults.slice(0, 3).join(' '),
    expected: 'Each tag once, in the head, with property= for Open Graph',
    fix: 'Put the head block in place of the present tags.',
    field: null,
  }),
};
