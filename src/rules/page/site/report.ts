import type { SiteFinding, SitePage, SiteReport } from '#contract/site-crawl.ts';
import { pageScorecard } from '#rules/scorecards/page/index.ts';
import type { SiteRule } from './finding.ts';
import { blockedByRobots } from './findings/blocked-by-robots.ts';
import { brokenLinksOut } from './findings/broken-links-out.ts';
import { brokenPages } from './findings/broken-pages.ts';
import { canonicalElsewhere } from './findings/canonical-elsewhere.ts';
import { deepPages } from './findings/deep-pages.ts';
import { duplicateDescriptions } from './findings/duplicate-descriptions.ts';
import { duplicateTitles } from './findings/duplicate-titles.ts';
import { leftOut } from './findings/left-out.ts';
import { linksToRedirects } from './findings/links-to-redirects.ts';
import { missingDescriptions } from './findings/missing-descriptions.ts';
import { missingTitles } from './findings/missing-titles.ts';
import { noindexLinked } from './findings/noindex-linked.ts';
import { orphans } from './findings/orphans.ts';
import { redirectChains } from './findings/redirect-chains.ts';
import { sitemapErrors } from './findings/sitemap-errors.ts';
import { SiteGraph, type CrawledPage, type CrawledSite } from './site.ts';

/** What loses visitors now first, what may be meant so last. */
const siteRules: readonly SiteRule[] = [
  brokenPages,
  brokenLinksOut,
  duplicateTitles,
  missingTitles,
  linksToRedirects,
  redirectChains,
  noindexLinked,
  duplicateDescriptions,
  missingDescriptions,
  orphans,
  sitemapErrors,
  canonicalElsewhere,
  deepPages,
  blockedByRobots,
  leftOut,
];

/** Longest lists of a report; what is more is counted. */
const most = { items: 50, pages: 20, worst: 10, checks: 10 } as const;

const checkTitles = new Map(
  pageScorecard.flatMap(({ lines }) => lines.map(({ check }) => [check.id, check.titleBad])),
);

/** The report on a site, and its pages with what only their neighbours say of them. Pure. */
export function reportSite(
  site: CrawledSite,
  sentenceOf: (problem: string) => string,
): { report: SiteReport; pages: SitePage[] } {
  const graph = new SiteGraph(site);
  const read = site.pages.filter(({ state }) => state === 'read');
  const of = (state: CrawledPage['state']) => site.pages.filter((page) => page.state === state).length;
  return {
    report: {
      read: read.length,
      redirected: of('redirected'),
      broken: of('broken'),
      skipped: of('skipped'),
      statuses: counted(site.pages.flatMap(({ status }) => status ?? []))
        .map(([status, count]) => ({ status, count }))
        .toSorted((a, b) => a.status - b.status),
      averageScore: mean(read.flatMap(({ score }) => score ?? [])),
      worst: read
        .flatMap(({ url, score }) => (score === null ? [] : { url, score }))
        .toSorted((a, b) => a.score - b.score)
        .slice(0, most.worst),
      commonChecks: counted(read.flatMap(({ failedChecks }) => failedChecks))
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, most.checks)
        .map(([id, count]) => ({ id, title: checkTitles.get(id) ?? id, count })),
      findings: siteRules.flatMap((rule) => findingOf(rule, graph) ?? []),
    },
    pages: site.pages.map((page) => shownPage(page, graph, sentenceOf)),
  };
}

function findingOf(rule: SiteRule, graph: SiteGraph): SiteFinding | null {
  const found = rule.find(graph);
  if (found.length === 0) return null;
  const { id, weight, title, why, fix } = rule;
  const items = found.slice(0, most.items).map(({ subject, detail, relation, pages }) => ({
    subject,
    detail,
    relation,
    pages: pages.slice(0, most.pages),
    pageCount: pages.length,
  }));
  return { id, weight, title, why, fix, count: found.length, items };
}

function shownPage(page: CrawledPage, graph: SiteGraph, sentenceOf: (problem: string) => string): SitePage {
  const { id: _id, links, otherLinks: _otherLinks, redirects, failedChecks, problem, ...rest } = page;
  return {
    ...rest,
    redirects: [...redirects],
    failedChecks: [...failedChecks],
    depth: graph.depth(page),
    linksOut: links.length,
    linksIn: graph.linking(page).length,
    problem: problem === null ? null : sentenceOf(problem),
  };
}

function counted<Value>(values: readonly Value[]): [Value, number][] {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts];
}

function mean(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10;
}
