import { useEffect, useState } from 'react';

/** Seconds that are left, from `seconds` to 0, while `running`; then `onEnd` once. */
export function useCountdown(seconds: number, running: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (!running) return;
    if (left === 0) {
      onEnd();
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left, running, onEnd]);
  return left;
}
