import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { WebpageAnalysisSummary } from '#contract/webpage-analysis.ts';
import { dayWords } from '#web/lib/dates.ts';
import { RecentList, RecentRow } from '#web/report/recent-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
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
  const analyses = useQuery(listQuery);
  const { data } = analyses;
  const [all, setAll] = useState(false);
  const [leaving, setLeaving] = useState<WebpageAnalysisSummary | null>(null);
  const deletion = useDeletion((id) => {
    setLeaving(null);
    onDeleted(id);
  });
  const shown = all ? data : data?.slice(0, shownAtFirst);
  return (
    <RecentList
      title="Recent Analyses"
      headingId="recent-heading"
      query={analyses}
      loading="Loading your analyses…"
      empty="Pages that you analyze stand here, to be opened and compared again."
      shown={shown}
      renderRow={(analysis) => (
        <Row
          key={analysis.id}
          analysis={analysis}
          current={analysis.id === selected}
          onSelect={() => onSelect(analysis)}
          onDelete={() => setLeaving(analysis)}
        />
      )}
    >
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
    </RecentList>
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
    <RecentRow
      current={current}
      ground="sheet"
      deleteLabel={`Delete the analysis of ${title}`}
      onSelect={onSelect}
      onDelete={onDelete}
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
    </RecentRow>
  );
}
