import type { PageGroupLines } from './line.ts';

export const contentLines: PageGroupLines = {
  group: 'content',
  lines: [],
};
