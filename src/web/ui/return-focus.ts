import { useRef } from 'react';

/**
 * For a dialog that opens without a trigger of its own: closing it gives the focus back to what opened it. Without this
 * Radix looks for the trigger, finds none, and the keyboard starts again at the top of the page.
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
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
