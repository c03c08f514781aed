import { useState } from 'react';
import type { WebpageAnalysis, WebpageForm } from '#contract/webpage-analysis.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { usePrinting } from '#web/ui/use-printing.ts';
import { CheckList } from './check-list.tsx';
import { Comparison } from './comparison.tsx';
import { ContentTab } from './content-tab.tsx';
import { Improvements } from './improvements.tsx';
import { LinksTab } from './links-tab.tsx';
import { Overview } from './overview.tsx';
import { PrintedReport } from './printed-report.tsx';
import { ResultHead } from './result-head.tsx';

const tabIds = ['overview', 'content', 'links', 'improvements'] as const;

interface ResultProps {
  analysis: WebpageAnalysis;
  onAnalyze: (form: WebpageForm) => void;
}

/** One analysis under its four tabs, with an earlier one of the same page beside it when that is asked for. */
export function AnalysisResult({ analysis, onAnalyze }: ResultProps) {
  const [tab, setTab] = useState<(typeof tabIds)[number]>('overview');
  const [earlier, setEarlier] = useState<number | null>(null);
  const printing = usePrinting();
  return (
    <>
      {printing && <PrintedReport analysis={analysis} />}
      <div className="flex min-w-0 flex-col gap-7 print:hidden">
        <Sheet className="flex flex-col gap-6 max-sm:p-4">
          <ResultHead analysis={analysis} earlier={earlier} onCompare={setEarlier} onAnalyze={onAnalyze} />
          {earlier !== null && (
            <Comparison now={analysis} earlier={earlier} onClose={() => setEarlier(null)} />
          )}
          <Tabs
            label="Analysis"
            dense
            value={tab}
            onChange={setTab}
            tabs={[
              { id: 'overview', label: 'Overview', panel: <Overview analysis={analysis} /> },
              { id: 'content', label: 'Content', panel: <ContentTab analysis={analysis} /> },
              { id: 'links', label: 'Links', panel: <LinksTab analysis={analysis} /> },
              { id: 'improvements', label: 'Improvements', panel: <Improvements analysis={analysis} /> },
            ]}
          />
        </Sheet>
        {tab === 'overview' && analysis.checks.length > 0 && (
          <CheckList checks={analysis.checks} capped={analysis.cap !== null} />
        )}
      </div>
    </>
  );
}
