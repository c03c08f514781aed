import type { ComponentProps } from 'react';
import { classNames } from '#web/lib/class-names.ts';

/** A white sheet on the page: the place of generated copy. The only thing in the product that casts a shadow. */
export function Sheet({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={classNames('rounded-sheet bg-surface p-5 shadow-sheet sm:p-7', className)} />
  );
}

/** A bordered frame without shadow: groups inside a form, a host's preview. */
export function Frame({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={classNames('rounded-frame border border-line bg-surface p-4', className)} />
  );
}
