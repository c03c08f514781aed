import type { ReactNode } from 'react';

interface HeaderButtonsProps {
  /** One button alone; two have their width before the second has been read: a browser may draw the page in between. */
  single?: boolean;
  children: ReactNode;
}

/** The row beside the logo. */
export function HeaderButtons({ single, children }: HeaderButtonsProps) {
  return (
    <div className={`flex gap-1 rounded-frame bg-mat-ink/12 p-2 print:hidden ${single ? '' : 'min-w-25'}`}>
      {children}
    </div>
  );
}
