import { useQuery } from '@tanstack/react-query';
import { Download, ExternalLink } from 'lucide-react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { sessionTimeouts, type Settings } from '#contract/settings.ts';
import { signOut } from '#web/data/sign-out.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/input.tsx';
import { numberOrNull } from './choices.ts';
import { DeleteAccount } from './delete-account.tsx';
import { signInProviderQuery } from './queries.ts';
import { LoadFailure, Section } from './section.tsx';
import { SessionList } from './session-list.tsx';
import { SwitchRow } from './switch-row.tsx';

function PasswordAndTwoFactor() {
  const { data, error, isPending, refetch } = useQuery(signInProviderQuery);
  const twoFactor = useWatch<Settings, 'twoFactorEnabled'>({ name: 'twoFactorEnabled' });
  if (isPending) return <p className="text-ink-soft">Asking who manages your sign-in…</p>;
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <div className="flex flex-col items-start gap-5">
      {data.accountUrl === null ? (
        <p>
          Your password and second factor are managed by your sign-in provider,{' '}
          <strong className="font-semibold">{data.name}</strong>. Change them there.
        </p>
      ) : (
        <>
          <p className="flex flex-wrap items-center gap-3">
            <Chip tone={twoFactor ? 'good' : 'plain'}>Two-factor is {twoFactor ? 'on' : 'off'}</Chip>
            <span className="text-[0.94rem] text-ink-soft">
              {twoFactor
                ? 'Signing in asks for a code of your app besides the password.'
                : 'With it, a stolen password alone opens nothing.'}
            </span>
          </p>
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

const timeoutWords = (minutes: number | null) =>
  minutes === null
    ? 'Never'
    : minutes < 60
      ? `${minutes} minutes`
      : minutes === 60
        ? '1 hour'
        : `${minutes / 60} hours`;

/** Privacy & Security: sign-in, sessions, what is recorded, and the way out with all of one's data. */
export function PrivacyTab() {
  const { register } = useFormContext<Settings>();
  const { errors } = useFormState<Settings>();
  return (
    <>
      <Section title="Sign-in" text="How you prove that it is you.">
        <PasswordAndTwoFactor />
      </Section>
      <Section title="Sessions" text="Browsers that are signed in to your account now.">
        <div className="flex flex-col gap-7">
          <SessionList />
          <Field
            label="Session timeout"
            error={errors.sessionTimeout?.message}
            hint="A browser that asks for nothing for this long is signed out. What you were typing is kept."
            className="sm:max-w-[calc(50%-10px)]"
          >
            <Select {...register('sessionTimeout', numberOrNull)}>
              {sessionTimeouts.map((minutes) => (
                <option key={minutes} value={minutes ?? ''}>
                  {timeoutWords(minutes)}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      </Section>
      <Section title="Privacy" text="What is recorded about your work, and what is counted.">
        <SwitchRow
          label="Activity logging"
          hint="Records when you used which tool, with how many products. Off: only today’s runs of tools with a daily limit are counted, and what was recorded goes the next night."
          {...register('activityLogging')}
        />
        <SwitchRow
          label="Data sharing"
          hint="Adds the number of your generations to the totals that Shelfmark publishes. Never a text, a name or an address."
          {...register('dataSharing')}
        />
      </Section>
      <Section title="Your data" text="Take it with you, or have it deleted.">
        <div className="flex flex-col gap-8">
          <div>
            <a href="/api/account/export" download className={buttonClass('secondary')}>
              <Download size={17} strokeWidth={1.75} aria-hidden="true" />
              Download all my data
            </a>
            <p className="mt-2 text-sm text-ink-soft">
              One zip with everything that is stored about you, as JSON and as tables for spreadsheets.
            </p>
          </div>
          <DeleteAccount />
        </div>
      </Section>
    </>
  );
}
