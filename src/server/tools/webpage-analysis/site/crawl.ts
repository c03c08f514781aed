import { randomUUID } from 'node:crypto';
import {
  claimSiteCrawl,
  listSiteCrawlPages,
  writeSiteCrawl,
  type Claim,
} from '#server/database/site-crawl-work.ts';
import type { SiteCrawlPageRow, SiteCrawlRow } from '#server/database/schema/index.ts';
import { AppError } from '#server/errors.ts';
import type { Services } from '#server/services.ts';
import { crawlBounds } from './bounds.ts';
import { Frontier } from './frontier.ts';
import { askOtherLinks } from './other-links.ts';
import { PageWork } from './page-work.ts';
import { addressesOfSitemaps } from './sitemap.ts';

export type CrawlServices = Pick<Services, 'database' | 'clock' | 'pages' | 'reader' | 'log'>;

/** How the work on a crawl ended, when it did. Null: it is to go on at another time. */
type End = { state: 'done' | 'failed'; reason: string | null } | null;

/** Why the work is interrupted, as the reason of its signal. */
class Interrupted extends Error {}

/**
 * Works on a crawl until it is over, or `stopping` is aborted. Everything that is known is in the database after each
 * page, so it goes on where it was, in this process or in another. Does nothing when somebody else holds the crawl.
 */
export async function runSiteCrawl(
  services: CrawlServices,
  crawlId: number,
  stopping: AbortSignal,
): Promise<void> {
  const { database, clock } = services;
  const claim: Claim = { crawlId, name: randomUUID() };
  const now = clock.now();
  const crawl = await claimSiteCrawl(database.db, claim, now, after(now, crawlBounds.claimMs));
  if (!crawl) return;
  const run = new CrawlRun(services, crawl, claim, stopping);
  try {
    const end = await run.work();
    if (end) await writeSiteCrawl(database.db, claim, { ...end, finishedAt: clock.now(), asking: [] });
  } catch (error) {
    // Stopped, deleted or taken over: nobody waits for this run any more.
    if (await run.isHeld()) throw error;
  } finally {
    run.close();
    await writeSiteCrawl(database.db, claim, { claimedUntil: null, asking: [], workedMs: run.workedMs });
  }
}

class CrawlRun {
  private readonly services: CrawlServices;
  private readonly crawl: SiteCrawlRow;
  private readonly claim: Claim;
  private readonly stopping: AbortSignal;
  private readonly begun = performance.now();
  /** Ends calls that are open. */
  private readonly cut = new AbortController();
  private readonly beat: NodeJS.Timeout;
  private readonly onStop: () => void;
  private finishing: NodeJS.Timeout | undefined;
  private asking: readonly string[] = [];
  private held = true;

  constructor(services: CrawlServices, crawl: SiteCrawlRow, claim: Claim, stopping: AbortSignal) {
    this.services = services;
    this.crawl = crawl;
    this.claim = claim;
    this.stopping = stopping;
    this.beat = setInterval(() => void this.renew(), crawlBounds.renewMs);
    // What is being asked may still be answered, so that no page has to be asked twice.
    this.onStop = () => {
      this.finishing = setTimeout(
        () => this.cut.abort(new Interrupted('The product stops.')),
        crawlBounds.finishMs,
      );
    };
    stopping.addEventListener('abort', this.onStop, { once: true });
  }

  get workedMs(): number {
    return this.crawl.workedMs + Math.round(performance.now() - this.begun);
  }

  async work(): Promise<End> {
    if (this.crawl.attempts > crawlBounds.attempts)
      return { state: 'failed', reason: new AppError('internal').message };
    const { database, pages } = this.services;
    const { signal } = this.cut;
    const sitemap = this.crawl.sitemapAddresses ?? (await addressesOfSitemaps(pages, this.crawl.url, signal));
    await writeSiteCrawl(database.db, this.claim, { sitemapAddresses: sitemap });
    const frontier = new Frontier(this.crawl, sitemap, await listSiteCrawlPages(database.db, this.crawl.id));
    const work = new PageWork(this.services, this.crawl, this.claim, frontier, signal);
    await work.add([this.crawl.url]);
    await this.walk(frontier, work);
    if (!this.mayGoOn(work)) return this.ended(work);
    // What no link led to comes last, so that the sitemap cannot take the place of the site's own paths.
    await work.add(frontier.chooseFromSitemap());
    await this.walk(frontier, work);
    if (!this.mayGoOn(work)) return this.ended(work);
    const rows = await listSiteCrawlPages(database.db, this.crawl.id);
    await askOtherLinks(
      this.services,
      rows.flatMap(({ otherLinks }) => otherLinks),
      this.crawl.otherLinks,
      signal,
      async (otherLinks) => {
        if (this.stopping.aborted) this.cut.abort(new Interrupted('The product stops.'));
        await writeSiteCrawl(database.db, this.claim, { otherLinks });
      },
    );
    return this.ended(work);
  }

  /** Asks the waiting addresses, a few at a time, until none waits or the work has to end. */
  private async walk(frontier: Frontier, work: PageWork): Promise<void> {
    const open = new Map<string, Promise<void>>();
    try {
      for (;;) {
        while (open.size < crawlBounds.atOnce && this.mayGoOn(work)) {
          const next = frontier.take();
          if (!next) break;
          open.set(
            next.url,
            work.visit(next).finally(() => open.delete(next.url)),
          );
        }
        this.asking = [...open.keys()];
        if (open.size === 0) break;
        await Promise.race(open.values());
      }
    } catch (error) {
      this.cut.abort(error);
      throw error;
    } finally {
      await Promise.allSettled(open.values());
      await writeSiteCrawl(this.services.database.db, this.claim, { leftOut: frontier.leftOut });
    }
  }

  private mayGoOn(work: PageWork): boolean {
    return (
      !this.stopping.aborted &&
      !this.cut.signal.aborted &&
      !this.isLate() &&
      work.refusals < crawlBounds.refusals
    );
  }

  private isLate(): boolean {
    return this.workedMs >= crawlBounds.workMs;
  }

  private async ended(work: PageWork): Promise<End> {
    if (work.refusals >= crawlBounds.refusals)
      return {
        state: 'done',
        reason: 'The site asked us to slow down (HTTP 429 or 503), so it was left alone.',
      };
    if (this.isLate())
      return { state: 'done', reason: 'The 20 minutes of a crawl were over before all pages were read.' };
    if (this.stopping.aborted || this.cut.signal.aborted) return null;
    const rows = await listSiteCrawlPages(this.services.database.db, this.crawl.id);
    if (rows.some(({ state }) => state === 'read')) return { state: 'done', reason: null };
    const start = rows.find(({ url }) => url === this.crawl.url);
    return { state: 'failed', reason: reasonOf(start) };
  }

  /** Keeps the claim, and learns whether the crawl was stopped, deleted or taken over. */
  private async renew(): Promise<void> {
    try {
      const { database, clock } = this.services;
      this.held = await writeSiteCrawl(database.db, this.claim, {
        claimedUntil: after(clock.now(), crawlBounds.claimMs),
        workedMs: this.workedMs,
        asking: [...this.asking],
      });
      if (!this.held) this.cut.abort(new Interrupted('The crawl was stopped.'));
    } catch (error) {
      this.services.log.warn({ err: error }, 'The claim of a site crawl could not be renewed');
    }
  }

  /** Whether a failure of this run is one that somebody should see. */
  async isHeld(): Promise<boolean> {
    if (this.cut.signal.reason instanceof Interrupted) return false;
    await this.renew();
    return this.held;
  }

  close(): void {
    clearInterval(this.beat);
    clearTimeout(this.finishing);
    this.stopping.removeEventListener('abort', this.onStop);
  }
}

/** Why nothing was read, told by what became of the first address. */
function reasonOf(start: SiteCrawlPageRow | undefined): string {
  if (start?.problem === 'page_robots' && start.status !== null)
    return `The site’s robots.txt answers with HTTP ${start.status}. As long as it does, programs must not visit the site.`;
  if (start?.problem) return new AppError(start.problem as AppError['code']).message;
  if (start?.state === 'redirected') return `The address leads to ${start.finalUrl}. Crawl that address.`;
  return start?.status
    ? `The site answered with HTTP ${start.status}, so no page could be read.`
    : 'No page of this site could be read.';
}

function after(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() + milliseconds);
}
