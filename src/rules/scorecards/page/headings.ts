import type { PageGroupLines } from './line.ts';

export const headingsLines: PageGroupLines = {
  group: 'headings',
  lines: [],
};
