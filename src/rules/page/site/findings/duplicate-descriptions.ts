import type { SiteRule } from '#rules/page/site/finding.ts';
import { sharedBy } from '#rules/page/site/words-shared.ts';

export const duplicateDescriptions: SiteRule = {
  id: 'duplicate-descriptions',
  weight: 'warning',
  title: 'Pages with the same description',
  why: 'The same words under every result say nothing about the page.',
  fix: 'Write a description of its own for each page, or leave it away.',
  find: (site) => sharedBy(site.listed(), ({ description }) => description),
};
