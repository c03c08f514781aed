import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { keptCrawls, type SiteCrawlSummary } from '#contract/site-crawl.ts';
import { dayWords } from '#web/lib/dates.ts';
import { hostOf } from '#web/lib/typed-address.ts';
import { RecentList, RecentRow } from '#web/report/recent-list.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { scoreTone } from '#web/ui/score-scale.tsx';
import { isOpen, listQuery } from './api.ts';
import { counted, stateNames } from './site-words.ts';

interface RecentProps {
  selected: number | null;
  deleting: boolean;
  onSelect: (crawl: SiteCrawlSummary) => void;
  onDelete: (crawl: SiteCrawlSummary, done: () => void) => void;
}

/** The user's crawls; a click shows one. */
export function RecentCrawls({ selected, deleting, onSelect, onDelete }: RecentProps) {
  const crawls = useQuery(listQuery);
  const [leaving, setLeaving] = useState<SiteCrawlSummary | null>(null);
  return (
    <RecentList
      title="Your Crawls"
      headingId="crawls-heading"
      query={crawls}
      loading="Loading your crawls…"
      empty={`Sites that you crawl stand here, the ${keptCrawls} newest of them.`}
      shown={crawls.data}
      renderRow={(crawl) => (
        <Row
          key={crawl.id}
          crawl={crawl}
          current={crawl.id === selected}
          onSelect={() => onSelect(crawl)}
          onDelete={() => setLeaving(crawl)}
        />
      )}
    >
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title="Delete this crawl?"
        description={
          <>
            <span className="block font-medium text-ink [overflow-wrap:anywhere]">{leaving?.url}</span>
            {leaving && isOpen(leaving.state) && 'It is stopped. '}
            Its report and pages are deleted for good. The site itself can be crawled again.
          </>
        }
        confirmLabel={deleting ? 'Deleting...' : 'Delete'}
        danger
        pending={deleting}
        onConfirm={() => leaving && onDelete(leaving, () => setLeaving(null))}
      />
    </RecentList>
  );
}

interface RowProps {
  crawl: SiteCrawlSummary;
  current: boolean;
  onSelect: () => void;
  onDelete: () => void;
}

function Row({ crawl, current, onSelect, onDelete }: RowProps) {
  const { url, state, done, averageScore, createdAt } = crawl;
  const [now] = useState(() => new Date());
  const tone = scoreTone(averageScore);
  return (
    <RecentRow
      current={current}
      ground="sheet"
      deleteLabel={`Delete the crawl of ${hostOf(url)}`}
      onSelect={onSelect}
      onDelete={onDelete}
    >
      <span className="min-w-0">
        <span className="block truncate font-medium">
          {url.replace(/^https?:\/\//i, '').replace(/\/$/, '')}
        </span>
        <span className="block text-sm text-ink-soft">
          {dayWords(createdAt, now)}, {stateNames[state].toLowerCase()}
          {state !== 'failed' && `, ${counted(done, 'page')}`}
        </span>
      </span>
      {averageScore !== null && (
        <Chip tone={tone === 'none' ? 'plain' : tone}>
          <span className="sr-only">Average score </span>
          <span className="counted font-semibold">{Math.round(averageScore)}</span>
        </Chip>
      )}
    </RecentRow>
  );
}
