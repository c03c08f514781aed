import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { WebpageForm } from '#contract/webpage-analysis.ts';
import { useActiveUser } from '#web/data/current-user.ts';
import { PageFrame } from '#web/frame/page-frame.tsx';
import { useRevealed } from '#web/lib/use-revealed.ts';
import { FailureNote } from '#web/report/failure-note.tsx';
import { InterruptedNote } from '#web/report/interrupted-note.tsx';
import { OpenedRecord } from '#web/report/opened-record.tsx';
import { useSelected } from '#web/report/use-selected.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { analysisQuery, listQuery } from './api.ts';
import { AnalyzeForm } from './form.tsx';
import { Progress } from './progress.tsx';
import { RecentAnalyses } from './recent-analyses.tsx';
import { AnalysisResult } from './result.tsx';
import { useAnalysis } from './use-analysis.ts';

/** `/webpage-analyzer`: judge a page, read what was found, compare it. `?id=` opens a saved analysis. */
export default function WebpageAnalyzerPage() {
  const user = useActiveUser();
  const { selected, open, show, close, closeIf } = useSelected();
  const { running, start, stop, interrupted, failure } = useAnalysis(show);
  const { data: kept } = useQuery(listQuery);
  // On a phone the result stands below the form and the list; beside a long form, above its button.
  const result = useRevealed(running ? 'running' : selected);
  const run = (form: WebpageForm) => void start(form);
  return (
    <PageFrame
      title="Website Analysis"
      intro="Everything that search engines and people meet on one page: judged by checks that say where they looked, with the points that each fix brings."
      actions={
        <Link to="/webpage-analyzer/site" className={`${buttonClass('secondary')} print:hidden`}>
          Crawl a whole site
        </Link>
      }
    >
      <div className="grid items-start gap-x-10 gap-y-10 lg:grid-cols-[23rem_minmax(0,1fr)] print:block">
        <Sheet className="flex min-w-0 flex-col gap-9 max-sm:p-4 print:hidden">
          <InterruptedNote<WebpageForm>
            interrupted={interrupted}
            thing="The analysis of"
            kept={kept?.map(({ id, url }) => ({ id, subject: url }))}
            onShow={open}
            onAgain={run}
          />
          <AnalyzeForm userId={user.id} pending={running !== null} onSubmit={run} onStop={stop} />
          <RecentAnalyses selected={selected} onSelect={show} onDeleted={closeIf} />
        </Sheet>
        <section ref={result} aria-label="Result" aria-busy={running !== null} className="min-w-0">
          {running ? (
            <Progress running={running} />
          ) : (
            <>
              <FailureNote<WebpageForm> failure={failure} thing="The analysis of" onAgain={run} />
              <Selected id={selected} onAnalyze={run} onClose={close} />
            </>
          )}
        </section>
      </div>
    </PageFrame>
  );
}

interface SelectedProps {
  id: number | null;
  onAnalyze: (form: WebpageForm) => void;
  onClose: () => void;
}

function Selected({ id, onAnalyze, onClose }: SelectedProps) {
  const asked = useQuery({ ...analysisQuery(id ?? 0), enabled: id !== null });
  if (id === null) {
    return (
      <EmptyState title="No Analysis Selected">
        Enter the address of a page, or choose one of your analyses. Its score, its checks and what to do
        about them will stand here.
      </EmptyState>
    );
  }
  return (
    <OpenedRecord asked={asked} thing="analysis" onClose={onClose}>
      {(data) => <AnalysisResult key={data.id} analysis={data} onAnalyze={onAnalyze} />}
    </OpenedRecord>
  );
}
