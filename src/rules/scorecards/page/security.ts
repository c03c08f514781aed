import type { PageGroupLines } from './line.ts';

export const securityLines: PageGroupLines = {
  group: 'security',
  lines: [],
};
