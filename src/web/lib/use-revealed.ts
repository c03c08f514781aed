import { useEffect, useRef } from 'react';

/** Scrolls what the reference marks into view when something else stands there than before and it is not seen. */
export function useRevealed(shown: unknown) {
  const place = useRef<HTMLElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const top = place.current?.getBoundingClientRect().top ?? 0;
    if (top < 0 || top > window.innerHeight * 0.7) place.current?.scrollIntoView({ block: 'start' });
  }, [shown]);
  return place;
}
