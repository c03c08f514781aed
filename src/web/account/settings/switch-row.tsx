import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';

interface SwitchRowProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string;
  /** What it does when on, and what not. */
  hint: ReactNode;
  error?: string | undefined;
}

/** Something that is on or off, with what that means. */
export function SwitchRow({ label, hint, error, disabled, ...rest }: SwitchRowProps) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-6 border-b border-line py-4 first:pt-0 last:border-b-0 last:pb-0">
      <div className="min-w-0">
        <label
          htmlFor={id}
          className={classNames('text-[0.94rem] font-medium', disabled === true && 'text-ink-soft')}
        >
          {label}
        </label>
        <p id={`${id}-hint`} className="mt-0.5 text-sm text-pretty text-ink-soft">
          {hint}
        </p>
        {error && (
          <p id={`${id}-error`} className="mt-1 text-sm font-medium text-poor">
            {error}
          </p>
        )}
      </div>
      <span className="relative mt-0.5 inline-flex h-7 w-12 shrink-0">
        <input
          {...rest}
          id={id}
          type="checkbox"
          disabled={disabled}
          aria-describedby={classNames(error && `${id}-error`, `${id}-hint`)}
          aria-invalid={error ? true : undefined}
          className="peer size-full cursor-pointer appearance-none rounded-control border border-line-strong bg-surface transition-colors duration-150 checked:border-pencil checked:bg-pencil disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1 left-1 size-5 rounded-chip bg-line-strong transition-[translate] duration-150 peer-checked:translate-x-5 peer-checked:bg-on-pencil peer-disabled:bg-line motion-reduce:transition-none"
        />
      </span>
    </div>
  );
}
