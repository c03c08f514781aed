import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What the button does; read aloud and, by `NamedIconButton`, shown. */
  label: string;
  icon: ReactNode;
  tone?: 'soft' | 'pencil' | 'danger' | 'on-mat';
}

const tones = {
  soft: 'text-ink-soft hover:bg-sunken hover:text-ink',
  pencil: 'text-pencil hover:bg-pencil-wash',
  danger: 'text-ink-soft hover:bg-sunken hover:text-poor',
  'on-mat': 'text-mat-ink hover:bg-mat-ink/15',
};

/** A 40 px square button with a mark instead of words. */
export function IconButton({
  label,
  icon,
  tone = 'soft',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- one of the three literal types, defaulted above
      type={type}
      aria-label={label}
      className={classNames(
        'inline-flex size-10 shrink-0 items-center justify-center rounded-control transition-colors duration-150 disabled:opacity-40',
        tones[tone],
        className,
      )}
    >
      {icon}
    </button>
  );
}
