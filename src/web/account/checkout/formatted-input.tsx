import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { Input } from '#web/ui/input.tsx';
import { caretAfter } from './card-format.ts';

interface FormattedInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'ref'> {
  value: string;
  format: (text: string) => string;
  onText: (text: string) => void;
}

/** Groups digits while they are typed, and leaves the caret behind the digit that was typed. */
export function FormattedInput({ value, format, onText, ...rest }: FormattedInputProps) {
  const caret = useRef<{ input: HTMLInputElement; digits: number } | null>(null);
  useLayoutEffect(() => {
    if (caret.current && document.activeElement === caret.current.input) {
      const place = caretAfter(value, caret.current.digits);
      caret.current.input.setSelectionRange(place, place);
    }
    caret.current = null;
  }, [value]);
  return (
    <Input
      {...rest}
      inputMode="numeric"
      value={value}
      onChange={(event) => {
        const input = event.target;
        const before = input.value.slice(0, input.selectionStart ?? input.value.length);
        const next = format(input.value);
        const atEnd = before.length === input.value.length;
        // At the end the caret stays there: formatting may have added a zero before the digit.
        caret.current = { input, digits: atEnd ? next.length : before.replaceAll(/\D/g, '').length };
        onText(next);
      }}
    />
  );
}
