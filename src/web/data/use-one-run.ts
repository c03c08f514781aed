import { useCallback, useEffect, useRef, useState } from 'react';
import { closeOutcomes } from '#web/ui/close-outcomes.ts';

interface OneRun<Running> {
  /** Ends the run on the server. */
  signal: AbortSignal;
  /** Tells of its progress; does nothing once the run is over. */
  update: (change: (now: Running) => Running) => void;
}

/** One run of a tool at a time: a newer one, stopping it or leaving the page ends it on the server too. */
export function useOneRun<Running>(onFailure: (error: unknown) => void) {
  const [running, setRunning] = useState<Running | null>(null);
  const controller = useRef<AbortController | null>(null);

  useEffect(() => () => controller.current?.abort(), []);

  /** `work` shows its result itself. A run that was ended on purpose is no failure. */
  const run = useCallback(
    async (begun: Running, work: (own: OneRun<Running>) => Promise<void>): Promise<void> => {
      controller.current?.abort();
      const own = new AbortController();
      controller.current = own;
      setRunning(begun);
      closeOutcomes();
      try {
        await work({
          signal: own.signal,
          update: (change) => {
            if (controller.current === own) setRunning((now) => now && change(now));
          },
        });
      } catch (error) {
        if (!own.signal.aborted) onFailure(error);
      } finally {
        if (controller.current === own) setRunning(null);
      }
    },
    [onFailure],
  );

  const stop = () => {
    controller.current?.abort();
    setRunning(null);
  };
  return { running, run, stop };
}
