import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { PlatformId } from '#contract/platforms.ts';
import { platforms } from '#rules/platforms/index.ts';
import type { FormField as FormFieldRule } from '#rules/platforms/platform.ts';
import { Field } from '#web/ui/field.tsx';
import { Input, Select, TextArea } from '#web/ui/input.tsx';
import type { SeoFormDraft } from './draft.ts';
import { FieldGauge } from './field-gauge.tsx';
import { subjects } from './subjects.ts';

/** One input as the platform's file describes it. */
export function FormField({ platform, field }: { platform: PlatformId; field: FormFieldRule }) {
  const { register } = useFormContext<SeoFormDraft>();
  const { errors } = useFormState<SeoFormDraft>({ name: field.name });
  const error = errors[field.name]?.message;
  const placeholder = subjects[platforms[platform].subject].examples[field.name] ?? field.placeholder;
  const rule = field.gauge && platforms[platform].fields[field.gauge];
  return (
    <Field
      label={field.label}
      hint={field.hint}
      required={field.required}
      error={typeof error === 'string' ? error : undefined}
      gauge={rule && <TypedGauge name={field.name} label={field.label} rule={rule} />}
    >
      {field.input === 'choice' ? (
        <Select {...register(field.name)}>
          <option value="">Choose …</option>
          {(field.choices ?? []).map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </Select>
      ) : field.input === 'area' ? (
        <TextArea rows={2} placeholder={placeholder} {...register(field.name)} />
      ) : (
        <Input placeholder={placeholder} autoComplete="off" {...register(field.name)} />
      )}
    </Field>
  );
}

/** Apart from the field, so that each key stroke draws the gauge only. */
function TypedGauge(props: {
  name: FormFieldRule['name'];
  label: string;
  rule: Parameters<typeof FieldGauge>[0]['rule'];
}) {
  const typed: unknown = useWatch<SeoFormDraft>({ name: props.name });
  const text = typeof typed === 'string' ? typed : '';
  const value =
    props.rule.kind === 'list'
      ? text
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean)
      : text;
  return <FieldGauge rule={props.rule} value={value} label={props.label} />;
}
