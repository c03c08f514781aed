import type { SiteCrawl } from '#contract/site-crawl.ts';
import { ForeignLink } from '#web/tools/webpage-analysis/foreign-link.tsx';
import { ScoreScale } from '#web/ui/score-scale.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { counted, shortAddress } from './site-words.ts';

/** The site in figures: average score, what became of its addresses, its weakest pages and commonest faults. */
export function SiteOverview({ url: start, report }: Pick<SiteCrawl, 'url' | 'report'>) {
  const { read, redirected, broken, skipped, statuses, averageScore, worst, commonChecks } = report;
  const figures: [string, number][] = [
    ['Pages read', read],
    ['Redirected', redirected],
    ['Broken', broken],
    ['Passed over', skipped],
  ];
  return (
    <Sheet className="flex flex-col gap-7">
      <div>
        <h3 className="heading mb-4 text-xl">Average SEO score</h3>
        {averageScore === null ? (
          <p className="text-ink-soft">No page has been read yet.</p>
        ) : (
          <ScoreScale score={Math.round(averageScore)} label="Average SEO score" />
        )}
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
        {figures.map(([name, count]) => (
          <div key={name}>
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="counted text-2xl font-semibold">{count}</dd>
          </div>
        ))}
      </dl>
      {statuses.length > 0 && (
        <p className="text-sm text-ink-soft">
          Answers: {statuses.map(({ status, count }) => `${count} × HTTP ${status}`).join(', ')}.
        </p>
      )}
      {(worst.length > 0 || commonChecks.length > 0) && (
        <div className="grid gap-x-10 gap-y-7 border-t border-line pt-6 lg:grid-cols-2">
          <section aria-labelledby="common-heading">
            <h3 id="common-heading" className="heading text-lg">
              Commonest faults
            </h3>
            {commonChecks.length === 0 ? (
              <p className="mt-2 text-ink-soft">No check failed on any page.</p>
            ) : (
              <ul className="mt-2 flex flex-col gap-1.5 text-[0.94rem]">
                {commonChecks.map(({ id, title, count }) => (
                  <li key={id} className="flex justify-between gap-4">
                    <span>{title}</span>
                    <span className="shrink-0 text-ink-soft">{counted(count, 'page')}</span>
                  </li>
                ))}
              </ul>
            )}
          </section>
          <section aria-labelledby="worst-heading">
            <h3 id="worst-heading" className="heading text-lg">
              Weakest pages
            </h3>
            <ul className="mt-2 flex flex-col gap-1.5 text-[0.94rem]">
              {worst.map(({ url, score }) => (
                <li key={url} className="flex justify-between gap-4">
                  <span className="min-w-0">
                    <ForeignLink url={url} text={shortAddress(url, start)} />
                  </span>
                  <span className="counted shrink-0 font-semibold">{score}</span>
                </li>
              ))}
            </ul>
          </section>
        </div>
      )}
    </Sheet>
  );
}
