import type { ResearchCheck } from '#rules/checks/research-check.ts';

export const placeNamed: ResearchCheck = {
  id: 'place-named',
  titleGood: 'Local searches are covered',
  titleBad: 'No town for local searches',
  why: 'Searches with a town are narrow, and only businesses around it compete for them.',
  field: 'location',
  // "Worldwide" and the name of a country are answers, too.
  applies: ({ ownSite, form, towns }) => ownSite && (towns.length > 0 || (form.location ?? '').trim() === ''),
  judge: ({ towns, data }) => {
    const count = data.localKeywords.keywords.length;
    return {
      score: towns.length > 0 && count > 0 ? 1 : 0,
      found: towns.length > 0 ? `${count} keywords for ${towns.join(', ')}` : 'no location',
      expected: 'a town, when customers come to you or you to them',
      // A town without anything to look for there makes no search.
      fix:
        towns.length > 0
          ? `Name what you sell or do: local searches say that and ${towns[0]}.`
          : 'Add your town, or write “online” when you serve everybody from afar.',
    };
  },
};
