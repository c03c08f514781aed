import { useEffect, useRef, type ReactNode } from 'react';
import { removeStored } from '#web/lib/storage.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { Button } from '#web/ui/button.tsx';

/** What every form of one's own words gets from the section that shows it. */
export interface OwnFormProps<New, Own> {
  userId: string;
  /** The one that is changed; absent for a new one. */
  entry: Own | null;
  pending: boolean;
  /** Sends it; what was typed is kept in this browser until that has worked. */
  onSave: (entry: New, saved: () => void) => void;
  onCancel: () => void;
}

interface OwnFormShapeProps {
  /** Name of the form: "Write a review". */
  label: string;
  submitLabel: string;
  draftKey: string;
  /** The entry is on the first page now. */
  published: boolean;
  resumed: boolean;
  onDiscard: () => void;
  pending: boolean;
  onSubmit: (saved: () => void) => void;
  onCancel: () => void;
  children: ReactNode;
}

/** Fields in two columns, what saving brings about, and the buttons. */
export function OwnForm({ label, submitLabel, draftKey, pending, children, ...rest }: OwnFormShapeProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select')?.focus(), []);
  return (
    <form
      ref={form}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        rest.onSubmit(() => removeStored(draftKey));
      }}
      className="mt-5 grid max-w-176 gap-5 sm:grid-cols-2"
    >
      {rest.resumed && (
        <p className="flex flex-wrap items-center gap-x-3 text-[0.94rem] text-ink-soft sm:col-span-2">
          This is your draft, not sent yet.
          <Button variant="quiet" size="s" onClick={rest.onDiscard} disabled={pending}>
            Discard draft
          </Button>
        </p>
      )}
      {children}
      {rest.published && (
        <p className="text-[0.94rem] text-ink-soft sm:col-span-2">
          It is published now. Once saved, it leaves the first page until the new words are verified.
        </p>
      )}
      <div className="flex flex-wrap gap-2 sm:col-span-2">
        <BusyButton type="submit" pending={pending}>
          {submitLabel}
        </BusyButton>
        <Button variant="quiet" onClick={rest.onCancel} disabled={pending}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
