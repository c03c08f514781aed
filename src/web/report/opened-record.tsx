import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '#web/data/client.ts';
import { sentenceOf } from '#web/data/failure-sentence.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

interface OpenedRecordProps<Data> {
  asked: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  /** What is opened: "analysis". */
  thing: string;
  onClose: () => void;
  children: (data: Data) => ReactNode;
}

/** A kept result that the address names: drawn once it is there; until then, and where it cannot be had, what is known. */
export function OpenedRecord<Data>({ asked, thing, onClose, children }: OpenedRecordProps<Data>) {
  const { data, error, refetch } = asked;
  if (data !== undefined) return children(data);
  // What does not exist is not there at the second look either.
  const isGone = error instanceof ApiError && error.status === 404;
  if (!error) return <p className="text-ink-soft">Loading the {thing}…</p>;
  return (
    <EmptyState
      title={`This ${thing} could not be opened`}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {!isGone && (
            <Button variant="secondary" onClick={() => void refetch()}>
              Try again
            </Button>
          )}
          <Button variant={isGone ? 'secondary' : 'quiet'} onClick={onClose}>
            Close
          </Button>
        </div>
      }
    >
      {sentenceOf(error)}
    </EmptyState>
  );
}
