import { useEffect, useRef } from 'react';

/**
 * Scrolls what the reference marks into view when something else stands there than before and it is not seen.
 * @param asked how often it was asked for by a button that has gone with it: the place takes the focus then, and so
 * needs `tabIndex={-1}`
 */
export function useRevealed(shown: unknown, asked = 0) {
  const place = useRef<HTMLElement>(null);
  const before = useRef({ shown, asked });
  useEffect(() => {
    const { current: last } = before;
    if (last.shown === shown && last.asked === asked) return;
    before.current = { shown, asked };
    const top = place.current?.getBoundingClientRect().top ?? 0;
    // In the lower half of a phone a result shows its heading and hides the rest under the toast that announces it.
    if (top < 0 || top > window.innerHeight * 0.5) place.current?.scrollIntoView({ block: 'start' });
    if (last.asked !== asked) place.current?.focus({ preventScroll: true });
  }, [shown, asked]);
  return place;
}
