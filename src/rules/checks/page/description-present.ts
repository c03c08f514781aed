import type { PageCheck } from '#rules/checks/page-check.ts';
import { metasNamed } from '#rules/facts/page/head-facts.ts';

export const descriptionPresent: PageCheck = {
  id: 'description-present',
  subject: 'Meta description',
  titleGood: 'The page has a meta description',
  titleBad: 'The page has no meta description',
  why: 'It is the first candidate for the text under the result; without it search engines pick sentences of the page.',
  judge: ({ head }) => ({
    score: head.description?.trim() ? 1 : 0,
    found: head.description === null ? 'No meta description' : head.description.trim() || 'An empty one',
    expected: 'One meta description with 120 to 160 characters',
    fix: 'Write in one or two sentences what the page offers and to whom.',
    elements: metasNamed(head, 'description').map(({ element }) => element),
  }),
};
