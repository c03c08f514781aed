import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

interface EmailFieldProps {
  value: string;
  error: string | undefined;
  disabled: boolean;
  /** Somebody is signed in: there is no account left to make. */
  signedIn: boolean;
  onText: (text: string) => void;
}

/** Where the receipt goes, and by which the purchase finds its account. */
export function EmailField({ value, error, disabled, signedIn, onText }: EmailFieldProps) {
  return (
    <Field
      label="Email"
      required
      error={error}
      hint={signedIn ? 'For the receipt.' : 'For the receipt. Make your account with the same address.'}
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
