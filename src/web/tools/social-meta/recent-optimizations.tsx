import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SocialMetaRecord } from '#contract/social-meta.ts';
import { classNames } from '#web/lib/class-names.ts';
import { dayWords } from '#web/lib/dates.ts';
import { RecentList, RecentRow } from '#web/report/recent-list.tsx';
import { ScrollArea } from '#web/ui/scroll-area.tsx';
import { scoreTone } from '#web/ui/score-scale.tsx';
import { historyQuery } from './api.ts';
import { platformNames } from './social-words.ts';

const tones = { good: 'text-good', fair: 'text-fair-ink', poor: 'text-poor', none: 'text-ink-soft' };

interface RecentProps {
  selected: number | null;
  onSelect: (id: number) => void;
  onDelete: (record: SocialMetaRecord) => void;
}

/** The newest optimizations in an area of 64 units (document 2 §2) that scrolls; a click shows one again. */
export function RecentOptimizations({ selected, onSelect, onDelete }: RecentProps) {
  const history = useQuery(historyQuery);
  const [now] = useState(() => new Date());
  const { data } = history;
  const row = (record: SocialMetaRecord) => (
    <RecentRow
      key={record.id}
      current={record.id === selected}
      ground="paper"
      deleteLabel={`Delete the optimization for ${record.businessName}`}
      onSelect={() => onSelect(record.id)}
      onDelete={() => onDelete(record)}
    >
      <span className="min-w-0">
        <span className="block truncate font-medium">{record.businessName}</span>
        <span className="block truncate text-sm text-ink-soft">
          {dayWords(record.createdAt, now)} · {platformNames[record.platform]}
        </span>
      </span>
      <span
        className={classNames(
          'counted w-8 text-right font-semibold',
          tones[scoreTone(record.optimizationScore)],
        )}
      >
        <span className="sr-only">Score </span>
        {record.optimizationScore}
      </span>
    </RecentRow>
  );
  return (
    <RecentList
      title="Recent Optimizations"
      headingId="recent-heading"
      query={history}
      loading="Loading your optimizations…"
      empty="Your optimizations stand here, to be opened again."
      // Drawn below, in an area that scrolls.
      shown={undefined}
      renderRow={row}
    >
      {data && data.length > 0 && (
        <ScrollArea label="List of optimizations" className="-mx-2 h-64">
          <ul className="px-1">{data.map(row)}</ul>
        </ScrollArea>
      )}
    </RecentList>
  );
}
