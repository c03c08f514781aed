import type { SitePage, SitePageState } from '#contract/site-crawl.ts';

export const orders = ['score', 'address', 'links-in', 'depth', 'words'] as const;
export type Order = (typeof orders)[number];

export const orderNames: Record<Order, string> = {
  score: 'Lowest score first',
  address: 'Address',
  'links-in': 'Fewest links to it first',
  depth: 'Deepest first',
  words: 'Fewest words first',
};

const missing = Number.POSITIVE_INFINITY;
const byNumber = (of: (page: SitePage) => number) => (a: SitePage, b: SitePage) => {
  const [first, second] = [of(a), of(b)];
  return first === second ? 0 : first - second;
};

const comparisons: Record<Order, (a: SitePage, b: SitePage) => number> = {
  score: byNumber(({ score }) => score ?? missing),
  address: (a, b) => a.url.localeCompare(b.url),
  'links-in': byNumber(({ linksIn }) => linksIn),
  depth: byNumber(({ depth }) => (depth === null ? missing : -depth)),
  words: byNumber(({ wordCount }) => wordCount ?? missing),
};

export interface PageFilter {
  /** Words in the address or title; letter case does not matter. */
  words: string;
  state: SitePageState | '';
  order: Order;
}

/** The pages that a filter shows, in its order. What has no figure comes last. */
export function filteredPages(pages: readonly SitePage[], { words, state, order }: PageFilter): SitePage[] {
  const wanted = words.trim().toLowerCase();
  return pages
    .filter(
      (page) =>
        (state === '' || page.state === state) &&
        (wanted === '' || `${page.url} ${page.title ?? ''}`.toLowerCase().includes(wanted)),
    )
    .toSorted(comparisons[order]);
}
