import type { PageGroupLines } from './line.ts';

export const performanceLines: PageGroupLines = {
  group: 'performance',
  lines: [],
};
