import type { ResearchCheck } from '#rules/checks/research-check.ts';
import { atMost } from '#rules/checks/check.ts';

export const pagesDistinct: ResearchCheck = {
  id: 'pages-distinct',
  titleGood: 'Each page has keywords of its own',
  titleBad: 'Some pages would compete with each other',
  why: 'Two pages for the same search take clicks and links from each other (cannibalisation).',
  field: null,
  applies: ({ clusters }) => clusters.length > 1,
  judge: ({ clusters }) => {
    const intents = new Map(clusters.map(({ id, intent }) => [id, intent]));
    const over = clusters.filter(({ intent, overlaps }) =>
      overlaps.some(({ cluster, keywords }) => keywords.length > 1 && intents.get(cluster) === intent),
    );
    return {
      score: atMost(over.length / clusters.length, 0.15, 0.8),
      found: `${over.length} of ${clusters.length} clusters overlap with another by more than one keyword`,
      expected: 'fewer than one of seven',
      fix: 'Decide for each overlap which of the two pages keeps the keywords.',
    };
  },
};
