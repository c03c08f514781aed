import { noveltyCheck } from '#rules/checks/novelty-check.ts';

export const subtitleNovelty = noveltyCheck({
  id: 'subtitle-novelty',
  noun: 'subtitle',
  other: 'the title',
  field: 'subtitle',
  typeAndBrand: 'counts',
  why: 'The title is searched already; the subtitle is room for other words.',
});
