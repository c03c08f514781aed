import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import type { SpeedRecord } from '#contract/core-web-vitals.ts';
import { useActiveUser } from '#web/data/current-user.ts';
import { PageFrame } from '#web/frame/page-frame.tsx';
import { idIn } from '#web/lib/address-query.ts';
import { useRevealed } from '#web/lib/use-revealed.ts';
import { OpenedRecord } from '#web/report/opened-record.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { recordQuery } from './api.ts';
import { AnalyzeForm } from './form.tsx';
import { ImportReport } from './import-report.tsx';
import { Progress } from './progress.tsx';
import { RecentAnalyses } from './recent-analyses.tsx';
import { SpeedResult } from './result.tsx';
import { useAnalysis, useDeletion } from './use-analysis.ts';

/** `/core-web-vitals`: measure a page, look at it, compare it. `?id=` opens a saved analysis. */
export default function CoreWebVitalsPage() {
  const user = useActiveUser();
  const [search, setSearch] = useSearchParams();
  const selected = idIn(search.get('id'));
  const open = useCallback((id: number) => setSearch({ id: String(id) }), [setSearch]);
  const show = useCallback((record: SpeedRecord) => open(record.id), [open]);
  const { running, start, stop, keep } = useAnalysis(show);
  const deletion = useDeletion((id) => {
    if (id === selected) setSearch({}, { replace: true });
  });
  const result = useRevealed(running === null ? selected : 'running');
  return (
    <PageFrame
      title="Core Web Vitals"
      intro="How fast a page is for its visitors, what slows it down, and whether the last change helped. Measured by Lighthouse in a browser of ours."
    >
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[23rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-4">
          <AnalyzeForm
            userId={user.id}
            pending={running !== null}
            onSubmit={(form) => void start(form)}
            onStop={stop}
          />
          <ImportReport onDone={keep} />
        </div>
        <section
          ref={result}
          aria-label="Result"
          aria-busy={running !== null}
          className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          {running ? (
            <Progress running={running} />
          ) : (
            <Selected id={selected} onOpen={open} onClose={() => setSearch({}, { replace: true })} />
          )}
        </section>
        <RecentAnalyses selected={selected} onSelect={show} onDelete={(record) => deletion.mutate(record)} />
      </div>
    </PageFrame>
  );
}

interface SelectedProps {
  id: number | null;
  onOpen: (id: number) => void;
  onClose: () => void;
}

function Selected({ id, onOpen, onClose }: SelectedProps) {
  const asked = useQuery({ ...recordQuery(id ?? 0), enabled: id !== null });
  if (id === null) {
    return (
      <EmptyState title="Ready to Analyze">
        Enter the address of a page. Its four scores, its vitals and what to do about them will stand here.
      </EmptyState>
    );
  }
  return (
    <OpenedRecord asked={asked} thing="analysis" onClose={onClose}>
      {(data) => <SpeedResult record={data} onOpen={onOpen} />}
    </OpenedRecord>
  );
}
