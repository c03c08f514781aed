import { useQuery } from '@tanstack/react-query';
import { Monitor, Smartphone, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SpeedRecord } from '#contract/core-web-vitals.ts';
import { scoreRating } from '#rules/speed/thresholds.ts';
import { sentenceOf } from '#web/data/client.ts';
import { classNames } from '#web/lib/class-names.ts';
import { dayWords } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
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
  const { data, error, isPending, refetch } = useQuery(historyQuery);
  const [all, setAll] = useState(false);
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
          Pages that you measure stand here, to be opened and compared again.
        </p>
      )}
      {shown && shown.length > 0 && (
        <ul className="-mx-2">
          {shown.map((record) => (
            <Row
              key={record.id}
              record={record}
              current={record.id === selected}
              onSelect={() => onSelect(record)}
              onDelete={() => onDelete(record)}
            />
          ))}
        </ul>
      )}
      {data && data.length > shownAtFirst && (
        <Button variant="quiet" size="s" className="mt-1" onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show ${data.length - shownAtFirst} more`}
        </Button>
      )}
    </section>
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
    <li
      className={classNames(
        'flex items-center gap-1 rounded-control border-t border-line first:border-t-0',
        current && 'bg-surface shadow-[inset_3px_0_0_var(--pencil)]',
      )}
    >
      <button
        type="button"
        aria-current={current || undefined}
        onClick={onSelect}
        className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-3 rounded-control px-2 py-2.5 text-left hover:bg-sunken"
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
      </button>
      <IconButton
        label={`Delete the analysis of ${hostOf(record.url)}`}
        tone="danger"
        icon={<Trash2 size={17} strokeWidth={1.75} aria-hidden="true" />}
        onClick={onDelete}
      />
    </li>
  );
}
