import { useMutation, useQuery } from '@tanstack/react-query';
import { Dialog } from 'radix-ui';
import { useState, type SyntheticEvent } from 'react';
import { deletionWord, type DeletionTerms } from '#contract/account.ts';
import { ApiError, call } from '#web/data/client.ts';
import { sentenceOf } from '#web/data/failure-sentence.ts';
import { forgetLarge } from '#web/lib/large-storage.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { forgetSignIn } from '#web/lib/session-hint.ts';
import { deletionQuery } from './queries.ts';
import { LoadFailure } from './section.tsx';

/** Nothing of the person stays in this browser either. */
function forgetBrowserData(): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) if (key !== 'theme') storage.removeItem(key);
    }
    forgetLarge();
  } catch {
    // Without storage nothing was kept.
  }
}

function Consequences({ terms }: { terms: DeletionTerms }) {
  return (
    <ul className="mt-4 flex list-disc flex-col gap-2 pl-5 text-[0.94rem]">
      <li>
        Your profile, settings, history, listings and sessions are deleted at once. Nobody can bring them
        back.
      </li>
      {terms.endsSubscription && (
        <li>Your subscription ends at the same moment, without a refund for the rest of the month.</li>
      )}
      {terms.keepsPayments ? (
        <li>
          Kept: the record of your payments (dates, amounts, invoice numbers), without your name and e-mail.
          The law asks every business to keep its books.
        </li>
      ) : (
        <li>Nothing is kept: there are no payments that the books would need.</li>
      )}
    </ul>
  );
}

function DeletionForm({ terms, onClose }: { terms: DeletionTerms; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const deletion = useMutation({
    mutationFn: () =>
      call('POST /api/account/deletion', {
        body: terms.proof === 'password' ? { password: typed } : { word: typed },
      }),
    onSuccess: ({ nextUrl }) => {
      forgetBrowserData();
      forgetSignIn();
      location.assign(nextUrl);
    },
  });
  const field = deletion.error instanceof ApiError ? deletion.error.body?.fields?.[0]?.message : undefined;
  const failure = deletion.error && !field ? sentenceOf(deletion.error) : undefined;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // The settings' own form is around this one in the tree of components.
    event.stopPropagation();
    deletion.mutate();
  };
  const signInAgain = terms.proof === 'word' && !terms.freshlySignedIn;
  return (
    <form noValidate onSubmit={submit} className="mt-5 flex flex-col gap-5">
      {signInAgain ? (
        <p className="rounded-control bg-pencil-wash px-3.5 py-2.5 text-[0.94rem]">
          So that we know that it is you, sign in once more first. You come back here.
        </p>
      ) : (
        <Field
          label={terms.proof === 'password' ? 'Your password' : `Type ${deletionWord}`}
          error={field ?? failure}
        >
          <Input
            type={terms.proof === 'password' ? 'password' : 'text'}
            autoComplete={terms.proof === 'password' ? 'current-password' : 'off'}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={onClose}>
          Keep my account
        </Button>
        {signInAgain ? (
          <a
            href="/api/auth/login?again=1&returnTo=%2Fsettings%3Ftab%3Dprivacy"
            className={buttonClass('primary')}
          >
            Sign in once more
          </a>
        ) : (
          <Button type="submit" variant="danger" pending={deletion.isPending}>
            Delete for good
          </Button>
        )}
      </div>
    </form>
  );
}

function Terms({ onClose }: { onClose: () => void }) {
  const { data, error, isPending, refetch } = useQuery(deletionQuery);
  if (isPending) return <p className="mt-4 text-ink-soft">Looking up what would be deleted…</p>;
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <Consequences terms={data} />
      <DeletionForm terms={data} onClose={onClose} />
    </>
  );
}

/** The way out: says what goes and what stays, and asks who it is before anything happens. */
export function DeleteAccount() {
  const [open, setOpen] = useState(false);
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <div>
        <Dialog.Trigger className={buttonClass('danger')}>Delete my account</Dialog.Trigger>
        <p className="mt-2 text-sm text-ink-soft">
          Says first what is deleted and what is kept, and asks for your password.
        </p>
      </div>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-ink/50 dark:bg-sunken/75" />
        <Dialog.Content
          aria-describedby={undefined}
          className="enter-down fixed top-1/2 left-1/2 z-50 max-h-[90dvh] w-[calc(100%-32px)] max-w-130 -translate-1/2 overflow-y-auto rounded-sheet bg-surface p-6 shadow-sheet"
        >
          <Dialog.Title className="heading text-2xl">Delete your account?</Dialog.Title>
          <Terms onClose={() => setOpen(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
