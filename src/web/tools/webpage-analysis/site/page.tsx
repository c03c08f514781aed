import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router';
import type { SiteCrawlForm } from '#contract/site-crawl.ts';
import { sentenceOf } from '#web/data/failure-sentence.ts';
import { useActiveUser } from '#web/data/current-user.ts';
import { PageFrame } from '#web/frame/page-frame.tsx';
import { useSelected } from '#web/report/use-selected.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { crawlQuery } from './api.ts';
import { CrawlResult } from './crawl-result.tsx';
import { CrawlForm } from './form.tsx';
import { RecentCrawls } from './recent-crawls.tsx';
import { useCrawls } from './use-crawls.ts';

/** `/webpage-analyzer/site`: crawl a whole site, read its report. `?id=` opens a crawl. */
export default function SiteCrawlPage() {
  const user = useActiveUser();
  const { selected, open, closeIf } = useSelected();
  const result = useRef<HTMLElement>(null);
  const show = ({ id }: { id: number }) => {
    open(id);
    const { current } = result;
    // On a phone the result stands below the form and the list, out of sight.
    if (current && current.getBoundingClientRect().top > window.innerHeight * 0.75)
      current.scrollIntoView({ block: 'start' });
  };
  const { start, stop, remove } = useCrawls({
    onStarted: show,
    onDeleted: closeIf,
  });
  const crawl = useQuery({ ...crawlQuery(selected ?? 0), enabled: selected !== null });
  const begin = (form: SiteCrawlForm) => start.mutate(form);
  return (
    <PageFrame
      title="Whole Site"
      intro="Follows the links of a site and its sitemap, judges every page, and shows what only the whole shows: twins, orphans, redirects and dead ends."
      actions={
        <Link to="/webpage-analyzer" className={`${buttonClass('secondary')} print:hidden`}>
          Analyze one page
        </Link>
      }
    >
      <div className="grid items-start gap-x-10 gap-y-10 lg:grid-cols-[23rem_minmax(0,1fr)] print:block">
        <Sheet className="flex min-w-0 flex-col gap-9 print:hidden">
          <CrawlForm userId={user.id} pending={start.isPending} onSubmit={begin} />
          <RecentCrawls
            selected={selected}
            deleting={remove.isPending}
            onSelect={show}
            onDelete={(leaving, done) => remove.mutate(leaving, { onSettled: done })}
          />
        </Sheet>
        <section ref={result} aria-label="Crawl" className="min-w-0">
          {selected === null ? (
            <EmptyState title="No Crawl Selected">
              Enter the address of a site, or choose one of your crawls. Its pages and what to mend will stand
              here.
            </EmptyState>
          ) : crawl.data ? (
            <CrawlResult
              key={crawl.data.id}
              crawl={crawl.data}
              stopping={stop.isPending}
              onStop={() => stop.mutate(selected)}
              onAgain={begin}
            />
          ) : crawl.error ? (
            <EmptyState
              title="This crawl could not be opened"
              action={
                <Button variant="secondary" onClick={() => void crawl.refetch()}>
                  Try again
                </Button>
              }
            >
              {sentenceOf(crawl.error)}
            </EmptyState>
          ) : (
            <p className="text-ink-soft">Loading the crawl…</p>
          )}
        </section>
      </div>
    </PageFrame>
  );
}
