import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { keptCrawls, type SiteCrawlSummary } from '#contract/site-crawl.ts';
import { sentenceOf } from '#web/data/client.ts';
import { classNames } from '#web/lib/class-names.ts';
import { dayWords } from '#web/lib/dates.ts';
import { hostOf } from '#web/lib/typed-address.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
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
  const { data, error, isPending, refetch } = useQuery(listQuery);
  const [leaving, setLeaving] = useState<SiteCrawlSummary | null>(null);
  return (
    <section aria-labelledby="crawls-heading">
      <h2 id="crawls-heading" className="heading mb-2 text-xl">
        Your Crawls
      </h2>
      {isPending && <p className="border-t border-line py-4 text-ink-soft">Loading your crawls…</p>}
      {error && !data && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-4">
          <p className="text-ink-soft">{sentenceOf(error)}</p>
          <Button variant="secondary" size="s" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {data?.length === 0 && (
        <p className="border-t border-line py-4 text-ink-soft">
          Sites that you crawl stand here, the {keptCrawls} newest of them.
        </p>
      )}
      {data && data.length > 0 && (
        <ul className="-mx-2">
          {data.map((crawl) => (
            <Row
              key={crawl.id}
              crawl={crawl}
              current={crawl.id === selected}
              onSelect={() => onSelect(crawl)}
              onDelete={() => setLeaving(crawl)}
            />
          ))}
        </ul>
      )}
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
    </section>
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
    <li
      className={classNames(
        'flex items-center gap-1 rounded-control border-t border-line first:border-t-0',
        current && 'bg-pencil-wash',
      )}
    >
      <button
        type="button"
        aria-current={current || undefined}
        onClick={onSelect}
        className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-center gap-3 rounded-control px-2 py-2.5 text-left hover:bg-sunken"
      >
        <span className="min-w-0">
          <span className="block truncate font-medium">
            {url.replace(/^https?:\/\//i, '').replace(/\/$/, '')}
          </span>
          <span className="block text-sm text-ink-soft">
            {dayWords(createdAt, now)}, {stateNames[state].toLowerCase()}, {counted(done, 'page')}
          </span>
        </span>
        {averageScore !== null && (
          <Chip tone={tone === 'none' ? 'plain' : tone}>
            <span className="sr-only">Average score </span>
            <span className="counted font-semibold">{Math.round(averageScore)}</span>
          </Chip>
        )}
      </button>
      <IconButton
        label={`Delete the crawl of ${hostOf(url)}`}
        tone="danger"
        icon={<Trash2 size={17} strokeWidth={1.75} aria-hidden="true" />}
        onClick={onDelete}
      />
    </li>
  );
}
