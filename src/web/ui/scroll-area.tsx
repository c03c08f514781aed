import { ScrollArea as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';

/** Milliseconds after which the bar hides. Its thumb is at least 18 px long. */
const hideDelay = 600;

interface ScrollAreaProps {
  /** Names the region, since it takes the keyboard focus to be scrolled. */
  label: string;
  children: ReactNode;
  /** Carries the height, such as `max-h-80`. */
  className?: string;
}

export function ScrollArea({ label, children, className }: ScrollAreaProps) {
  return (
    <Primitive.Root
      type="hover"
      scrollHideDelay={hideDelay}
      className={classNames('flex flex-col overflow-hidden', className)}
    >
      <Primitive.Viewport asChild>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
        <section tabIndex={0} aria-label={label} className="min-h-0 w-full flex-1">
          {children}
        </section>
      </Primitive.Viewport>
      <Primitive.Scrollbar orientation="vertical" className="flex w-2.5 touch-none p-0.5 select-none">
        <Primitive.Thumb className="min-h-4.5 flex-1 rounded-full bg-line-strong" />
      </Primitive.Scrollbar>
    </Primitive.Root>
  );
}
