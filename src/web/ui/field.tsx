import { createContext, useContext, useId, type ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';

interface FieldLinks {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

const FieldContext = createContext<FieldLinks | null>(null);

/** Attributes that tie an input to the label, hint and error of the `Field` around it. */
export function useFieldAttributes() {
  const field = useContext(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  };
}

interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** Message of the failed rule; also marks the input as invalid. */
  error?: string | undefined;
  required?: boolean;
  /** Shown at the right end of the label line, such as a copy button. */
  aside?: ReactNode;
  /** Stands right under the input: its `Gauge`. */
  gauge?: ReactNode;
  /** Keeps the label for screen readers only. */
  hiddenLabel?: boolean;
  className?: string;
  /** One `Input`, `TextArea` or `Select`, which finds its label by context. */
  children: ReactNode;
}

/** Label with required mark, the input, its gauge, hint and error. */
export function Field(props: FieldProps) {
  const {
    label,
    hint,
    error,
    required = false,
    aside,
    gauge,
    hiddenLabel = false,
    className,
    children,
  } = props;
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <FieldContext value={{ id, describedBy, invalid: Boolean(error), required }}>
      <div className={classNames('flex min-w-0 flex-col', className)}>
        <div className={classNames('flex items-end justify-between gap-2', !hiddenLabel && 'mb-1.5')}>
          <label htmlFor={id} className={hiddenLabel ? 'sr-only' : 'text-[0.94rem] font-medium leading-snug'}>
            {label}
            {required && <span className="required-mark" />}
          </label>
          {aside}
        </div>
        {children}
        {gauge && <div className="mt-2">{gauge}</div>}
        {error && (
          <p id={errorId} className="mt-1.5 text-sm font-medium text-poor">
            {error}
          </p>
        )}
        {hint && (
          <p id={hintId} className="mt-1.5 text-sm text-ink-soft">
            {hint}
          </p>
        )}
      </div>
    </FieldContext>
  );
}
