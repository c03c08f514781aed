import { lengthCheck } from '#rules/checks/length-check.ts';

export const tagRoom = lengthCheck({
  id: 'tag-room',
  noun: 'tag list',
  field: 'tags',
  shape: 'prose',
  why: 'The list has one length for all tags, and unused room is unused words.',
});
