import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SpeedPhase, Strategy } from '#contract/core-web-vitals.ts';
import { browserUser } from '#server/outside/browser/live.ts';
import { BrowserUnavailableError, type BrowserSource } from '#server/outside/browser/port.ts';
import { endGroup, memoryOf } from '#server/outside/browser/process-group.ts';
import { isReachableBy } from '#server/outside/browser/reachable.ts';
import { makeWorkFolder, removeWorkFolder } from '#server/outside/browser/work-folder.ts';
import { AppError } from '#server/errors.ts';
import { EgressError, pageError } from '#server/outside/egress/problems.ts';
import type { BrowserProxy, EgressGuard, RefusalReason } from '#server/outside/egress/port.ts';
import type { AuditNews, AuditOrder } from './audit-message.ts';

/** Script of the audit process: a file of its own in the build, the source itself without one. */
const script = path.join(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? 'audit-process.ts' : 'speed-audit.js',
);

/** How often the browser's memory and the proxy's refusals are looked at, in milliseconds. */
const lookMs = 500;

export interface AuditLimits {
  /** Longest start of Lighthouse and its browser in milliseconds, in which no page is to blame for anything. */
  startMs: number;
  /** Longest run in milliseconds, from where the page begins to load. */
  timeMs: number;
  /** Memory of the whole browser in bytes. */
  memoryBytes: number;
}

export const usualLimits: AuditLimits = {
  startMs: 30_000,
  timeMs: 60_000,
  memoryBytes: 1_500 * 1024 * 1024,
};

export interface AuditRequest {
  url: string;
  strategy: Strategy;
  signal: AbortSignal;
  onPhase: (phase: SpeedPhase) => void;
}

/** One run. @throws AppError with a sentence; the signal's reason when it fired */
export type Audit = (request: AuditRequest) => Promise<unknown>;

export interface AuditOptions {
  browser: BrowserSource;
  guard: Pick<EgressGuard, 'checkUrl' | 'openBrowserProxy'>;
  sandbox: boolean;
  limits?: AuditLimits;
}

/** Runs Lighthouse in a process of its own with a browser of its own, whose only way out is a filtering proxy. */
export function openAudit({ browser, guard, sandbox, limits = usualLimits }: AuditOptions): Audit {
  return async ({ url, strategy, signal, onPhase }) => {
    refuseAddress(guard, url);
    const found = await browser.find().catch((error: unknown) => {
      if (!(error instanceof BrowserUnavailableError)) throw error;
      throw failed(`No browser can run on this server. ${error.message}`, error);
    });
    signal.throwIfAborted();
    const user = browserUser();
    const workFolder = await makeWorkFolder(user);
    let proxy: BrowserProxy | null = null;
    try {
      // Without the proxy there is no run: the browser never gets another way out.
      proxy = await guard.openBrowserProxy({ lifetimeMs: limits.startMs + limits.timeMs + 10_000 });
      const processUser = user !== null && (await isReachableBy(user, codeFolder())) ? user : null;
      const order: AuditOrder = {
        url,
        strategy,
        browser: found,
        workFolder,
        networkFlags: proxy.flags,
        browserUser: processUser === null ? user : null,
        sandbox,
      };
      const report: unknown = JSON.parse(
        await runProcess(order, { processUser, limits, signal, onPhase, refusal: () => early(proxy, url) }),
      );
      refuseBlocked(report, proxy, url);
      return report;
    } finally {
      await proxy?.close();
      await removeWorkFolder(workFolder);
    }
  };
}

/** The deepest folder that the audit process reads: where Lighthouse lies. */
function codeFolder(): string {
  return path.dirname(fileURLToPath(import.meta.resolve('lighthouse')));
}

function refuseAddress(guard: AuditOptions['guard'], url: string): void {
  try {
    guard.checkUrl(new URL(url));
  } catch (error) {
    if (!(error instanceof EgressError)) throw error;
    throw pageError(error.problem, { cause: error });
  }
}

/**
 * Why the page itself was refused, as soon as nothing else can come: Lighthouse would wait for its first paint. Later
 * failures on the way to the same host may concern a picture.
 */
function early(proxy: BrowserProxy | null, url: string): AppError | null {
  if (proxy === null || proxy.bytes > 0) return null;
  const reason = proxy.reasonFor(url);
  return reason === null ? null : refusalOf(reason);
}

/** Lighthouse only sees that a page did not load; the proxy knows why. */
function refuseBlocked(report: unknown, proxy: BrowserProxy, url: string): void {
  if (typeof report !== 'object' || report === null || !('runtimeError' in report)) return;
  const ended = 'mainDocumentUrl' in report ? String(report.mainDocumentUrl) : url;
  const reason = proxy.reasonFor(url) ?? proxy.reasonFor(ended) ?? proxy.refusals[0]?.reason ?? null;
  if (reason !== null) throw refusalOf(reason);
}

function refusalOf(reason: RefusalReason): AppError {
  if (!isOverBound(reason)) return pageError(reason);
  return failed(
    'The page loads more than one run may fetch, so it was stopped: 100 MB, 3,000 requests, 200 at a time.',
  );
}

function isOverBound(reason: RefusalReason): reason is Extract<RefusalReason, `over_${string}`> {
  return reason.startsWith('over_');
}

function failed(message: string, cause?: unknown): AppError {
  return new AppError('outside_failed', { message, cause });
}

interface ProcessOptions {
  processUser: number | null;
  limits: AuditLimits;
  signal: AbortSignal;
  onPhase: (phase: SpeedPhase) => void;
  /** Why no page can come any more; null while one may. */
  refusal: () => AppError | null;
}

/** Starts the process, waits for its report and ends everything that it started, however the run ends. */
async function runProcess(order: AuditOrder, options: ProcessOptions): Promise<string> {
  const { processUser, limits, signal } = options;
  const child = fork(script, {
    detached: true,
    execArgv: ['--max-old-space-size=1024'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // Nothing of the server's own environment, where keys are kept.
    env: {
      PATH: process.env['PATH'] ?? '/usr/bin:/bin',
      HOME: order.workFolder,
      TMPDIR: order.workFolder,
      LANG: 'en_US.UTF-8',
    },
    ...(processUser !== null && { uid: processUser, gid: processUser }),
  });
  const groups: number[] = [];
  if (child.pid !== undefined) groups.push(child.pid);
  const stopping = new AbortController();
  try {
    const time = openTime(limits, stopping.signal);
    const report = reportOf(child, order, {
      onBrowser: (pid) => groups.push(pid),
      onPhase: (phase) => {
        time.pageLoads();
        options.onPhase(phase);
      },
    });
    return await Promise.race([
      report,
      time.isOver,
      hopeless(groups, limits.memoryBytes, options.refusal, stopping.signal),
      aborted(signal, stopping.signal),
    ]);
  } finally {
    stopping.abort();
    await endAll(child, groups);
  }
}

/** The process first, so that no word about a browser is still under way when the browser is killed. */
async function endAll(child: ChildProcess, groups: readonly number[]): Promise<void> {
  if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    const closed = once(child, 'close');
    child.kill('SIGKILL');
    await closed;
  }
  await Promise.all(groups.map(endGroup));
}

async function reportOf(
  child: ChildProcess,
  order: AuditOrder,
  { onBrowser, onPhase }: { onBrowser: (pid: number) => void; onPhase: (phase: SpeedPhase) => void },
): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(failed('The measurement could not be started.', error)));
    child.once('close', () =>
      reject(failed('The measurement broke off. The page may need more memory than one run gets.')),
    );
    child.on('message', (news: AuditNews) => {
      if (news.kind === 'browser') onBrowser(news.pid);
      else if (news.kind === 'phase') onPhase(news.phase);
      else if (news.kind === 'report') resolve(news.report);
      else reject(failureOf(news));
    });
    child.send(order, (error) => {
      if (error) reject(failed('The measurement could not be started.', error));
    });
  });
}

function failureOf({ code, message }: { code: string; message: string }): AppError {
  if (/TARGET_CRASHED|Target closed|Session closed|Protocol error/i.test(`${code} ${message}`)) {
    return failed(
      'The page made its browser break down. It may need more memory than one run gets.',
      message,
    );
  }
  return failed('The page could not be measured. Please try again.', message);
}

/** Ends a start that takes too long, then a page that does: what a busy server takes is not the page's fault. */
function openTime(
  limits: AuditLimits,
  stopped: AbortSignal,
): { isOver: Promise<never>; pageLoads: () => void } {
  const over = new AbortController();
  const end = (error: AppError) => over.abort(error);
  let isLoading = false;
  let timer = setTimeout(() => end(startedLate(limits.startMs)), limits.startMs);
  stopped.addEventListener('abort', () => clearTimeout(timer), { once: true });
  return {
    isOver: aborted(over.signal, stopped),
    pageLoads: () => {
      if (isLoading || stopped.aborted) return;
      isLoading = true;
      clearTimeout(timer);
      timer = setTimeout(() => end(loadedLate(limits.timeMs)), limits.timeMs);
    },
  };
}

function startedLate(limitMs: number): AppError {
  return new AppError('outside_timeout', {
    message: `The browser of the measurement did not start within ${limitMs / 1000} seconds: this server is busy. Please try again.`,
  });
}

function loadedLate(limitMs: number): AppError {
  return new AppError('outside_timeout', {
    message: `The page did not come to rest within ${limitMs / 1000} seconds, so it was stopped. A script that never ends or a server that never answers does that.`,
  });
}

function hopeless(
  groups: readonly number[],
  limitBytes: number,
  refusal: () => AppError | null,
  stopped: AbortSignal,
): Promise<never> {
  return new Promise((_, reject) => {
    const look = async () => {
      const refused = refusal();
      if (refused) return reject(refused);
      const browser = groups[1];
      const bytes = browser === undefined ? null : await memoryOf(browser);
      if (bytes === null || bytes <= limitBytes) return;
      const megabytes = Math.round(limitBytes / 1024 / 1024);
      reject(failed(`The page took more than ${megabytes} MB of memory, so it was stopped.`));
    };
    const timer = setInterval(() => void look().catch(() => undefined), lookMs);
    stopped.addEventListener('abort', () => clearInterval(timer), { once: true });
  });
}

function aborted(signal: AbortSignal, stopped: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) return reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true, signal: stopped });
  });
}
