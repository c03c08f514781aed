import { crawlAddress } from '#rules/page/site/address.ts';
import type { SitePageState } from '#contract/site-crawl.ts';
import { cleanString } from '#server/clean-input.ts';
import type { NewSiteCrawlPageRow } from '#server/database/schema/index.ts';
import { AppError } from '#server/errors.ts';
import type { FetchedPage } from '#server/outside/page-fetch/port.ts';
import { siteFilesOf, sourceWith, type SiteFiles } from '#server/page-reading/page-source.ts';
import type { ReadingFor } from '#server/page-reading/reader.ts';
import type { Services } from '#server/services.ts';

/** What becomes of an address, without the links between addresses. */
export type PageOutcome = Omit<
  NewSiteCrawlPageRow,
  'id' | 'crawlId' | 'url' | 'links' | 'otherLinks' | 'inSitemap'
> & { state: SitePageState };

export interface Asked {
  outcome: PageOutcome;
  /** Where the page itself stands and what has to be read; null when there is nothing to read. */
  landed: { url: string; page: FetchedPage } | null;
}

/** Problems after which an address is no fault of the site: it is not asked, or is no page. */
const passedOver = new Set([
  'page_robots',
  'page_not_html',
  'page_too_large',
  'page_too_complex',
  'page_address_not_public',
  'page_address_long',
  'page_port',
  'page_scheme',
  'page_credentials',
]);

/** What goes wrong on our side and has to be tried again as a whole. */
const ours = new Set(['page_way_out_failed', 'busy', 'too_many_requests', 'internal']);

/** Asks one address. @throws the signal's reason; what is our own fault */
export async function ask(
  { pages }: Pick<Services, 'pages'>,
  url: string,
  signal: AbortSignal,
): Promise<Asked> {
  let page: FetchedPage;
  try {
    page = await pages.fetchPage(url, { purpose: 'linked-page', signal });
  } catch (error) {
    return {
      outcome: await outcomeOfRobots(pages, url, outcomeOfProblem(error, signal), signal),
      landed: null,
    };
  }
  if (page.redirects.length === 0) return { outcome: answered(page.status), landed: { url, page } };
  const finalUrl = crawlAddress(page.finalUrl);
  // A redirect that only takes away what the crawl writes in another way, such as tracking, leads nowhere new.
  if (finalUrl === url) return { outcome: answered(page.status), landed: { url, page } };
  return {
    outcome: {
      state: 'redirected',
      status: page.redirects[0]?.status ?? null,
      redirects: page.redirects.map(({ status }) => status),
      finalUrl: finalUrl ?? page.finalUrl.slice(0, longest),
    },
    landed: finalUrl === null ? null : { url: finalUrl, page },
  };
}

/** What an answer's status alone says; a good one is still to be read. */
export function answered(status: number): PageOutcome {
  if (status >= 400) return { state: 'broken', status };
  return { state: isGood(status) ? 'read' : 'skipped', status };
}

export function isGood(status: number): boolean {
  return status >= 200 && status < 300;
}

/** The site files of each host, asked for once in a run. */
export class KnownSiteFiles {
  private readonly known = new Map<string, Promise<SiteFiles>>();
  private readonly services: Pick<Services, 'pages'>;

  constructor(services: Pick<Services, 'pages'>) {
    this.services = services;
  }

  of(url: string, signal: AbortSignal): Promise<SiteFiles> {
    const { origin } = new URL(url);
    const files = this.known.get(origin) ?? siteFilesOf(this.services.pages, url, signal);
    this.known.set(origin, files);
    return files;
  }
}

const longest = 1_000;

/** Reads and judges a page that answered well. @throws the signal's reason; what is our own fault */
export async function judge(
  { reader, clock }: Pick<Services, 'reader' | 'clock'>,
  fetched: FetchedPage,
  files: SiteFiles,
  whose: ReadingFor,
): Promise<{ outcome: PageOutcome; links: string[] }> {
  try {
    const read = await reader.read(sourceWith(fetched, files, clock.now().getTime()), whose);
    const { links, improvement } = read.digest;
    const analysis = await read.analyse(null, improvement).finally(() => read.drop());
    const failed = analysis.checks.filter(({ outcome }) => outcome === 'failed').map(({ id }) => id);
    return {
      links,
      outcome: {
        state: 'read',
        status: fetched.status,
        score: analysis.seoScore,
        title: cut(analysis.title),
        description: cut(analysis.metaDescription),
        h1: cut(analysis.headingStructure.h1[0] ?? null),
        canonical: cut(analysis.canonical),
        noindex: failed.includes('indexable'),
        wordCount: analysis.wordCount,
        failedChecks: failed,
      },
    };
  } catch (error) {
    return { outcome: { ...outcomeOfProblem(error, whose.signal), status: fetched.status }, links: [] };
  }
}

function outcomeOfProblem(error: unknown, signal: AbortSignal): PageOutcome {
  signal.throwIfAborted();
  if (!(error instanceof AppError) || ours.has(error.code)) throw error;
  return { state: passedOver.has(error.code) ? 'skipped' : 'broken', status: null, problem: error.code };
}

/** Tells a robots.txt that forbids the address from one that could not be had, which forbids everything too. */
async function outcomeOfRobots(
  pages: Services['pages'],
  url: string,
  outcome: PageOutcome,
  signal: AbortSignal,
): Promise<PageOutcome> {
  if (outcome.problem !== 'page_robots') return outcome;
  const robots = await pages.robotsOf(url, signal).catch(() => null);
  if (robots?.kind !== 'unreachable') return outcome;
  return robots.problem === null
    ? { ...outcome, status: robots.status }
    : outcomeOfProblem(new AppError(robots.problem), signal);
}

function cut(text: string | null): string | null {
  return text === null ? null : cleanString(text.slice(0, longest));
}
