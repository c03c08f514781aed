import type { UseQueryResult } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { sentenceOf } from '#web/data/failure-sentence.ts';
import { classNames } from '#web/lib/class-names.ts';
import { Button } from '#web/ui/button.tsx';
import { useFocusOnward } from '#web/ui/focus-onward.ts';
import { NamedIconButton } from '#web/ui/named-icon-button.tsx';

interface RecentListProps<Item extends { id: number }> {
  title: string;
  /** Id of the heading, for the section's name. */
  headingId: string;
  query: Pick<UseQueryResult<Item[]>, 'data' | 'error' | 'isPending'> & { refetch: () => unknown };
  loading: string;
  /** What will stand here, shown while there is nothing. */
  empty: ReactNode;
  shown: readonly Item[] | undefined;
  renderRow: (item: Item) => ReactNode;
  /** What follows the rows: more of them, dialogs. */
  children?: ReactNode;
}

/** What a tool has kept, newest first, with its loading, failed and empty states. */
export function RecentList<Item extends { id: number }>({
  title,
  headingId,
  query,
  loading,
  empty,
  shown,
  renderRow,
  children,
}: RecentListProps<Item>) {
  const { data, error, isPending, refetch } = query;
  const rows = useFocusOnward<HTMLUListElement>(shown?.map(({ id }) => id) ?? []);
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="heading mb-2 text-xl">
        {title}
      </h2>
      {isPending && <p className="border-t border-line py-4 text-ink-soft">{loading}</p>}
      {error && !data && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-4">
          <p className="text-ink-soft">{sentenceOf(error)}</p>
          <Button variant="secondary" size="s" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {data?.length === 0 && <p className="border-t border-line py-4 text-ink-soft">{empty}</p>}
      {shown && shown.length > 0 && (
        <ul {...rows} className="-mx-2">
          {shown.map(renderRow)}
        </ul>
      )}
      {children}
    </section>
  );
}

interface RecentRowProps {
  current: boolean;
  /** What the list stands on: the chosen row has to differ from it, and a coloured figure needs white. */
  ground: 'sheet' | 'paper';
  deleteLabel: string;
  /** Columns of the row's button behind the text: one, or a badge and a number. */
  columns?: 2 | 3;
  /** Other buttons, before the bin. */
  actions?: ReactNode;
  onSelect: () => void;
  onDelete: () => void;
  children: ReactNode;
}

/** One kept thing: a click shows it, the bin deletes it. */
export function RecentRow({
  current,
  ground,
  deleteLabel,
  columns = 2,
  actions,
  onSelect,
  onDelete,
  children,
}: RecentRowProps) {
  return (
    <li
      className={classNames(
        'flex items-center gap-1 rounded-control relative before:absolute before:inset-x-2 before:top-0 before:border-t before:border-line first:before:hidden',
        current &&
          (ground === 'sheet' ? 'bg-pencil-wash' : 'bg-surface shadow-[inset_3px_0_0_var(--pencil)]'),
      )}
    >
      <button
        type="button"
        aria-current={current || undefined}
        onClick={onSelect}
        className={classNames(
          'grid min-w-0 flex-1 items-center gap-3 rounded-control px-2 py-2.5 text-left',
          // What is chosen keeps its ground under the pointer: a darker box would cover half of it.
          !current && 'hover:bg-sunken',
          columns === 3 ? 'grid-cols-[minmax(0,1fr)_auto_auto]' : 'grid-cols-[minmax(0,1fr)_auto]',
        )}
      >
        {children}
      </button>
      {actions}
      <NamedIconButton
        label={deleteLabel}
        tone="danger"
        icon={<Trash2 size={17} strokeWidth={1.75} aria-hidden="true" />}
        onClick={onDelete}
      />
    </li>
  );
}
