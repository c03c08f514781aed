import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { LighthouseCategory, LighthouseReport } from './lighthouse-report.ts';

/** A run takes about 7 s on a quiet machine; a page that does not come back in this time never does. */
const limit = 90_000;

export type FormFactor = 'mobile' | 'desktop';

/**
 * Runs Lighthouse on one page with the browser of the tests.
 * @throws a sentence when it gives no report within 90 s
 */
export async function runLighthouse(
  address: string,
  formFactor: FormFactor,
  categories: readonly LighthouseCategory[],
): Promise<LighthouseReport> {
  const child = fork(
    path.join(import.meta.dirname, 'lighthouse-child.ts'),
    [address, formFactor, categories.join(',')],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  const timer = setTimeout(() => child.kill('SIGKILL'), limit);
  const reports: LighthouseReport[] = [];
  child.on('message', (report) => reports.push(report as LighthouseReport));
  try {
    await once(child, 'exit');
  } finally {
    clearTimeout(timer);
  }
  const [report] = reports;
  if (!report)
    throw new Error(`Lighthouse gave no report on ${address} (${child.signalCode ?? child.exitCode}).`);
  return report;
}
