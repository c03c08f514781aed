import type { PageGroupLines } from './line.ts';

export const socialLines: PageGroupLines = {
  group: 'social',
  lines: [],
};
