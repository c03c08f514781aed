import { typePositionCheck } from '#rules/checks/type-position-check.ts';

export const titleTypePosition = typePositionCheck({
  id: 'title-type-position',
  noun: 'title',
  field: 'title',
  why: 'Most screens show only the front of a title, so what the thing is has to stand there.',
});
