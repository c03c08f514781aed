import { lengthCheck } from '#rules/checks/length-check.ts';

export const tagRoom = lengthCheck({
  id: 'tag-room',
  noun: 'tag list',
  field: 'tags',
  filling: 'other words that people type',
  shape: 'prose',
  why: 'The list has one length for all tags, and unused room is unused words.',
});
