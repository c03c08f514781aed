import { useQuery } from '@tanstack/react-query';
import type { SpeedFormInput } from '#contract/core-web-vitals.ts';
import { useActiveUser } from '#web/data/current-user.ts';
import { PageFrame } from '#web/frame/page-frame.tsx';
import { FailureNote } from '#web/report/failure-note.tsx';
import { InterruptedNote } from '#web/report/interrupted-note.tsx';
import { OpenedRecord } from '#web/report/opened-record.tsx';
import { RunColumns } from '#web/report/run-columns.tsx';
import { useSelected } from '#web/report/use-selected.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { historyQuery, recordQuery } from './api.ts';
import { AnalyzeForm } from './form.tsx';
import { ImportReport } from './import-report.tsx';
import { Progress } from './progress.tsx';
import { RecentAnalyses } from './recent-analyses.tsx';
import { SpeedResult } from './result.tsx';
import { useAnalysis, useDeletion } from './use-analysis.ts';

/** `/core-web-vitals`: measure a page, look at it, compare it. `?id=` opens a saved analysis. */
export default function CoreWebVitalsPage() {
  const user = useActiveUser();
  const { selected, open, show, close, closeIf } = useSelected();
  const { running, start, stop, keep, interrupted, failure } = useAnalysis(show);
  const { data: kept } = useQuery(historyQuery);
  const deletion = useDeletion(closeIf);
  return (
    <PageFrame
      title="Core Web Vitals"
      intro="How fast a page is for its visitors, what slows it down, and whether the last change helped. Measured by Lighthouse in a browser of ours."
    >
      <RunColumns
        form={
          <div className="flex min-w-0 flex-col gap-4">
            <InterruptedNote<SpeedFormInput>
              interrupted={interrupted}
              thing="The analysis of"
              kept={kept?.map(({ id, url }) => ({ id, subject: url }))}
              onShow={open}
              onAgain={(form) => void start(form)}
            />
            <AnalyzeForm
              userId={user.id}
              pending={running !== null}
              onSubmit={(form) => void start(form)}
              onStop={stop}
            />
            <ImportReport onDone={keep} />
          </div>
        }
        progress={running && <Progress running={running} />}
        selected={selected}
        result={
          <>
            <FailureNote<SpeedFormInput>
              failure={failure}
              thing="The analysis of"
              onAgain={(form) => void start(form)}
            />
            <Selected id={selected} onOpen={open} onClose={close} />
          </>
        }
        recent={
          <RecentAnalyses
            selected={selected}
            onSelect={show}
            onDelete={(record) => deletion.mutate(record)}
          />
        }
      />
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
