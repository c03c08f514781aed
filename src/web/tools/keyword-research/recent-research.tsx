import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ResearchSummary } from '#contract/keyword-research.ts';
import { classNames } from '#web/lib/class-names.ts';
import { dayWords } from '#web/lib/dates.ts';
import { RecentList, RecentRow } from '#web/report/recent-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { scoreTone } from '#web/ui/score-scale.tsx';
import { historyQuery } from './api.ts';
import { keywordWords } from './use-research.ts';

/** Rows that stand there at first. */
const shownAtFirst = 5;

const tones = { good: 'text-good', fair: 'text-fair-ink', poor: 'text-poor', none: 'text-ink-soft' };

interface RecentProps {
  selected: number | null;
  onSelect: (id: number) => void;
  onDelete: (record: ResearchSummary) => void;
}

/** The newest researches; a click shows one again. */
export function RecentResearch({ selected, onSelect, onDelete }: RecentProps) {
  const history = useQuery(historyQuery);
  const { data } = history;
  const [all, setAll] = useState(false);
  const [now] = useState(() => new Date());
  return (
    <RecentList
      title="Recent Research"
      headingId="recent-heading"
      query={history}
      loading="Loading your researches…"
      empty="Your researches stand here, to be opened again."
      shown={all ? data : data?.slice(0, shownAtFirst)}
      renderRow={(record) => (
        <RecentRow
          key={record.id}
          current={record.id === selected}
          ground="paper"
          deleteLabel={`Delete the research for ${record.businessName}`}
          onSelect={() => onSelect(record.id)}
          onDelete={() => onDelete(record)}
        >
          <span className="min-w-0">
            <span className="block truncate font-medium">{record.businessName}</span>
            <span className="block truncate text-sm text-ink-soft">
              {record.industry} · {keywordWords(record.totalKeywords)} · {dayWords(record.createdAt, now)}
            </span>
          </span>
          <span
            className={classNames(
              'counted w-8 text-right font-semibold',
              tones[scoreTone(record.researchScore)],
            )}
          >
            <span className="sr-only">Score </span>
            {record.researchScore}
          </span>
        </RecentRow>
      )}
    >
      {data && data.length > shownAtFirst && (
        <Button variant="quiet" size="s" className="mt-1" onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show ${data.length - shownAtFirst} more`}
        </Button>
      )}
    </RecentList>
  );
}
