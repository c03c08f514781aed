import type { PageGroupLines } from './line.ts';

export const siteFilesLines: PageGroupLines = {
  group: 'site-files',
  lines: [],
};
