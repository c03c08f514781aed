import { useQuery } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import type { SpeedRecord } from '#contract/core-web-vitals.ts';
import { scoreRating } from '#rules/speed/thresholds.ts';
import { classNames } from '#web/lib/class-names.ts';
import { dayWords } from '#web/lib/dates.ts';
import { RecentList, RecentRow } from '#web/report/recent-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { historyQuery } from './api.ts';
import { numberTone } from './tones.ts';
import { hostOf } from '#web/lib/typed-address.ts';

/** Rows that stand there at first (specification, document 2 §9). */
const shownAtFirst = 5;

export function DeviceBadge({ strategy }: Pick<SpeedRecord, 'strategy'>) {
  const Icon = strategy === 'mobile' ? Smartphone : Monitor;
  return (
    <Chip>
      <Icon size={14} strokeWidth={1.75} aria-hidden="true" />
      {strategy === 'mobile' ? 'Mobile' : 'Desktop'}
    </Chip>
  );
}

interface RecentProps {
  selected: number | null;
  onSelect: (record: SpeedRecord) => void;
  onDelete: (record: SpeedRecord) => void;
}

/** The newest analyses; a click shows one again. */
export function RecentAnalyses({ selected, onSelect, onDelete }: RecentProps) {
  const history = useQuery(historyQuery);
  const { data } = history;
  const [all, setAll] = useState(false);
  const shown = all ? data : data?.slice(0, shownAtFirst);
  return (
    <RecentList
      title="Recent Analyses"
      headingId="recent-heading"
      query={history}
      loading="Loading your analyses…"
      empty="Pages that you measure stand here, to be opened and compared again."
      shown={shown}
      renderRow={(record) => (
        <Row
          key={record.id}
          record={record}
          current={record.id === selected}
          onSelect={() => onSelect(record)}
          onDelete={() => onDelete(record)}
        />
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

/** Tells pages of one site apart. */
function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : '';
}

interface RowProps {
  record: SpeedRecord;
  current: boolean;
  onSelect: () => void;
  onDelete: () => void;
}

function Row({ record, current, onSelect, onDelete }: RowProps) {
  const { performanceScore: score } = record;
  const [now] = useState(() => new Date());
  return (
    <RecentRow
      current={current}
      ground="paper"
      deleteLabel={`Delete the analysis of ${hostOf(record.url)}`}
      columns={3}
      onSelect={onSelect}
      onDelete={onDelete}
    >
      <span className="min-w-0">
        <span className="block truncate font-medium">{hostOf(record.url)}</span>
        <span className="block truncate text-sm text-ink-soft">
          {dayWords(record.createdAt, now)}
          {record.source === 'import' && ', from a file'} · {pathOf(record.url)}
        </span>
      </span>
      <DeviceBadge strategy={record.strategy} />
      <span
        className={classNames(
          'counted w-8 text-right font-semibold',
          numberTone(score === null ? null : scoreRating(score)),
        )}
      >
        <span className="sr-only">Performance </span>
        {score ?? '–'}
      </span>
    </RecentRow>
  );
}
