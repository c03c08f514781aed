import type { PageGroupLines } from './line.ts';

export const internationalLines: PageGroupLines = {
  group: 'international',
  lines: [],
};
