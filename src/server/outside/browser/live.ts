import { existsSync } from 'node:fs';
import { bundledBrowser } from './bundled.ts';
import { BrowserUnavailableError, nobody, type BrowserSource, type FoundBrowser } from './port.ts';
import { tryBrowser } from './self-test.ts';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium-headless-shell',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

interface BrowserSettings {
  /** The operator's choice; undefined for the bundled or an installed browser. */
  chromePath: string | undefined;
  /** False only where the operator said that this host has no sandbox. */
  sandbox: boolean;
}

/** Who runs browsers: root never does, since Chromium's sandbox refuses root. Null: whoever runs the server. */
export function browserUser(): number | null {
  return process.getuid?.() === 0 ? nobody : null;
}

/** `CHROME_PATH`, else the browser inside the locked package (Linux x64), else one that is installed. */
export function openBrowser({ chromePath, sandbox }: BrowserSettings): BrowserSource {
  let found: Promise<FoundBrowser> | null = null;
  const find = async () => {
    const browser = await locate(chromePath);
    await tryBrowser(browser, { user: browserUser(), sandbox });
    return browser;
  };
  return {
    find: () => {
      // What failed may have been mended since, so only a success is remembered.
      found ??= find().catch((error: unknown) => {
        found = null;
        throw error;
      });
      return found;
    },
  };
}

/** The browser that would be used, not yet tried. @throws BrowserUnavailableError */
export async function locate(chromePath: string | undefined): Promise<FoundBrowser> {
  if (chromePath !== undefined) {
    if (existsSync(chromePath)) return { origin: 'CHROME_PATH', executablePath: chromePath, environment: {} };
    throw new BrowserUnavailableError(`CHROME_PATH names ${chromePath}, which does not exist.`);
  }
  const bundled = await bundledBrowser(browserUser()).catch((error: unknown) => {
    throw new BrowserUnavailableError(
      'The browser of the package @sparticuz/chromium could not be unpacked. Give the server a folder that it may write, or set CHROME_PATH.',
      { cause: error },
    );
  });
  if (bundled) return { origin: 'bundled', ...bundled };
  const executablePath = installed.find((file) => existsSync(file));
  if (executablePath !== undefined) return { origin: 'installed', executablePath, environment: {} };
  throw new BrowserUnavailableError(
    'No browser was found on this machine. Install Chrome or Chromium, or set CHROME_PATH to one.',
  );
}
