import type { SiteCrawlPageRow } from '#server/database/schema/index.ts';
import { crawlAddress, isFile, isTrap, mostOfPattern, patternOf, siteOf } from '#rules/page/site/address.ts';
import { crawlBounds } from './bounds.ts';

export interface Waiting {
  id: number;
  url: string;
}

/** Which addresses a crawl knows and which come next. A picture of the database in memory, made anew at each start. */
export class Frontier {
  private readonly site: string | null;
  private readonly pageLimit: number;
  private readonly sitemap: ReadonlySet<string>;
  private readonly ids = new Map<string, number>();
  private readonly patterns = new Map<string, number>();
  private readonly leftOutPatterns: Set<string>;
  private readonly waiting: Waiting[] = [];
  /** Addresses whose pages came by redirects. */
  private readonly reserved = new Set<string>();

  constructor(
    crawl: { url: string; pageLimit: number; leftOut: readonly string[] },
    sitemap: readonly string[],
    rows: readonly Pick<SiteCrawlPageRow, 'id' | 'url' | 'state'>[],
  ) {
    this.site = siteOf(crawl.url);
    this.pageLimit = crawl.pageLimit;
    this.sitemap = new Set(sitemap);
    this.leftOutPatterns = new Set(crawl.leftOut);
    for (const row of rows) this.add(row, row.state === 'waiting');
  }

  get leftOut(): string[] {
    return [...this.leftOutPatterns];
  }

  idOf(url: string): number | undefined {
    return this.ids.get(url);
  }

  inSitemap(url: string): boolean {
    return this.sitemap.has(url);
  }

  isOwn(url: string): boolean {
    return siteOf(url) === this.site;
  }

  /** Takes up an address that was written to the database. */
  add({ id, url }: Waiting, waits: boolean): void {
    if (this.ids.has(url)) return;
    this.ids.set(url, id);
    const pattern = patternOf(url);
    this.patterns.set(pattern, (this.patterns.get(pattern) ?? 0) + 1);
    if (waits && !this.reserved.has(url)) this.waiting.push({ id, url });
  }

  /** The next address in the order in which they were found. */
  take(): Waiting | undefined {
    return this.waiting.shift();
  }

  /** Keeps an address for the page that a redirect brought. False when it was asked already, or is being asked. */
  reserve(url: string): boolean {
    if (this.reserved.has(url)) return false;
    const index = this.waiting.findIndex((page) => page.url === url);
    if (index === -1 && this.ids.has(url)) return false;
    if (index !== -1) this.waiting.splice(index, 1);
    this.reserved.add(url);
    return true;
  }

  /** Of the addresses that a page links to: those of the site as the crawl writes them, and the others. Each once. */
  sort(links: readonly string[]): { own: string[]; other: string[] } {
    const own = new Set<string>();
    const other = new Set<string>();
    for (const link of links.slice(0, crawlBounds.linksOfPage)) {
      const url = crawlAddress(link);
      if (url === null) continue;
      if (this.isOwn(url) && !isFile(url)) own.add(url);
      else if (other.size < crawlBounds.otherLinksOfPage) other.add(url);
    }
    return { own: [...own], other: [...other] };
  }

  /** Those that are new and that the crawl has room for. */
  choose(urls: readonly string[]): string[] {
    const chosen: string[] = [];
    const more = new Map<string, number>();
    for (const url of urls) {
      if (this.ids.has(url) || isTrap(url)) continue;
      const pattern = patternOf(url);
      const known = (this.patterns.get(pattern) ?? 0) + (more.get(pattern) ?? 0);
      if (known >= (mostOfPattern(pattern) ?? Number.POSITIVE_INFINITY)) {
        if (this.leftOutPatterns.size < crawlBounds.leftOut) this.leftOutPatterns.add(pattern);
        continue;
      }
      if (this.ids.size + chosen.length >= this.pageLimit) break;
      more.set(pattern, (more.get(pattern) ?? 0) + 1);
      chosen.push(url);
    }
    return chosen;
  }

  /** Addresses of the sitemap that no link led to, as many as there is room for. */
  chooseFromSitemap(): string[] {
    const room = Math.max(0, this.pageLimit - this.ids.size);
    return [...this.sitemap].filter((url) => !this.ids.has(url)).slice(0, room);
  }
}
