import { useEffect, useRef } from 'react';
import type { InterruptedRun } from '#web/data/interrupted-run.ts';
import { Button } from '#web/ui/button.tsx';
import { NoteFrame } from './note-frame.tsx';

interface InterruptedNoteProps<Form> {
  interrupted: { left: InterruptedRun | null; dismiss: () => void };
  /** What was under way, before its subject: "The analysis of". */
  thing: string;
  /** What the tool has kept, newest first, to see whether the run was finished all the same; absent while unknown. */
  kept?: readonly { id: number; subject: string }[] | undefined;
  /** Opens one that was. */
  onShow?: (id: number) => void;
  /** For a tool that keeps no list: shows what the run came to, or undefined when it came to nothing. */
  onShowLate?: (() => void) | undefined;
  /** It is not known yet what became of the run. */
  asking?: boolean;
  /** Runs it again as it was sent. */
  onAgain: (form: Form) => void;
}

const ends = {
  reload: 'the page was reloaded or closed while it ran',
  leaving: 'you left this page while it ran',
  connection: 'the connection broke while it ran',
};

/** Stands above a tool's form when its last run ended with the page: what became of it, and the way on. */
export function InterruptedNote<Form extends object>({
  interrupted: { left, dismiss },
  thing,
  kept,
  onShow,
  onShowLate,
  asking = false,
  onAgain,
}: InterruptedNoteProps<Form>) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asking) return;
    // The browser brings a reloaded page to where it was scrolled, which may be far below.
    const frame = requestAnimationFrame(() => note.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [asking]);
  if (left === null || asking) return null;
  const { subject, form, by, newest } = left;
  const entry =
    onShow && newest !== null
      ? kept?.find(({ id, subject: other }) => id > newest && other === subject)
      : undefined;
  const show = onShow && entry ? () => onShow(entry.id) : onShowLate;
  const what = (
    <>
      {thing} <bdi className="font-semibold">{subject}</bdi>
    </>
  );
  return (
    <NoteFrame ref={note} className="bg-pencil-wash" role="status" onClose={dismiss}>
      {show ? (
        <p>{what} was finished, although you did not see it.</p>
      ) : (
        <p>
          {what} was not finished: {ends[by]}. No result arrived; your form is as you left it.
        </p>
      )}
      {show ? (
        <Button
          variant="secondary"
          size="s"
          className="mt-2"
          onClick={() => {
            dismiss();
            show();
          }}
        >
          Show the result
        </Button>
      ) : (
        form !== null && (
          <Button variant="secondary" size="s" className="mt-2" onClick={() => onAgain(form as Form)}>
            Run it again
          </Button>
        )
      )}
    </NoteFrame>
  );
}
