import type { SiteCrawl, SiteCrawlSummary } from '#contract/site-crawl.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { findSiteCrawl, SiteCrawlSummaryRow } from '#server/database/site-crawls.ts';
import type { SiteCrawlPageRow } from '#server/database/schema/index.ts';
import { AppError } from '#server/errors.ts';

export function summaryOf({
  id,
  url,
  pageLimit,
  state,
  found,
  done,
  averageScore,
  reason,
  createdAt,
  finishedAt,
}: SiteCrawlSummaryRow): SiteCrawlSummary {
  return {
    id,
    url,
    pageLimit,
    state,
    found,
    done,
    averageScore,
    reason,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

export async function crawlOf(
  crawl: NonNullable<Awaited<ReturnType<typeof findSiteCrawl>>>,
  rows: readonly SiteCrawlPageRow[],
): Promise<SiteCrawl> {
  // The report stands on the rules, which no start needs.
  const { reportSite } = await import('#rules/page/site/report.ts');
  const { asking, leftOut, otherLinks } = crawl;
  const site = {
    start: rows.find(({ url }) => url === crawl.url)?.id ?? null,
    pages: rows,
    otherLinks,
    leftOut,
  };
  return { ...summaryOf(crawl), asking, ...reportSite(site, sentenceOf) };
}

function sentenceOf(problem: string): string {
  return new AppError(problem as ErrorCode).message;
}
