import {
  addSiteCrawlPages,
  keepSiteCrawl,
  writeSiteCrawlPage,
  type Claim,
} from '#server/database/site-crawl-work.ts';
import type { Queryable } from '#server/database/database.ts';
import type { SiteCrawlRow } from '#server/database/schema/index.ts';
import { crawlBounds } from './bounds.ts';
import type { CrawlServices } from './crawl.ts';
import type { Frontier, Waiting } from './frontier.ts';
import { answered, ask, isGood, judge, KnownSiteFiles, type Asked, type PageOutcome } from './visit.ts';

/** Statuses by which a site asks to be left alone for a while. */
const refusing = new Set([429, 503]);

/** Asks pages of one crawl and writes what became of them. */
export class PageWork {
  private readonly services: CrawlServices;
  private readonly crawlId: number;
  private readonly claim: Claim;
  private readonly owner: string;
  private readonly frontier: Frontier;
  private readonly signal: AbortSignal;
  private readonly siteFiles: KnownSiteFiles;
  private refused = 0;
  /** Writings happen one after the other: each must know the addresses of the one before. */
  private written: Promise<void> = Promise.resolve();

  constructor(
    services: CrawlServices,
    crawl: SiteCrawlRow,
    claim: Claim,
    frontier: Frontier,
    signal: AbortSignal,
  ) {
    this.services = services;
    this.crawlId = crawl.id;
    this.claim = claim;
    this.owner = crawl.userId;
    this.frontier = frontier;
    this.signal = signal;
    this.siteFiles = new KnownSiteFiles(services);
  }

  /** Answers in a row by which the site asked to be left alone. */
  get refusals(): number {
    return this.refused;
  }

  /** Takes up addresses that the crawl does not know. */
  add(urls: readonly string[]): Promise<void> {
    return this.write(async (tx) => {
      await this.takeUp(tx, urls);
    });
  }

  /** Asks an address, reads what stands there, and writes both down. @throws the signal's reason; what is our own fault */
  async visit(page: Waiting): Promise<void> {
    const { outcome, landed } = await ask(this.services, page.url, this.signal);
    const status = landed?.page.status ?? outcome.status ?? null;
    this.refused = status !== null && refusing.has(status) ? this.refused + 1 : 0;
    const leads = outcome.state === 'redirected';
    // A page of another site is not read, and no page is read twice.
    const isRead =
      landed !== null && this.frontier.isOwn(landed.url) && (!leads || this.frontier.reserve(landed.url));
    if (!isRead) return this.write((tx) => this.save(tx, page.id, outcome, []));
    const { outcome: judged, links } = await this.read(landed);
    return this.write(async (tx) => {
      if (!leads) return this.save(tx, page.id, judged, links);
      await this.save(tx, page.id, outcome, []);
      await this.save(tx, await this.idOf(tx, landed.url), judged, links);
    });
  }

  private async read({
    url,
    page,
  }: NonNullable<Asked['landed']>): Promise<{ outcome: PageOutcome; links: string[] }> {
    if (!isGood(page.status)) return { outcome: answered(page.status), links: [] };
    const files = await this.siteFiles.of(url, this.signal);
    return judge(this.services, page, files, { owner: this.owner, signal: this.signal });
  }

  /** The address of a page that a redirect brought; the crawl may go beyond its limit for it. */
  private async idOf(tx: Queryable, url: string): Promise<number> {
    await this.takeUp(tx, [url]);
    const id = this.frontier.idOf(url);
    if (id === undefined) throw new Error('An address was not taken up');
    return id;
  }

  private async save(
    tx: Queryable,
    id: number,
    outcome: PageOutcome,
    links: readonly string[],
  ): Promise<void> {
    const { own, other } = this.frontier.sort(links);
    await this.takeUp(tx, this.frontier.choose(own));
    await writeSiteCrawlPage(tx, this.crawlId, id, {
      ...outcome,
      links: own.flatMap((url) => this.frontier.idOf(url) ?? []),
      otherLinks: other.slice(0, crawlBounds.otherLinksOfPage),
    });
  }

  private async takeUp(tx: Queryable, urls: readonly string[]): Promise<void> {
    const unknown = urls.filter((url) => this.frontier.idOf(url) === undefined);
    const rows = await addSiteCrawlPages(
      tx,
      this.crawlId,
      unknown.map((url) => ({ url, inSitemap: this.frontier.inSitemap(url) })),
    );
    for (const row of rows) this.frontier.add(row, true);
  }

  private write(work: (tx: Queryable) => Promise<void>): Promise<void> {
    const turn = this.written.then(() =>
      this.services.database.transaction(async (tx) => {
        if (!(await keepSiteCrawl(tx, this.claim))) throw new Error('The crawl was taken over');
        await work(tx);
      }),
    );
    this.written = turn.catch(() => undefined);
    return turn;
  }
}
