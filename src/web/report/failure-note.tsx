import type { FailedRun } from '#web/data/failed-run.ts';
import { signInHere } from '#web/data/sign-in-offer.ts';
import { classNames } from '#web/lib/class-names.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { NoteFrame } from './note-frame.tsx';

interface FailureNoteProps<Form> {
  failure: { left: FailedRun | null; dismiss: () => void };
  /** What was under way, before its subject: "The analysis of". */
  thing: string;
  /** Runs it again as it was sent. */
  onAgain: (form: Form) => void;
  /** It stands among others that keep their distance by themselves. */
  spaced?: boolean;
}

/**
 * Stands where the result would: what the toast said in passing, with the way on. No live region, since the toast was
 * read out.
 */
export function FailureNote<Form extends object>({
  failure: { left, dismiss },
  thing,
  onAgain,
  spaced = false,
}: FailureNoteProps<Form>) {
  if (left === null) return null;
  const { subject, sentence, remedy, form } = left;
  return (
    <NoteFrame
      role="group"
      aria-label="The last run failed"
      className={classNames(
        !spaced && 'mb-6',
        'border border-l-4 border-line border-l-poor bg-surface text-pretty [overflow-wrap:anywhere] print:hidden',
      )}
      onClose={dismiss}
    >
      <p>
        {thing} <bdi className="font-semibold">{subject}</bdi> failed. {sentence}
      </p>
      {remedy === 'again' && (
        <Button variant="secondary" size="s" className="mt-2" onClick={() => onAgain(form as Form)}>
          Run it again
        </Button>
      )}
      {remedy === 'sign-in' && (
        <a href={signInHere()} className={`mt-2 ${buttonClass('secondary', 's')}`}>
          Sign in
        </a>
      )}
    </NoteFrame>
  );
}
