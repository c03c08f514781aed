import type { SiteCrawl } from '#contract/site-crawl.ts';
import { hostOf } from '#web/lib/typed-address.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { shortAddress } from './site-words.ts';

interface ProgressProps {
  crawl: SiteCrawl;
  stopping: boolean;
  onStop: () => void;
}

/** How far a crawl is, what it asks now, and how to end it. */
export function CrawlProgress({ crawl, stopping, onStop }: ProgressProps) {
  const { url, state, found, done, pageLimit, asking } = crawl;
  const words =
    state === 'waiting'
      ? 'Waiting for its turn'
      : found > 0 && done === found
        ? 'All pages read; links to other sites are being asked'
        : `${done} of ${found} found pages dealt with`;
  return (
    <div className="rounded-sheet border border-dashed border-line-strong p-6 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="heading flex min-w-0 items-center gap-3 text-xl">
          <Spinner />
          <span className="min-w-0 [overflow-wrap:anywhere]">Crawling {hostOf(url)}</span>
        </p>
        <Button variant="secondary" size="s" pending={stopping} onClick={onStop}>
          Stop
        </Button>
      </div>
      <progress className="sr-only" aria-label="Pages dealt with" max={Math.max(found, 1)} value={done} />
      <div aria-hidden="true" className="mt-4 h-2 overflow-hidden rounded-[3px] bg-sunken dark:bg-line">
        <div
          className="h-full bg-pencil transition-[width] duration-300"
          style={{ width: `${(100 * done) / Math.max(found, 1)}%` }}
        />
      </div>
      <p role="status" className="mt-2 text-sm">
        {words}
        {found >= pageLimit && state === 'running' && ` (the limit of ${pageLimit} is reached)`}.
      </p>
      {asking.length > 0 && (
        <p className="mt-1 text-sm text-ink-soft [overflow-wrap:anywhere]">
          Now: {asking.map((address) => shortAddress(address, url)).join(', ')}
        </p>
      )}
      <p className="mt-3 text-sm text-ink-soft">
        It goes on when you leave this page. The report below grows with each page.
      </p>
    </div>
  );
}
