import { Tooltip as Primitive } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

/** Milliseconds before a tooltip opens, and within which the next one opens at once. */
const openDelay = 700;
const skipDelay = 300;

/** Stands once around a screen that uses tooltips. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={openDelay} skipDelayDuration={skipDelay}>
      {children}
    </Primitive.Provider>
  );
}

interface TooltipProps {
  label: ReactNode;
  /** One button or link. */
  children: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left';
}

/** A few words on hover or focus. Never the only place where something is said: touch screens have no hover. */
export function Tooltip({ label, children, side = 'top' }: TooltipProps) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="enter-down z-50 max-w-72 rounded-chip bg-ink px-2.5 py-1.5 text-sm leading-snug text-paper"
        >
          {label}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
