import type { SpeedPhase, Strategy } from '#contract/core-web-vitals.ts';
import type { FoundBrowser } from '#server/outside/browser/port.ts';

/** What the server asks of the audit process, once. */
export interface AuditOrder {
  url: string;
  strategy: Strategy;
  browser: FoundBrowser;
  workFolder: string;
  networkFlags: readonly string[];
  /** User for the browser; null when the audit process itself already runs as that. */
  browserUser: number | null;
  sandbox: boolean;
}

/** What the audit process tells. */
export type AuditNews =
  | { kind: 'browser'; pid: number }
  | { kind: 'phase'; phase: SpeedPhase }
  /** Lighthouse's report as JSON text. */
  | { kind: 'report'; report: string }
  | { kind: 'failed'; code: string; message: string };
