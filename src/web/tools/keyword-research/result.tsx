import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import {
  researchCategories,
  type ResearchCategoryId,
  type ResearchRecord,
} from '#contract/keyword-research.ts';
import { dateWords } from '#web/lib/dates.ts';
import { download } from '#web/lib/download.ts';
import { ReachGoal } from '#web/report/reach-goal.tsx';
import { AllChecks } from '#web/report/score-reasons.tsx';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { ScoreScale } from '#web/ui/score-scale.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { toast } from '#web/ui/toast.ts';
import { keywordsFile } from './export.ts';
import { KeywordList } from './keyword-list.tsx';
import { Plan } from './plan.tsx';
import { Seasons } from './seasons.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { Topics } from './topics.tsx';
import { keywordWords } from './use-research.ts';
import { useSelection } from './use-selection.ts';
import { categoryNames } from './words.ts';

type View = ResearchCategoryId | 'topics';

/** One research: its score, its lists and topics to choose from, then what to do with them. */
export function ResearchResult({ userId, record }: { userId: string; record: ResearchRecord }) {
  const { researchData, clusters } = record;
  const [view, setView] = useState<View>(
    () => researchCategories.find((list) => researchData[list].keywords.length > 0) ?? 'primaryKeywords',
  );
  const selection = useSelection();
  const topics = useMemo(() => new Map(clusters.map(({ id, topic }) => [id, topic])), [clusters]);
  return (
    <div className="flex flex-col gap-10">
      <Sheet>
        <Head record={record} />
        <Tabs<View>
          label="Lists of keywords"
          dense
          printsAll
          className="mt-6"
          value={view}
          onChange={setView}
          tabs={[
            ...researchCategories.map((list) => ({
              id: list,
              label: <Counted name={categoryNames[list]} count={researchData[list].keywords.length} />,
              panel: <KeywordList category={researchData[list]} topics={topics} selection={selection} />,
            })),
            {
              id: 'topics' as const,
              label: <Counted name="Topics" count={clusters.length} />,
              panel: <Topics clusters={clusters} selection={selection} />,
            },
          ]}
        />
        <SelectionBar userId={userId} record={record} selection={selection} />
      </Sheet>
      <Seasons hints={record.seasonalHints} />
      <Plan strategy={record.overallStrategy} actions={record.recommendations} />
    </div>
  );
}

function Counted({ name, count }: { name: string; count: number }) {
  return (
    <span>
      {name} <span className="counted text-[0.8rem] text-ink-soft">{count.toLocaleString('en')}</span>
    </span>
  );
}

function Head({ record }: { record: ResearchRecord }) {
  const { businessName, industry, location, sources, writer, notices } = record;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 className="heading text-3xl [overflow-wrap:anywhere]">{businessName}</h2>
          <p className="mt-1 text-ink-soft [overflow-wrap:anywhere]">
            {[industry, location, keywordWords(record.totalKeywords), dateWords(record.createdAt)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <CopyButton
            label="Copy all keywords"
            text={() =>
              [
                ...new Set(
                  researchCategories.flatMap((list) =>
                    record.researchData[list].keywords.map(({ keyword }) => keyword),
                  ),
                ),
              ].join('\n')
            }
          >
            Copy all
          </CopyButton>
          <Button
            variant="secondary"
            size="s"
            icon={<Download size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => {
              download(keywordsFile(record));
              toast({ title: 'Export Complete', tone: 'good' });
            }}
          >
            Export CSV
          </Button>
        </div>
      </div>
      <div className="mt-5 grid gap-x-10 gap-y-5 sm:max-lg:grid-cols-2 xl:grid-cols-2">
        <div>
          <ScoreScale score={record.researchScore} label="Research score" />
          <p className="mt-3 text-sm text-ink-soft">
            {sources.length > 0
              ? `Search volumes from: ${sources.join('; ')}.`
              : 'No source of search volumes was connected or imported, so volumes are unknown rather than guessed.'}{' '}
            {writer === 'rules' &&
              // A model that failed says so in a notice.
              (notices.length === 0 ? 'Found by rules, no AI model connected.' : 'Found by rules.')}
          </p>
        </div>
        <ReachGoal score={record.researchScore} checks={record.checks} heading="h3" />
      </div>
      <div className="mt-3">
        <AllChecks checks={record.checks} />
      </div>
      {notices.length > 0 && (
        <ul className="mt-3 rounded-control bg-pencil-wash px-3.5 py-2.5 text-[0.94rem]">
          {notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
      )}
    </>
  );
}
