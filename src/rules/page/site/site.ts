import type { SitePageState } from '#contract/site-crawl.ts';
import { comparable } from '#rules/facts/page/canonical.ts';
import { isBroken } from '#rules/page/page-source.ts';

/** One address of a crawl with what became of it. */
export interface CrawledPage {
  id: number;
  url: string;
  state: SitePageState;
  status: number | null;
  finalUrl: string | null;
  /** Statuses of the redirects, in order. */
  redirects: readonly number[];
  inSitemap: boolean;
  score: number | null;
  title: string | null;
  description: string | null;
  h1: string | null;
  canonical: string | null;
  noindex: boolean;
  wordCount: number | null;
  /** Ids of the crawl's addresses that it links to, each once. */
  links: readonly number[];
  /** Links to other sites and to files. */
  otherLinks: readonly string[];
  failedChecks: readonly string[];
  /** Error code of the page fetch. */
  problem: string | null;
}

/** A link to another site or to a file that was asked. */
export interface OtherLink {
  url: string;
  /** Null without an answer. */
  status: number | null;
  /** Sentence; null when it answered. */
  reason: string | null;
}

/** Everything that a crawl knows, as its report reads it. */
export interface CrawledSite {
  /** Id of the address that the user gave. */
  start: number | null;
  pages: readonly CrawledPage[];
  otherLinks: readonly OtherLink[];
  /** Patterns of which some addresses were left out. */
  leftOut: readonly string[];
}

/** The pages of a crawl with the links between them worked out. */
export class SiteGraph {
  readonly site: CrawledSite;
  readonly pages: readonly CrawledPage[];
  /** Pages by id. */
  private readonly known: ReadonlyMap<number, CrawledPage>;
  private readonly byAddress: ReadonlyMap<string, CrawledPage>;
  private readonly sources = new Map<number, CrawledPage[]>();
  private readonly depths: ReadonlyMap<number, number>;

  constructor(site: CrawledSite) {
    this.site = site;
    this.pages = site.pages;
    this.known = new Map(site.pages.map((page) => [page.id, page]));
    this.byAddress = new Map(site.pages.map((page) => [page.url, page]));
    for (const page of site.pages)
      for (const id of page.links)
        if (id !== page.id) this.sources.set(id, [...(this.sources.get(id) ?? []), page]);
    this.depths = this.measureDepths();
  }

  /** Pages that link to this address itself, but for the page's own links to itself. */
  linking(page: CrawledPage): readonly CrawledPage[] {
    return this.sources.get(page.id) ?? [];
  }

  /** Where a redirect ends, when the crawl knows that page. */
  target(page: CrawledPage): CrawledPage | undefined {
    return page.state === 'redirected' && page.finalUrl !== null
      ? this.byAddress.get(page.finalUrl)
      : undefined;
  }

  /** Clicks from the start, redirects not counted; null when no link leads there. */
  depth(page: CrawledPage): number | null {
    return this.depths.get(page.id) ?? null;
  }

  /** Read pages that search engines may list under their own address: the ones that can be twins of each other. */
  listed(): CrawledPage[] {
    return this.pages.filter((page) => page.state === 'read' && !page.noindex && !namesOther(page));
  }

  private measureDepths(): Map<number, number> {
    const depths = new Map<number, number>();
    let level = this.site.start === null ? [] : [this.site.start];
    for (let depth = 0; level.length > 0; depth += 1) {
      const next: number[] = [];
      const here = [...level];
      for (let id = here.shift(); id !== undefined; id = here.shift()) {
        const page = this.known.get(id);
        if (page === undefined || depths.has(id)) continue;
        depths.set(id, depth);
        const target = this.target(page);
        if (target) here.push(target.id);
        next.push(...page.links);
      }
      level = next;
    }
    return depths;
  }
}

/** Whether a page names another address than its own as the one to list. */
export function namesOther({ url, canonical }: CrawledPage): boolean {
  return canonical !== null && comparable(canonical) !== comparable(url);
}

/** No answer, or one that says that the page is gone or fails. */
export function isDead({ state, status }: CrawledPage): boolean {
  return state === 'broken' && (status === null || isBroken(status));
}
