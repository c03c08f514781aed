import { Controller, useFormContext, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { ChipsInput } from '#web/ui/chips-input.tsx';
import { Field } from '#web/ui/field.tsx';

interface ListFieldProps<Draft extends FieldValues> {
  name: FieldPathByValue<Draft, string[]>;
  label: string;
  placeholder: string;
  /** Most entries. */
  most: number;
  hint?: string;
}

/** A list of short texts in the form around it, such as keywords or competitors. */
export function ListField<Draft extends FieldValues>({
  name,
  label,
  placeholder,
  most,
  hint,
}: ListFieldProps<Draft>) {
  const { control } = useFormContext<Draft>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState: { error } }) => {
        // The message stands on the list or on the entry that broke the rule.
        const ofEntry = Array.isArray(error) ? error.find(Boolean)?.message : undefined;
        return (
          <Field label={label} hint={hint} error={error?.message ?? ofEntry}>
            <ChipsInput
              ref={field.ref}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              most={most}
              placeholder={placeholder}
            />
          </Field>
        );
      }}
    />
  );
}
