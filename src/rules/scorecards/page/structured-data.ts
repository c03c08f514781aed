import type { PageGroupLines } from './line.ts';

export const structuredDataLines: PageGroupLines = {
  group: 'structured-data',
  lines: [],
};
