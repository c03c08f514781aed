import { useId, useRef, type ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { Mark } from '#web/ui/mark.tsx';

/** Class of one entry of a menu, link or button. */
export const menuItem =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control px-3 text-left text-[0.94rem] font-medium text-ink no-underline hover:bg-sunken aria-[current=page]:bg-pencil-wash aria-[current=page]:text-pencil';

interface FloatingMenuProps {
  label: string;
  /** Where the panel hangs: under the header of the page, at the right end of its column. */
  place: 'landing' | 'tools';
  children: ReactNode;
}

const places = {
  landing: 'top-21 right-[max(16px,calc((100vw-var(--container-page))/2+40px))]',
  tools: 'top-18 right-[max(16px,calc((100vw-var(--container-tools))/2+40px))]',
};

/** A floating panel that its button opens; any choice, a click outside or Escape closes it. */
export function FloatingMenu({ label, place, children }: FloatingMenuProps) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label="Menu"
        className="inline-flex size-10 items-center justify-center rounded-control text-mat-ink hover:bg-mat-ink/15"
      >
        <Mark name="menu" />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- closes after a choice that the link or button inside has already made */}
      <nav
        ref={panel}
        id={id}
        popover="auto"
        aria-label={label}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a, button'))
            panel.current?.hidePopover();
        }}
        className={classNames(
          'enter-down absolute inset-auto m-0 max-h-[calc(100dvh-88px)] w-72 overflow-y-auto rounded-frame border border-line bg-surface p-2 text-ink shadow-sheet',
          places[place],
        )}
      >
        {children}
      </nav>
    </>
  );
}
