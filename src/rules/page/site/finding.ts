import type { SiteFinding } from '#contract/site-crawl.ts';
import type { SiteGraph } from './site.ts';

/** One thing that was found, before lists are cut to what a report shows. */
export interface FoundItem {
  subject: string;
  detail: string | null;
  relation: SiteFinding['items'][number]['relation'];
  pages: readonly string[];
}

/** One judgement about a whole site: finds items, judges no single page. */
export interface SiteRule {
  /** Kebab-case; the same as the file name. */
  id: SiteFinding['id'];
  weight: SiteFinding['weight'];
  title: string;
  why: string;
  fix: string;
  /** Nothing found is an empty list. */
  find(site: SiteGraph): FoundItem[];
}

/** An address with the pages that link to it. */
export function linkedItem(
  site: SiteGraph,
  page: Parameters<SiteGraph['linking']>[0],
  detail: string | null,
): FoundItem {
  return {
    subject: page.url,
    detail,
    relation: 'linked from',
    pages: site.linking(page).map(({ url }) => url),
  };
}

/** An address that needs no other pages to be understood. */
export function bareItem(url: string, detail: string | null = null): FoundItem {
  return { subject: url, detail, relation: 'none', pages: [] };
}
