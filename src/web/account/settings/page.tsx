import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { subscriptionWords } from '#web/account/dashboard/account-cards.tsx';
import { sentenceOf } from '#web/data/client.ts';
import { useActiveUser } from '#web/data/current-user.ts';
import { signOut } from '#web/data/sign-out.ts';
import { PageFrame } from '#web/frame/page-frame.tsx';
import { dateWords } from '#web/lib/dates.ts';
import { setTheme, useTheme, type Theme } from '#web/lib/theme.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { signInProviderQuery } from './queries.ts';

function Section({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-14 gap-y-5 border-t border-line py-9 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <div>
        <h2 className="heading text-2xl">{title}</h2>
        <p className="mt-2 text-[0.94rem] text-ink-soft">{text}</p>
      </div>
      <div className="max-w-176 min-w-0">{children}</div>
    </section>
  );
}

function SignInAndSecurity() {
  const { data, error, isPending, refetch } = useQuery(signInProviderQuery);
  if (isPending) return <p className="text-ink-soft">Asking who manages your sign-in…</p>;
  if (error) {
    return (
      <div className="flex flex-wrap items-center gap-4">
        <p className="text-ink-soft">{sentenceOf(error)}</p>
        <Button variant="secondary" size="s" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-col items-start gap-5">
      {data.accountUrl === null ? (
        <p>
          Your password and second factor are managed by your sign-in provider,{' '}
          <strong className="font-semibold">{data.name}</strong>. Change them there.
        </p>
      ) : (
        <>
          <p>Change your password, and protect your account with a second factor and recovery codes.</p>
          <a href={data.accountUrl} className={buttonClass('secondary')}>
            Password and two-factor
            <ExternalLink size={16} aria-hidden="true" />
          </a>
        </>
      )}
      <Button variant="quiet" className="-ml-4" onClick={() => void signOut()}>
        Log out of this browser
      </Button>
    </div>
  );
}

const themes: readonly { value: Theme; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

function ThemeChoice() {
  const theme = useTheme();
  return (
    <fieldset>
      <legend className="sr-only">Theme</legend>
      <div className="flex flex-wrap gap-3">
        {themes.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-12 min-w-36 items-center gap-3 rounded-control border border-line-strong bg-surface px-4 has-checked:border-pencil has-checked:bg-pencil-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pencil"
          >
            <input
              type="radio"
              name="theme"
              value={value}
              checked={theme === value}
              onChange={() => setTheme(value)}
              className="size-4.5 accent-pencil outline-none"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The account as it is, where its sign-in is managed, and the look of the product on this device. */
export default function SettingsPage() {
  const user = useActiveUser();
  return (
    <PageFrame title="Account Settings">
      <Section title="Account" text="Name and e-mail come from the account that you sign in with.">
        <dl className="grid grid-cols-[minmax(0,auto)_minmax(0,1fr)] gap-x-8 gap-y-3">
          <dt className="text-ink-soft">Name</dt>
          <dd className="min-w-0 break-words">{user.name}</dd>
          <dt className="text-ink-soft">E-mail</dt>
          <dd className="min-w-0 break-words">{user.email ?? 'not given'}</dd>
          <dt className="text-ink-soft">Subscription</dt>
          <dd>{subscriptionWords(user)}</dd>
          <dt className="text-ink-soft">Member since</dt>
          <dd>{dateWords(user.createdAt)}</dd>
        </dl>
      </Section>
      <Section title="Sign-in and security" text="Who may open this account, and how.">
        <SignInAndSecurity />
      </Section>
      <Section title="Appearance" text="Kept on this device. The button in every page’s header flips it too.">
        <ThemeChoice />
      </Section>
    </PageFrame>
  );
}
