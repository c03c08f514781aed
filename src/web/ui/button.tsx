import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'on-mat';
export type ButtonSize = 's' | 'm' | 'l';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-pencil text-on-pencil hover:bg-pencil/90 active:bg-pencil/80',
  secondary: 'border border-line-strong bg-surface text-ink hover:bg-sunken',
  quiet: 'text-pencil hover:bg-pencil-wash',
  danger: 'border border-poor bg-surface text-poor hover:bg-poor hover:text-surface',
  'on-mat': 'bg-mat-ink text-strip-ink hover:bg-mat-soft',
};
const sizes: Record<ButtonSize, string> = {
  s: 'press-9 px-3 text-sm gap-1.5',
  m: 'min-h-11 px-4 text-[0.94rem] gap-2',
  l: 'min-h-12.5 px-6 text-base gap-2.5',
};

/** Classes of a button, for links that look like one. */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'm'): string {
  return classNames(
    'inline-flex select-none items-center justify-center rounded-control py-1.5 text-center font-semibold leading-tight no-underline transition-colors duration-150 disabled:opacity-55',
    variants[variant],
    sizes[size],
  );
}

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows the turning mark, disables the button and keeps its width. */
  pending?: boolean;
  icon?: ReactNode;
}

export function Button({
  variant = 'primary',
  size = 'm',
  pending = false,
  icon,
  className,
  children,
  disabled,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- one of the three literal types, defaulted above
      type={type}
      disabled={disabled === true || pending}
      aria-busy={pending || undefined}
      className={classNames(buttonClass(variant, size), className)}
    >
      {pending ? <Spinner /> : icon}
      {children}
    </button>
  );
}
