import Papa from 'papaparse';
import type { SiteCrawl } from '#contract/site-crawl.ts';
import type { DownloadFile } from '#web/lib/download.ts';
import { hostOf } from '#web/lib/typed-address.ts';
import { isOpen } from './api.ts';
import { pageStateName } from './site-words.ts';
import { formulaStart } from '#rules/spreadsheet/formula-start.ts';

/** The pages of a crawl as a spreadsheet. */
export function pagesFile({
  url,
  createdAt,
  state,
  pages,
}: Pick<SiteCrawl, 'url' | 'createdAt' | 'state' | 'pages'>): DownloadFile {
  const over = !isOpen(state);
  const rows = pages.map((page) => ({
    Address: page.url,
    State: pageStateName(page.state, over),
    Status: page.status ?? '',
    'Leads to': page.finalUrl ?? '',
    Redirects: page.redirects.join(' '),
    'SEO score': page.score ?? '',
    Title: page.title ?? '',
    Description: page.description ?? '',
    H1: page.h1 ?? '',
    Canonical: page.canonical ?? '',
    Noindex: page.noindex ? 'yes' : 'no',
    'In the sitemap': page.inSitemap ? 'yes' : 'no',
    'Clicks from the start': page.depth ?? '',
    'Links to it': page.linksIn,
    'Links out': page.linksOut,
    Words: page.wordCount ?? '',
    'Failed checks': page.failedChecks.join(' '),
    Problem: page.problem ?? '',
  }));
  return {
    name: `site-crawl-${hostOf(url)}-${createdAt.slice(0, 10)}.csv`,
    type: 'text/csv;charset=utf-8',
    // escapeFormulae: words of a foreign page such as "=HYPERLINK(…)" must stay text in a spreadsheet.
    content: `\uFEFF${Papa.unparse(rows, { escapeFormulae: formulaStart })}`,
  };
}
