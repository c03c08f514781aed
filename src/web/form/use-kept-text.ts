import { useEffect, useRef, useState } from 'react';
import { onLeaving } from '#web/lib/on-leaving.ts';

/** Milliseconds of quiet after which what was typed is kept. */
const quiet = 400;

/**
 * Keeps a text that may be long with each pause in typing, and when its field, the screen or the page is left before one.
 * @param save gives whether the text is there again after a reload; the same function as long as its place is the same
 * @returns false when the browser's storage did not take it
 */
export function useKeptText(text: string, save: (text: string) => boolean): boolean {
  const [kept, setKept] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setKept(save(text)), quiet);
    return () => clearTimeout(timer);
  }, [save, text]);
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  });
  useEffect(() => {
    // Whoever leaves within the quiet time finds the text again all the same.
    const keepNow = () => void save(latest.current);
    const stop = onLeaving(keepNow);
    return () => {
      stop();
      keepNow();
    };
  }, [save]);
  return kept;
}
