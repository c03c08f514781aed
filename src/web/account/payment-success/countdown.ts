import { useEffect, useState } from 'react';

/** Milliseconds of a step of the countdown. */
const step = 1_000;

/**
 * Seconds that are left, from `seconds` to 0, while `running`; then `onEnd` once.
 * @param isHeld asked at each step: while it says so, no second is taken off
 */
export function useCountdown(
  seconds: number,
  running: boolean,
  onEnd: () => void,
  isHeld: () => boolean,
): { left: number; held: boolean } {
  const [left, setLeft] = useState(seconds);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!running) return;
    if (left === 0) {
      onEnd();
      return;
    }
    const timer = setInterval(() => {
      const now = isHeld();
      setHeld(now);
      if (!now) setLeft(left - 1);
    }, step);
    return () => clearInterval(timer);
  }, [left, running, onEnd, isHeld]);
  return { left, held };
}
