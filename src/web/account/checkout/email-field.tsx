import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

interface EmailFieldProps {
  value: string;
  error: string | undefined;
  disabled: boolean;
  onText: (text: string) => void;
}

/** Where the receipt goes, and by which the purchase finds its account. */
export function EmailField({ value, error, disabled, onText }: EmailFieldProps) {
  return (
    <Field
      label="Email"
      required
      error={error}
      hint="For the receipt. Make your account with the same address."
    >
      <Input
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        spellCheck={false}
        maxLength={320}
        value={value}
        disabled={disabled}
        onChange={(event) => onText(event.target.value)}
      />
    </Field>
  );
}
