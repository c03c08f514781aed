import type { SpeedPhase, Strategy } from '#contract/core-web-vitals.ts';

/** What is going on with a run of the line. */
export type SpeedNews =
  /** 1 is the next to start. */
  { state: 'waiting'; place: number } | { state: 'running'; run: number; phase: SpeedPhase };

export interface SpeedRequest {
  url: string;
  strategy: Strategy;
  /** Times to measure, one after the other in the same place of the line, each with a fresh browser. */
  runs: number;
  /** Fires when nobody waits any more: the run leaves the line, its browser is killed. */
  signal: AbortSignal;
  onNews: (news: SpeedNews) => void;
}

/** Measures pages with Lighthouse in a browser. */
export interface Speed {
  /**
   * @returns Lighthouse's reports as they came, one for each run; nothing in them is checked yet
   * @throws AppError with a sentence for the user; the signal's reason when it fired
   */
  measure(request: SpeedRequest): Promise<unknown[]>;
  /** Ends every run and every browser. */
  close(): Promise<void>;
}
