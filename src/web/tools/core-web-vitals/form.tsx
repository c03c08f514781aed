import { zodResolver } from '@hookform/resolvers/zod';
import { Monitor, Smartphone } from 'lucide-react';
import { useEffect } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { SpeedForm, type SpeedFormInput } from '#contract/core-web-vitals.ts';
import { RunButtons } from '#web/form/run-buttons.tsx';
import { inPlainWords } from '#contract/plain-words.ts';
import { withScheme } from '#web/lib/typed-address.ts';
import { DailyLimit } from '#web/report/daily-limit.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { loadDraft, saveDraft } from './draft.ts';

const mark = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface AnalyzeFormProps {
  userId: string;
  pending: boolean;
  onSubmit: (form: SpeedForm) => void;
  onStop: () => void;
}

/** Which page, on which device, how often. What is typed survives a reload. */
export function AnalyzeForm({ userId, pending, onSubmit, onStop }: AnalyzeFormProps) {
  const form = useForm<SpeedFormInput, unknown, SpeedForm>({
    resolver: zodResolver(SpeedForm, inPlainWords),
    defaultValues: loadDraft(userId),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  const { control, register, formState, setValue, getValues, handleSubmit } = form;

  const typed = useWatch({ control });
  useEffect(() => saveDraft(userId, { ...loadDraft(userId), ...typed }), [userId, typed]);

  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        setValue('url', withScheme(getValues('url')));
        void handleSubmit(onSubmit)(event);
      }}
    >
      <Field
        label="Website URL"
        required
        error={formState.errors.url?.message}
        hint="A public page, such as https://example.com/shop"
      >
        <Input
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder="https://example.com"
          {...register('url')}
        />
      </Field>
      <Controller
        control={control}
        name="strategy"
        render={({ field }) => (
          <Choice
            legend="Device type"
            name={field.name}
            value={field.value ?? 'mobile'}
            onChange={field.onChange}
            options={[
              { value: 'mobile', label: 'Mobile', icon: <Smartphone {...mark} /> },
              { value: 'desktop', label: 'Desktop', icon: <Monitor {...mark} /> },
            ]}
          />
        )}
      />
      <Controller
        control={control}
        name="runs"
        render={({ field }) => (
          <Choice
            legend="Runs"
            name={field.name}
            value={field.value ?? 1}
            onChange={field.onChange}
            options={[
              { value: 1, label: 'One quick run', hint: 'about 10 seconds' },
              { value: 3, label: 'Three runs', hint: 'the middle one, and how far they lie apart' },
            ]}
          />
        )}
      />
      <RunButtons pending={pending} idle="Analyze Website" busy="Analyzing..." onStop={onStop} />
      <DailyLimit tool="core-web-vitals" things="checks" />
    </form>
  );
}
