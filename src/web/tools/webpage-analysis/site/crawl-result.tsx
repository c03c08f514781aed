import { Download, Printer, RefreshCw } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { SiteCrawl, SiteCrawlForm } from '#contract/site-crawl.ts';
import { download } from '#web/lib/download.ts';
import { ForeignLink } from '#web/tools/webpage-analysis/foreign-link.tsx';
import { momentWords } from '#web/tools/webpage-analysis/page-words.ts';
import { useAnalysis } from '#web/tools/webpage-analysis/use-analysis.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { usePrinting } from '#web/ui/use-printing.ts';
import { isOpen } from './api.ts';
import { pagesFile } from './export.ts';
import { Findings } from './findings.tsx';
import { SiteOverview } from './overview.tsx';
import { PagesTable } from './pages-table.tsx';
import { PrintedSite } from './printed-site.tsx';
import { CrawlProgress } from './progress.tsx';
import { counted, stateNames } from './site-words.ts';

const mark = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface CrawlResultProps {
  crawl: SiteCrawl;
  stopping: boolean;
  onStop: () => void;
  onAgain: (form: SiteCrawlForm) => void;
}

/** A crawl: its progress while it runs, its report, its pages. */
export function CrawlResult({ crawl, stopping, onStop, onAgain }: CrawlResultProps) {
  const { url, state, reason, createdAt, pageLimit, pages, report } = crawl;
  const navigate = useNavigate();
  const { running, start } = useAnalysis(({ id }) => void navigate(`/webpage-analyzer?id=${id}`));
  const printing = usePrinting();
  const over = !isOpen(state);
  // Of a site that nobody could read, its start alone is no list.
  const hasPages = pages.length > (state === 'failed' ? 1 : 0);
  const unread = over ? pages.filter((page) => page.state === 'waiting').length : 0;
  const exportPages = () => {
    const file = pagesFile(crawl);
    download(file);
    toast({ title: 'Export Complete', description: `${file.name} is in your downloads.`, tone: 'good' });
  };
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-col gap-4">
        <div className="min-w-0">
          <h2 className="heading text-2xl">
            <ForeignLink url={url} className="text-ink" />
          </h2>
          <p className="mt-1 text-sm text-ink-soft">
            {stateNames[state]}. {momentWords(createdAt)}, up to {pageLimit} pages.
          </p>
          {unread > 0 && (
            <p className="mt-1 text-sm text-ink-soft">
              {counted(unread, 'address was', 'addresses were')} not asked. The report speaks of the others.
            </p>
          )}
          {reason && <p className="mt-2 max-w-160 font-medium">{reason}</p>}
        </div>
        {over && (
          <div className="flex flex-wrap gap-2 print:hidden">
            <Button
              variant="secondary"
              size="s"
              icon={<RefreshCw {...mark} />}
              onClick={() => onAgain({ url, pageLimit })}
            >
              Crawl again
            </Button>
            {hasPages && (
              <>
                <Button variant="secondary" size="s" icon={<Download {...mark} />} onClick={exportPages}>
                  Export CSV
                </Button>
                <Button
                  variant="secondary"
                  size="s"
                  icon={<Printer {...mark} />}
                  onClick={() => window.print()}
                >
                  Print report
                </Button>
              </>
            )}
          </div>
        )}
      </header>
      {!over && <CrawlProgress crawl={crawl} stopping={stopping} onStop={onStop} />}
      {printing && <PrintedSite crawl={crawl} />}
      {hasPages && (
        <div className="flex flex-col gap-6 print:hidden">
          {/* Where nothing could be read, the reason above says all; an empty report would say that nothing is wrong. */}
          {state !== 'failed' && (
            <>
              <SiteOverview url={url} report={report} />
              <Findings start={url} findings={report.findings} over={over} unread={unread} />
            </>
          )}
          <PagesTable
            start={url}
            pages={pages}
            over={over}
            analyzing={running?.form.url ?? null}
            onAnalyze={(address) => void start({ url: address })}
          />
        </div>
      )}
    </div>
  );
}
