import { Children, type ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';

interface HeaderButtonsProps {
  children: ReactNode;
}

/** The row beside the logo. It has its width before its second button has been read: a browser may draw the page in between. */
export function HeaderButtons({ children }: HeaderButtonsProps) {
  return (
    <div
      className={classNames(
        'flex gap-1 rounded-frame bg-mat-ink/12 p-2 print:hidden',
        Children.toArray(children).length > 1 && 'min-w-25',
      )}
    >
      {children}
    </div>
  );
}
