import { countCheck } from '#rules/checks/count-check.ts';

export const specificsCount = countCheck({
  id: 'specifics-count',
  noun: 'item specifics',
  field: 'itemSpecifics',
  why: 'Buyers filter by item specifics, and a listing without the value drops out.',
  roomOf: (details) => details + 2,
});
