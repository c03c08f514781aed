import type { ResearchCheck } from '#rules/checks/research-check.ts';

/** From this share on the list can be sorted by facts. */
const wantedShare = 0.3;

export const volumesKnown: ResearchCheck = {
  id: 'volumes-known',
  titleGood: 'Search volumes come from a source',
  titleBad: 'Most search volumes are unknown',
  why: 'Without a source no search volume can be told, and none is made up here.',
  field: 'imports',
  judge: ({ keywords }) => {
    const known = keywords.filter(
      ({ figures }) =>
        figures.volume !== undefined || figures.impressions !== undefined || figures.rank !== undefined,
    ).length;
    const share = keywords.length === 0 ? 0 : known / keywords.length;
    return {
      score: Math.min(1, share / wantedShare),
      found: `${known} of ${keywords.length} keywords have a number from a source`,
      expected: 'a number for every third keyword or more',
      fix: 'Import a CSV file of Google Keyword Planner, Search Console or a marketplace tool.',
    };
  },
};
