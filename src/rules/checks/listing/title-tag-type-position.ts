import { typePositionCheck } from '#rules/checks/type-position-check.ts';

export const titleTagTypePosition = typePositionCheck({
  id: 'title-tag-type-position',
  noun: 'title tag',
  field: 'titleTag',
  why: 'Search pages cut title tags at the end, and readers scan only the first words.',
});
