import type { PageGroupLines } from './line.ts';

export const linksLines: PageGroupLines = {
  group: 'links',
  lines: [],
};
