import { readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOwnReport } from '#rules/speed/lighthouse-report.ts';
import { measurementOf } from '#rules/speed/measurement.ts';
import { openBrowser } from '#server/outside/browser/live.ts';
import { BrowserUnavailableError } from '#server/outside/browser/port.ts';
import { membersOf } from '#server/outside/browser/process-group.ts';
import { openEgress } from '#server/outside/egress/live.ts';
import { openAudit, usualLimits, type Audit, type AuditOptions } from '#server/outside/speed/audit.ts';
import { toLoopback } from '#tests/setup/outside-web.ts';
import { openSlowSite, type SlowSite } from '#tests/setup/slow-site.ts';

/** What a run must leave nothing of. */
const workFolders = () => readdirSync(os.tmpdir()).filter((name) => name.startsWith('shelfmark-browser-'));
/** Processes that this one, or a run of it, has started and that still live: they carry a work folder's name. */
function browsersOf(folders: readonly string[]): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
        return folders.some((folder) => line.includes(folder)) ? [pid] : [];
      } catch {
        return [];
      }
    });
}

/** What the system says of the processes that draw pages, in the groups of these browsers. */
async function renderersOf(folders: readonly string[]): Promise<string[]> {
  const members = await Promise.all(browsersOf(folders).map((pid) => membersOf(Number(pid))));
  const files = members.flat().map((pid) => ({
    line: readFileSync(`/proc/${pid}/cmdline`, 'utf8'),
    state: readFileSync(`/proc/${pid}/status`, 'utf8'),
  }));
  return files.flatMap(({ line, state }) => (line.includes('--type=renderer') ? [state] : []));
}

describe.skipIf(process.platform !== 'linux')('a run of Lighthouse in the browser of the lock file', () => {
  let site: SlowSite;
  const seen = new Set<string>();
  const browser = openBrowser({ chromePath: undefined, sandbox: true });

  beforeAll(async () => {
    site = await openSlowSite();
  });
  afterAll(() => site.close());

  /** Notes the work folder of the run, which nobody else on this machine has, when the run asks for its way out. */
  function open(options: Partial<AuditOptions> = {}): Audit {
    const guard =
      options.guard ?? openEgress({ allow: ({ host, port }) => host === '127.0.0.1' && port === site.port });
    return async (request) => {
      const before = new Set(workFolders());
      const openBrowserProxy: typeof guard.openBrowserProxy = (bounds) => {
        for (const folder of workFolders()) if (!before.has(folder)) seen.add(folder);
        return guard.openBrowserProxy(bounds);
      };
      const watched = { checkUrl: (url: URL) => guard.checkUrl(url), openBrowserProxy };
      return openAudit({ browser, sandbox: true, ...options, guard: watched })(request);
    };
  }
  const request = (path: string, signal = new AbortController().signal) => ({
    url: `${site.url}${path}`,
    strategy: 'mobile' as const,
    signal,
    onPhase: () => undefined,
  });
  const expectNothingLeft = () => {
    expect(seen.size).toBeGreaterThan(0);
    expect(browsersOf([...seen])).toEqual([]);
    expect(workFolders().filter((folder) => seen.has(folder))).toEqual([]);
    seen.clear();
  };

  it('gives figures, runs as nobody in a sandbox, and leaves nothing', async () => {
    const renderers: Promise<string[]>[] = [];
    const run = open();
    const report = await run({
      ...request('/slow'),
      onPhase: (phase) => {
        if (phase === 'collecting') renderers.push(renderersOf([...seen]));
      },
    });
    const read = readOwnReport(report);
    const measured = measurementOf(read, {
      source: 'run',
      runs: 1,
      spread: null,
      fieldData: { state: 'not_connected' },
    });
    expect(measured.performanceScore).toBeGreaterThan(20);
    expect(measured.accessibilityScore).toBeLessThan(80);
    expect(measured.coreWebVitals.lcp.value).toBeGreaterThan(800);
    expect(measured.opportunities.map(({ id }) => id)).toContain('render-blocking-insight');
    expect(measured.failedChecks.map(({ id }) => id)).toContain('color-contrast');
    const states = (await Promise.all(renderers)).flat();
    expect(states.length).toBeGreaterThan(0);
    for (const state of states) {
      expect(state).toMatch(process.getuid?.() === 0 ? /^Uid:\s+65534\s/m : /^Uid:\s+[1-9]/m);
      // A filter of system calls is Chromium's own sandbox.
      expect(state).toMatch(/^Seccomp:\s+2$/m);
    }
    expectNothingLeft();
  });

  it('ends a page whose script never ends, in time', async () => {
    const run = open({ limits: { ...usualLimits, timeMs: 8_000 } });
    let loadedAt = 0;
    const running = run({
      ...request('/endless'),
      onPhase: (phase) => {
        if (phase === 'loading') loadedAt = performance.now();
      },
    });
    await expect(running).rejects.toThrow(/did not come to rest within 8 seconds/);
    expect(loadedAt).toBeGreaterThan(0);
    expect(performance.now() - loadedAt).toBeLessThan(15_000);
    expectNothingLeft();
  });

  it('does not say of a page that it is slow when the browser did not start in time', async () => {
    const run = open({ limits: { ...usualLimits, startMs: 20 } });
    await expect(run(request('/good'))).rejects.toThrow(
      /did not start within 0.02 seconds: this server is busy/,
    );
    expectNothingLeft();
  });

  it('ends a page that takes all memory', async () => {
    const run = open({ limits: { ...usualLimits, timeMs: 40_000, memoryBytes: 600 * 1024 * 1024 } });
    await expect(run(request('/greedy'))).rejects.toThrow(/600 MB of memory|break down/);
    expectNothingLeft();
  });

  it('ends at once when nobody waits any more', async () => {
    const leaving = new AbortController();
    const run = open();
    const running = run({
      ...request('/good', leaving.signal),
      onPhase: () => leaving.abort(new Error('left')),
    });
    await expect(running).rejects.toThrow('left');
    expectNothingLeft();
  });

  it('passes on at once why the proxy refused the page, which Lighthouse cannot know', async () => {
    const run = open({ guard: openEgress({ lookup: toLoopback }) });
    let loadedAt = performance.now();
    const running = run({
      ...request('/'),
      url: 'https://inner.shelfmark-canary.com/',
      onPhase: (phase) => {
        if (phase === 'loading') loadedAt = performance.now();
      },
    });
    await expect(running).rejects.toThrow(/not on the public internet/);
    // Its own wait for a first paint is 20 s.
    expect(performance.now() - loadedAt).toBeLessThan(18_000);
    expectNothingLeft();
  });

  it('says which addresses it refuses, without starting a browser', async () => {
    const run = open();
    await expect(run({ ...request('/'), url: 'http://127.0.0.1:1/' })).rejects.toThrow(/ports/);
    await expect(run({ ...request('/'), url: 'http://169.254.169.254/' })).rejects.toThrow(/public internet/);
  });
});

describe('a machine on which no browser runs', () => {
  it.each([
    ['/does/not/exist', /CHROME_PATH names \/does\/not\/exist/],
    ['/bin/true', /does not start\. Set CHROME_PATH/],
  ])('says what to do: CHROME_PATH=%s', async (chromePath, sentence) => {
    const finding = openBrowser({ chromePath, sandbox: true }).find();
    await expect(finding).rejects.toThrow(BrowserUnavailableError);
    await expect(finding).rejects.toThrow(sentence);
  });
});
