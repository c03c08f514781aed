import { spawn, type ChildProcess } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { once } from 'node:events';
import type { FoundBrowser } from './port.ts';

/** Bytes of the browser's own words that are kept, to say why it did not start. */
const keptWords = 4_096;
/** Megabytes of script memory that one page may take; V8 ends the page's process beyond it. */
const scriptMegabytes = 1_024;

export interface LaunchOptions {
  browser: FoundBrowser;
  /** Existing folder that the browser's user may write: profile, home and temporary files. */
  workFolder: string;
  /** Leave the filtering proxy as the browser's only way out. */
  networkFlags: readonly string[];
  /** User and group to run as; null for those of this process. */
  user: number | null;
  /** Only where the operator said that this host has no sandbox. */
  sandbox: boolean;
}

/** The two ends of the browser's own pipe: no port is open that a page could reach. */
export interface BrowserPipe {
  send(message: string): void;
  close(): void;
  onmessage?: (message: string) => void;
  onclose?: () => void;
}

export interface StartedBrowser {
  process: ChildProcess;
  /** Also the number of its process group. */
  pid: number;
  pipe: BrowserPipe;
  /** The end of what it wrote to its error output. */
  words(): string;
}

/** Starts the browser in a process group of its own. @throws Error when the program cannot be executed */
export async function launchBrowser(options: LaunchOptions): Promise<StartedBrowser> {
  const { browser, workFolder, user } = options;
  const child = spawn(browser.executablePath, browserArguments(options), {
    detached: true,
    cwd: workFolder,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
    // Nothing of the server's own environment, where keys are kept.
    env: {
      PATH: process.env['PATH'] ?? '/usr/bin:/bin',
      LANG: 'en_US.UTF-8',
      HOME: workFolder,
      TMPDIR: workFolder,
      XDG_CACHE_HOME: workFolder,
      XDG_CONFIG_HOME: workFolder,
      ...browser.environment,
    },
    ...(user !== null && { uid: user, gid: user }),
  });
  let words = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    words = (words + chunk.toString()).slice(-keptWords);
  });
  const [input, output] = [child.stdio[3] as Writable, child.stdio[4] as Readable];
  const pipe = pipeOf(input, output);
  if (child.pid === undefined) {
    const [error] = (await once(child, 'error')) as [Error];
    throw error;
  }
  return { process: child, pid: child.pid, pipe, words: () => words };
}

/** Messages on the pipe end with a zero byte. */
function pipeOf(input: Writable, output: Readable): BrowserPipe {
  let parts: Buffer[] = [];
  const pipe: BrowserPipe = {
    send: (message) => void input.write(`${message}\0`),
    close: () => {
      input.destroy();
      output.destroy();
    },
  };
  // The browser may be gone at any time; its end is told by `close`.
  input.on('error', () => undefined);
  output.on('error', () => undefined);
  output.on('close', () => pipe.onclose?.());
  output.on('data', (chunk: Buffer) => {
    let rest = chunk;
    for (let end = rest.indexOf(0); end !== -1; end = rest.indexOf(0)) {
      const message = Buffer.concat([...parts, rest.subarray(0, end)]).toString();
      parts = [];
      rest = rest.subarray(end + 1);
      pipe.onmessage?.(message);
    }
    if (rest.length > 0) parts.push(rest);
  });
  return pipe;
}

function browserArguments({ workFolder, networkFlags, sandbox }: LaunchOptions): string[] {
  return [
    '--headless',
    '--remote-debugging-pipe',
    `--user-data-dir=${workFolder}/profile`,
    ...networkFlags,
    ...(sandbox ? [] : ['--no-sandbox']),
    `--js-flags=--max-old-space-size=${scriptMegabytes}`,
    // The rest is what Lighthouse's own command line starts with, so that figures compare.
    '--disable-dev-shm-usage',
    '--disable-features=Translate,OptimizationHints,MediaRouter,DialMediaRouteProvider,CalculateNativeWinOcclusion,InterestFeedContentSuggestions,CertificateTransparencyComponentUpdater,AutofillServerCommunication,PrivacySandboxSettings4',
    '--disable-extensions',
    '--disable-component-extensions-with-background-pages',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-client-side-phishing-detection',
    '--disable-sync',
    '--disable-default-apps',
    '--disable-domain-reliability',
    '--disable-breakpad',
    '--disable-background-timer-throttling',
    '--disable-backgrounding-occluded-windows',
    '--disable-renderer-backgrounding',
    '--metrics-recording-only',
    '--mute-audio',
    '--no-default-browser-check',
    '--no-first-run',
    '--no-pings',
    '--password-store=basic',
    '--use-mock-keychain',
    '--force-fieldtrials=*BackgroundTracing/default/',
    'about:blank',
  ];
}
