import type { ComponentProps } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { useFieldAttributes } from './field.tsx';

const frame =
  'w-full min-w-0 rounded-control border border-line-strong bg-surface text-ink transition-colors duration-150 hover:border-ink-soft aria-invalid:border-poor disabled:border-line disabled:bg-sunken disabled:text-ink-soft';

/** One line of text. Inside a `Field` it takes its label, hint and error from there. */
export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return (
    <input
      {...useFieldAttributes()}
      {...rest}
      type={type}
      className={classNames(frame, 'h-11 px-3', className)}
    />
  );
}

/** Several lines; grows with what is typed where the browser can do that. */
export function TextArea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useFieldAttributes()}
      {...rest}
      rows={rows}
      className={classNames(
        frame,
        // Its width is the form's: a pasted address without a space would make the whole page as wide as itself.
        'field-sizing-content [contain:inline-size] max-h-120 resize-y px-3 py-2 leading-normal disabled:resize-none',
        className,
      )}
      style={{ minHeight: `calc(${rows} * 1.5em + 18px)` }}
    />
  );
}

/** The browser's own choice list: the best one on phones, and no script. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select
        {...useFieldAttributes()}
        {...rest}
        className={classNames(frame, 'h-11 appearance-none truncate pr-9 pl-3', className)}
      >
        {children}
      </select>
      <svg
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-soft"
        width="14"
        height="14"
        viewBox="0 0 14 14"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        aria-hidden="true"
      >
        <path d="m3 5 4 4 4-4" />
      </svg>
    </span>
  );
}

/** A tick box with its words. */
export function Checkbox({ label, className, ...rest }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className={classNames('inline-flex press-9 items-center gap-2.5 text-[0.94rem]', className)}>
      <input {...rest} type="checkbox" className="size-4.5 accent-pencil" />
      {label}
    </label>
  );
}
