import type { SiteCrawl } from '#contract/site-crawl.ts';
import { isOpen } from './api.ts';
import { counted, outcomeWords } from './site-words.ts';

/** The whole report on paper: nothing folded, nothing to press. */
export function PrintedSite({ crawl: { state, report, pages } }: { crawl: SiteCrawl }) {
  const over = !isOpen(state);
  return (
    <article className="hidden text-[0.8rem] print:block">
      <p className="mt-3 text-lg font-semibold">
        {report.averageScore === null
          ? 'No page was scored'
          : `Average SEO score: ${report.averageScore} out of 100`}
      </p>
      <p>
        {counted(report.read, 'page')} read, {report.redirected} redirected, {report.broken} broken,{' '}
        {report.skipped} passed over.
      </p>
      {report.commonChecks.length > 0 && (
        <>
          <h3 className="heading mt-5 mb-1 text-xl">Commonest faults</h3>
          <ul>
            {report.commonChecks.map(({ id, title, count }) => (
              <li key={id}>
                {title} ({counted(count, 'page')})
              </li>
            ))}
          </ul>
        </>
      )}
      {report.findings.map(({ id, title, why, fix, count, items }) => (
        <section key={id}>
          <h3 className="heading mt-5 mb-1 break-after-avoid text-xl">
            {title} ({count})
          </h3>
          <p>
            {why} {fix}
          </p>
          <ul className="[overflow-wrap:anywhere]">
            {items.map(({ subject, detail, pages: by, pageCount }) => (
              <li key={subject} className="break-inside-avoid border-t border-line py-1">
                {subject}
                {detail && ` (${detail})`}
                {by.length > 0 && `: ${by.join(', ')}`}
                {pageCount > by.length && ` and ${pageCount - by.length} more`}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <h3 className="heading mt-5 mb-1 text-xl">Pages</h3>
      <ul className="[overflow-wrap:anywhere]">
        {pages.map((page) => (
          <li key={page.url} className="break-inside-avoid border-t border-line py-1">
            {page.score ?? '–'} {page.url} {page.title ?? ''} ({outcomeWords(page, over)})
          </li>
        ))}
      </ul>
    </article>
  );
}
