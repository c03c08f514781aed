import { X } from 'lucide-react';
import type { FailedRun } from '#web/data/failed-run.ts';
import { signInHere } from '#web/data/sign-in-offer.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { NamedIconButton } from '#web/ui/named-icon-button.tsx';

interface FailureNoteProps<Form> {
  failure: { left: FailedRun | null; dismiss: () => void };
  /** What was under way, before its subject: "The analysis of". */
  thing: string;
  /** Runs it again as it was sent. */
  onAgain: (form: Form) => void;
}

/**
 * Stands where the result would: what the toast said in passing, with the way on. No live region, since the toast was
 * read out.
 */
export function FailureNote<Form extends object>({
  failure: { left, dismiss },
  thing,
  onAgain,
}: FailureNoteProps<Form>) {
  if (left === null) return null;
  const { subject, sentence, remedy, form } = left;
  return (
    <div
      role="group"
      aria-label="The last run failed"
      className="mb-6 flex items-start gap-2 rounded-control border border-l-4 border-line border-l-poor bg-surface py-2.5 pr-1 pl-3.5 print:hidden"
    >
      <div className="min-w-0 flex-1 py-1 text-[0.94rem] text-pretty [overflow-wrap:anywhere]">
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
      </div>
      <NamedIconButton
        label="Close this note"
        icon={<X size={18} strokeWidth={1.75} aria-hidden="true" />}
        onClick={dismiss}
      />
    </div>
  );
}
