import { useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { Settings } from '#contract/settings.ts';
import { setTheme, useTheme, type Theme } from '#web/lib/theme.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Section } from './section.tsx';
import { SwitchRow } from './switch-row.tsx';

/** Empty fields count as not given. */
const textOrNull = {
  setValueAs: (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : null),
};

/** What the address of the picture leads to; its own frame when it leads nowhere. */
function PicturePreview({ address, initials }: { address: string | null; initials: string }) {
  const [failed, setFailed] = useState<string | null>(null);
  const shown = address !== null && /^https:\/\/\S+$/.test(address) && failed !== address ? address : null;
  return (
    <span className="grid size-18 shrink-0 place-items-center overflow-hidden rounded-frame border border-line bg-sunken">
      {shown === null ? (
        <span className="heading text-2xl text-ink-soft" aria-hidden="true">
          {initials}
        </span>
      ) : (
        <img
          src={shown}
          alt=""
          referrerPolicy="no-referrer"
          className="size-full object-cover"
          onError={() => setFailed(shown)}
        />
      )}
    </span>
  );
}

function Profile() {
  const { register } = useFormContext<Settings>();
  const { errors } = useFormState<Settings>();
  const [firstName, lastName, email, picture] = useWatch<
    Settings,
    ['firstName', 'lastName', 'email', 'profilePicture']
  >({ name: ['firstName', 'lastName', 'email', 'profilePicture'] });
  const initials = [firstName, lastName].map((name) => name?.trim().charAt(0).toUpperCase() ?? '').join('');
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="First name" error={errors.firstName?.message}>
          <Input autoComplete="given-name" {...register('firstName', textOrNull)} />
        </Field>
        <Field label="Last name" error={errors.lastName?.message}>
          <Input autoComplete="family-name" {...register('lastName', textOrNull)} />
        </Field>
      </div>
      <Field
        label="Email"
        hint="You sign in with this address, and letters go to it. Your sign-in keeps it, so it cannot be changed here."
      >
        <Input type="email" readOnly value={email ?? 'not given'} className="border-line! bg-sunken!" />
      </Field>
      <div className="flex items-start gap-5">
        <PicturePreview address={picture} initials={initials || (email?.charAt(0).toUpperCase() ?? '?')} />
        <Field
          className="flex-1"
          label="Profile picture"
          hint="Address of a picture that is on the web."
          error={errors.profilePicture?.message}
        >
          <Input
            type="url"
            inputMode="url"
            placeholder="https://example.com/me.jpg"
            autoComplete="photo"
            {...register('profilePicture', textOrNull)}
          />
        </Field>
      </div>
    </div>
  );
}

function Notifications() {
  const { register } = useFormContext<Settings>();
  const all = useWatch<Settings, 'emailNotifications'>({ name: 'emailNotifications' });
  return (
    <div>
      <SwitchRow
        label="Email notifications"
        hint="Letters about what happens in your account. Receipts and letters about a payment or your subscription are always sent."
        {...register('emailNotifications')}
      />
      <SwitchRow
        label="Generation complete"
        hint="A letter when a run took longer than a minute or had ten products or more."
        aria-disabled={!all}
        {...register('generationComplete')}
      />
      <SwitchRow
        label="Marketing emails"
        hint="News about the product, a few times a year. Your address is given to nobody."
        aria-disabled={!all}
        {...register('marketingEmails')}
      />
      {!all && (
        <p className="mt-3 text-sm text-ink-soft" role="status">
          Email notifications are off, so neither of the other two is sent.
        </p>
      )}
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

/** Account & Profile: who one is, what is sent by mail, and the look on this device. */
export function ProfileTab() {
  return (
    <>
      <Section title="Profile" text="Your name stands on your dashboard and in your letters.">
        <Profile />
      </Section>
      <Section title="Notifications" text="What we may send you by mail.">
        <Notifications />
      </Section>
      <Section
        title="Appearance"
        text="Kept on this device, at once. The button in every page’s header flips it too."
      >
        <ThemeChoice />
      </Section>
    </>
  );
}
