import { countCheck } from '#rules/checks/count-check.ts';

export const bulletCount = countCheck({
  id: 'bullet-count',
  noun: 'bullet points',
  field: 'bulletPoints',
  why: 'Buyers scan the points before anything else.',
  roomOf: (details) => details,
});
