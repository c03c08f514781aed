import type { ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';

interface ChoiceProps<Value extends string | number> {
  legend: string;
  name: string;
  value: Value;
  options: readonly { value: Value; label: string; hint?: string; icon?: ReactNode }[];
  onChange: (value: Value) => void;
}

/** A few options side by side, one of which holds; arrow keys move between them. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { legend, name, value, options, onChange } = props;
  return (
    <fieldset>
      <legend className="mb-1.5 text-[0.94rem] font-medium leading-snug">{legend}</legend>
      <div className="grid grid-cols-2 gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control border px-3 py-2 leading-tight transition-colors duration-150',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pencil',
              option.value === value
                ? 'border-pencil bg-pencil-wash text-pencil'
                : 'border-line-strong bg-surface text-ink hover:border-ink-soft',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.icon}
            <span className="min-w-0">
              <span className="block text-[0.94rem] font-medium">{option.label}</span>
              {option.hint && <span className="block text-sm text-ink-soft">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
