import { useCallback, useEffect, useRef, useState } from 'react';
import type { ToolId } from '#contract/tools.ts';
import { closeOutcomes } from '#web/ui/close-outcomes.ts';
import { useActiveUser } from './current-user.ts';
import type { FailedRun, ToldFailure } from './failed-run.ts';
import { useInterruptedRun } from './interrupted-run.ts';
import { isLost, soon } from './lost-answer.ts';

interface OneRun<Running> {
  /** Ends the run on the server. */
  signal: AbortSignal;
  /** Tells of its progress; does nothing once the run is over. */
  update: (change: (now: Running) => Running) => void;
  /**
   * The answer; when only the connection ended before it, what the tool has kept of the run.
   * @param find looks among what is kept, anew
   */
  orKept: <Kept>(answer: Promise<Kept>, find: (isOfRun: IsOfRun) => Promise<Kept | null>) => Promise<Kept>;
}

/** Whether a kept entry is what the run came to: newer than all that was there before, and about the same. */
type IsOfRun = (id: number, subject: string) => boolean;

/** What is told of a run that the page goes away from. */
interface Sent {
  subject: string;
  form: object;
}

interface OneRunOptions {
  tool: ToolId;
  /** Tells of it at once, and gives what it told. */
  onFailure: (error: unknown) => ToldFailure;
  /** Highest number of what the tool has kept: out of its list, which is read first when it is not there yet. */
  newest: () => Promise<number>;
}

/**
 * One run of a tool at a time: a newer one, stopping it or leaving the page ends it on the server too. One that ended
 * with the page is `interrupted` when the page is there again; one that failed before its eyes is the `failure`.
 */
export function useOneRun<Running>({ tool, onFailure, newest }: OneRunOptions) {
  const { id: userId } = useActiveUser();
  const [running, setRunning] = useState<Running | null>(null);
  const [lastFailed, setLastFailed] = useState<FailedRun | null>(null);
  const { begin, end, ...interrupted } = useInterruptedRun(tool, userId);
  const controller = useRef<AbortController | null>(null);

  /** The page has left the screen; what its run leaves behind is not to be tidied away by the run's own end. */
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      controller.current?.abort();
    };
  }, []);

  /** `work` shows its result itself. A run that was ended on purpose is no failure. */
  const run = useCallback(
    async (sent: Sent, begun: Running, work: (own: OneRun<Running>) => Promise<void>): Promise<void> => {
      controller.current?.abort();
      const own = new AbortController();
      controller.current = own;
      const live = begin({ ...sent, newest: null });
      // Somebody may be quicker than the list. Asked before the run is, it is answered before the run is kept.
      const known = newest().then((before) => (live.newest = before));
      known.catch(() => undefined);
      setRunning(begun);
      setLastFailed(null);
      closeOutcomes();
      let failed = false;
      let lost = false;
      try {
        await work({
          signal: own.signal,
          update: (change) => {
            if (controller.current === own) setRunning((now) => now && change(now));
          },
          orKept: async (answer, find) => {
            try {
              return await answer;
            } catch (error) {
              if (own.signal.aborted || !isLost(error)) throw error;
              const kept = await soon(
                known.then((before) => find((id, subject) => id > before && subject === sent.subject)),
              ).catch(() => {
                lost = true;
                return null;
              });
              if (kept === null) throw error;
              return kept;
            }
          },
        });
      } catch (error) {
        failed = true;
        if (!own.signal.aborted) setLastFailed({ ...sent, ...onFailure(error) });
      } finally {
        if (controller.current === own && !gone.current) {
          end({ failed, lost });
          setRunning(null);
        }
      }
    },
    [begin, end, newest, onFailure],
  );

  const stop = () => {
    controller.current?.abort();
    end({ failed: false });
    setRunning(null);
  };
  /** The last run, when it failed, until it is dismissed or another one begins. */
  const failure = { left: lastFailed, dismiss: () => setLastFailed(null) };
  return { running, run, stop, interrupted, failure };
}
