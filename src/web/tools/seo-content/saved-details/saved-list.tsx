import type { UseQueryResult } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { sentenceOf } from '#web/data/failure-sentence.ts';
import { Button } from '#web/ui/button.tsx';
import { useFocusOnward } from '#web/ui/focus-onward.ts';

interface SavedListProps<Entry extends { id: number }> {
  heading: string;
  /** What stands there before the first one. */
  empty: string;
  list: UseQueryResult<Entry[]>;
  nameOf: (entry: Entry) => string;
  /** Small words below the name. */
  noteOf: (entry: Entry) => string;
  children: (entry: Entry) => ReactNode;
}

/** One list of the dialog: name, note and the buttons of each entry. */
export function SavedList<Entry extends { id: number }>({
  heading,
  empty,
  list: { data, error, refetch },
  nameOf,
  noteOf,
  children,
}: SavedListProps<Entry>) {
  const id = useId();
  const rows = useFocusOnward<HTMLUListElement>((data ?? []).map((entry) => entry.id));
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="heading text-lg">
        {heading}
      </h3>
      {data === undefined ? (
        error ? (
          <p role="alert" className="mt-2 flex flex-wrap items-center gap-3 text-ink-soft">
            {sentenceOf(error)}
            <Button variant="secondary" size="s" onClick={() => void refetch()}>
              Try again
            </Button>
          </p>
        ) : (
          <p className="mt-2 text-ink-soft">Loading…</p>
        )
      ) : data.length === 0 ? (
        <p className="mt-2 text-ink-soft">{empty}</p>
      ) : (
        <ul {...rows} className="mt-2">
          {data.map((entry) => (
            <li
              key={entry.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0"
            >
              <p className="min-w-0 flex-1 basis-44">
                <bdi className="font-semibold [overflow-wrap:anywhere]">{nameOf(entry)}</bdi>
                <span className="block text-sm text-ink-soft">{noteOf(entry)}</span>
              </p>
              <div className="flex flex-wrap gap-2">{children(entry)}</div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
