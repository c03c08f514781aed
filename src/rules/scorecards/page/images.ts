import type { PageGroupLines } from './line.ts';

export const imagesLines: PageGroupLines = {
  group: 'images',
  lines: [],
};
