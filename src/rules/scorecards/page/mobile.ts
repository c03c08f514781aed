import type { PageGroupLines } from './line.ts';

export const mobileLines: PageGroupLines = {
  group: 'mobile',
  lines: [],
};
