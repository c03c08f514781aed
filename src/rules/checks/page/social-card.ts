import type { PageCheck } from '#rules/checks/page-check.ts';
import { readSocialTags, socialContent } from '#rules/facts/page/social-tags.ts';

const tag = '<meta name="twitter:card" content="summary_large_image">';
const cards = new Set(['summary', 'summary_large_image', 'app', 'player']);

export const socialCard: PageCheck = {
  id: 'social-card',
  subject: 'Card on X',
  titleGood: 'The page names its card for X',
  titleBad: 'The page names no valid card for X',
  why: 'With summary_large_image a shared link shows its picture across the whole width.',
  judge: (facts) => {
    const tags = facts.derive(readSocialTags);
    const card = socialContent(tags, 'twitter:card');
    return {
      score: card !== null && cards.has(card.toLowerCase()) ? 1 : 0,
      found: card ?? 'No twitter:card',
      expected: tag,
      fix: card === null ? `Add ${tag} to the head.` : `Write ${tag} in place of the tag in the head.`,
      elements: tags.get('twitter:card')?.map(({ element }) => element) ?? [],
    };
  },
};
