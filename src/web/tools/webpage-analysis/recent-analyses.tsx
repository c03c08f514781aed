import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { WebpageAnalysisSummary } from '#contract/webpage-analysis.ts';
import { sentenceOf } from '#web/data/client.ts';
import { classNames } from '#web/lib/class-names.ts';
import { dayWords } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { scoreTone } from '#web/ui/score-scale.tsx';
import { listQuery } from './api.ts';
import { titleOf } from './page-words.ts';
import { useDeletion } from './use-analysis.ts';

/** Rows that stand there at first (specification, document 2 §9). */
const shownAtFirst = 5;
/** Rows that the server gives at most. */
const listed = 50;

interface RecentProps {
  selected: number | null;
  onSelect: (analysis: WebpageAnalysisSummary) => void;
  onDeleted: (id: number) => void;
}

/** The newest analyses; a click shows one again. */
export function RecentAnalyses({ selected, onSelect, onDeleted }: RecentProps) {
  const { data, error, isPending, refetch } = useQuery(listQuery);
  const [all, setAll] = useState(false);
  const [leaving, setLeaving] = useState<WebpageAnalysisSummary | null>(null);
  const deletion = useDeletion((id) => {
    setLeaving(null);
    onDeleted(id);
  });
  const shown = all ? data : data?.slice(0, shownAtFirst);
  return (
    <section aria-labelledby="recent-heading">
      <h2 id="recent-heading" className="heading mb-2 text-xl">
        Recent Analyses
      </h2>
      {isPending && <p className="border-t border-line py-4 text-ink-soft">Loading your analyses…</p>}
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
          Pages that you analyze stand here, to be opened and compared again.
        </p>
      )}
      {shown && shown.length > 0 && (
        <ul className="-mx-2">
          {shown.map((analysis) => (
            <Row
              key={analysis.id}
              analysis={analysis}
              current={analysis.id === selected}
              onSelect={() => onSelect(analysis)}
              onDelete={() => setLeaving(analysis)}
            />
          ))}
        </ul>
      )}
      {data && data.length > shownAtFirst && (
        <Button variant="quiet" size="s" className="mt-1" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? `Show the latest ${shownAtFirst}` : `Show all ${data.length}`}
        </Button>
      )}
      {all && data?.length === listed && (
        <p className="mt-1 text-sm text-ink-soft">
          Older ones open from the{' '}
          <Link to="/content-history" className="link">
            Content History
          </Link>
          .
        </p>
      )}
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title="Delete this analysis?"
        description={
          <>
            <span className="block font-medium text-ink [overflow-wrap:anywhere]">
              {leaving && titleOf(leaving)}
            </span>
            Its checks and improvements are deleted for good. The page itself can be analyzed again.
          </>
        }
        confirmLabel={deletion.isPending ? 'Deleting...' : 'Delete'}
        danger
        pending={deletion.isPending}
        onConfirm={() => leaving && deletion.mutate(leaving)}
      />
    </section>
  );
}

interface RowProps {
  analysis: WebpageAnalysisSummary;
  current: boolean;
  onSelect: () => void;
  onDelete: () => void;
}

function Row({ analysis, current, onSelect, onDelete }: RowProps) {
  const { url, seoScore, createdAt } = analysis;
  const [now] = useState(() => new Date());
  const title = titleOf(analysis);
  const tone = scoreTone(seoScore);
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
          <span dir="auto" className="block truncate font-medium">
            {title}
          </span>
          <span className="block truncate text-sm text-ink-soft">{url.replace(/^https?:\/\//i, '')}</span>
          <span className="block text-sm text-ink-soft">{dayWords(createdAt, now)}</span>
        </span>
        <span className="sr-only">SEO score {seoScore}</span>
        <Chip tone={tone === 'none' ? 'plain' : tone} className="bg-surface">
          <span className="counted font-semibold" aria-hidden="true">
            {seoScore}
          </span>
        </Chip>
      </button>
      <IconButton
        label={`Delete the analysis of ${title}`}
        tone="danger"
        icon={<Trash2 size={17} strokeWidth={1.75} aria-hidden="true" />}
        onClick={onDelete}
      />
    </li>
  );
}
