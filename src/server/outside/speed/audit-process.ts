// One Lighthouse run in a process of its own: ten of them side by side would disturb each other inside one, and a
// page that never ends can only be stopped by killing what looks at it. Started by `audit.ts`, never by hand.
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { EventEmitter } from 'node:events';
import { pathToFileURL } from 'node:url';
import type { SpeedPhase } from '#contract/core-web-vitals.ts';
import { launchBrowser } from '#server/outside/browser/launch.ts';
import { killGroup } from '#server/outside/browser/process-group.ts';
import type { AuditNews, AuditOrder } from './audit-message.ts';

/** Milliseconds after which Lighthouse stops waiting for a page that goes on loading, and measures what there is. */
const loadingMs = 30_000;
/** The same for the first paint; what shows nothing until then is not worth a place in the line. */
const paintMs = 20_000;
/** Characters of a report that are taken; usual are half a million. */
const longestReport = 8_000_000;

/** Parts that nobody reads and that make up most of a report's size. */
const unread = ['i18n', 'timing', 'fullPageScreenshot', 'stackPacks', 'entities'];
const pictures = ['screenshot-thumbnails', 'final-screenshot'];

function tell(news: AuditNews): Promise<void> {
  return new Promise((done) => process.send?.(news, () => done()));
}

/** Set when the server is gone, which removes the folder of a run otherwise. */
let isAlone = false;
// End, and with the pipe the browser ends too.
process.once('disconnect', () => {
  isAlone = true;
  process.exit(1);
});
process.once('message', (order: AuditOrder) => {
  process.once('exit', () => {
    if (isAlone) rmSync(order.workFolder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  });
  void audit(order)
    .catch((error: unknown) => {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      return tell({ kind: 'failed', code, message: String(error).slice(0, 2_000) });
    })
    .then(() => process.exit(0));
});

async function audit(order: AuditOrder): Promise<void> {
  const { browser, workFolder, networkFlags, browserUser, sandbox } = order;
  const started = await launchBrowser({ browser, workFolder, networkFlags, user: browserUser, sandbox });
  // Before the folder goes, into which it writes.
  process.prependOnceListener('exit', () => killGroup(started.pid));
  void tell({ kind: 'browser', pid: started.pid });
  // Read while the browser starts.
  const [{ default: lighthouse, desktopConfig }, { connect }] = await Promise.all([
    import('lighthouse'),
    import('puppeteer-core'),
  ]);
  await tellPhases();
  const connected = await connect({ transport: started.pipe, defaultViewport: null });
  const page = await connected.newPage();
  const result = await lighthouse(
    order.url,
    {
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      disableFullPageScreenshot: true,
      maxWaitForLoad: loadingMs,
      maxWaitForFcp: paintMs,
      logLevel: 'error',
      locale: 'en-US',
    },
    order.strategy === 'desktop' ? desktopConfig : undefined,
    // Lighthouse is typed by the puppeteer-core of its own dependencies.
    page as unknown as Parameters<typeof lighthouse>[3],
  );
  if (!result) throw new Error('Lighthouse gave no result');
  const report = JSON.stringify(readParts(result.lhr));
  if (report.length > longestReport) throw new Error('The report is too long');
  await tell({ kind: 'report', report });
}

function readParts(lhr: { audits: Record<string, unknown> }): object {
  const rest = Object.fromEntries(Object.entries(lhr).filter(([name]) => !unread.includes(name)));
  const audits = Object.entries(lhr.audits).filter(([id]) => !pictures.includes(id));
  return { ...rest, audits: Object.fromEntries(audits) };
}

/** Lighthouse tells what it does through its own logger. */
async function tellPhases(): Promise<void> {
  const logger = createRequire(import.meta.resolve('lighthouse')).resolve('lighthouse-logger');
  const { default: log }: { default: { events: EventEmitter } } = await import(pathToFileURL(logger).href);
  let last: SpeedPhase | null = null;
  log.events.on('status', (line: unknown) => {
    const phase = Array.isArray(line) ? phaseOf(String(line[1])) : null;
    if (phase === null || phase === last) return;
    last = phase;
    void tell({ kind: 'phase', phase });
  });
}

function phaseOf(words: string): SpeedPhase | null {
  if (words.startsWith('Navigating to')) return 'loading';
  if (words.startsWith('Getting artifact')) return 'collecting';
  if (/^Auditing|^Analyzing/.test(words)) return 'auditing';
  return null;
}
