import os from 'node:os';
import type { Environment } from '#server/env.ts';
import { openBrowser } from '#server/outside/browser/live.ts';
import type { EgressGuard } from '#server/outside/egress/port.ts';
import { openAudit, type AuditLimits } from './audit.ts';
import { openSpeedLine } from './live.ts';
import type { Speed } from './port.ts';

/** Two at a time keep their figures on two cores; three lose up to ten points. */
const mostAtOnce = 2;

type Settings = Pick<Environment, 'BROWSER_SANDBOX'> &
  Partial<Pick<Environment, 'CHROME_PATH' | 'SPEED_RUNS_AT_ONCE'>>;

/** Speed runs as the settings say. Nothing is started before the first run. */
export function openSpeed(
  { CHROME_PATH: chromePath, BROWSER_SANDBOX, SPEED_RUNS_AT_ONCE }: Settings,
  guard: EgressGuard,
  limits?: AuditLimits,
): Speed {
  const sandbox = BROWSER_SANDBOX === 'on';
  const browser = openBrowser({ chromePath, sandbox });
  const audit = openAudit({ browser, guard, sandbox, ...(limits && { limits }) });
  const atOnce = SPEED_RUNS_AT_ONCE ?? Math.min(os.availableParallelism(), mostAtOnce);
  return openSpeedLine({ audit, atOnce });
}
