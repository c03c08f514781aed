import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a dialog that opens without a trigger of its own: closing it gives the focus back to what opened it. Without this
 * Radix looks for the trigger, finds none, and the keyboard starts again at the top of the page. Where that is gone, the
 * keyboard goes on at the page's content.
 * @returns handlers for the dialog's content
 */
export function useReturnFocus(): {
  onOpenAutoFocus: () => void;
  onCloseAutoFocus: (event: Event) => void;
} {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      // What opened a deletion is often gone with what was deleted.
      const goal = opener.current?.isConnected ? opener.current : document.querySelector('main');
      if (goal instanceof HTMLElement) goal.focus();
    },
  };
}

/**
 * For a button that goes away, or is disabled, while what it began goes on: it gets the focus back when that is over and
 * nothing else has taken it. Without this the keyboard starts again at the top of the page.
 * @param gone whether the button is away
 * @returns where to put the button
 */
export function useFocusBack(gone: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasGone = useRef(gone);
  useEffect(() => {
    if (wasGone.current && !gone && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
    wasGone.current = gone;
  }, [gone]);
  return button;
}
