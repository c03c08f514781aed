import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';

/** Stands for the bank's own page: passes or refuses the authentication that some cards ask for. */
export function TestAuthentication({
  amount,
  onAnswer,
}: {
  amount: string;
  onAnswer: (pass: boolean) => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="authentication-heading"
      onCancel={(event) => {
        event.preventDefault();
        onAnswer(false);
      }}
      className="enter-down m-auto w-[calc(100%-32px)] max-w-110 rounded-sheet bg-surface p-6 text-ink shadow-sheet backdrop:bg-ink/50 dark:backdrop:bg-sunken/75"
    >
      <p className="inline-block rounded-chip bg-mark px-2 py-0.5 text-sm font-semibold text-mark-ink">
        Test mode, no charge
      </p>
      <h2 id="authentication-heading" className="heading mt-3 text-2xl">
        Your bank asks you to authenticate
      </h2>
      <p className="mt-2 text-ink-soft">
        A real bank would now send a code or ask its app to confirm {amount} for Shelfmark. Choose what it
        answers.
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={() => onAnswer(false)}>
          Refuse authentication
        </Button>
        <Button onClick={() => onAnswer(true)}>Pass authentication</Button>
      </div>
    </dialog>
  );
}
