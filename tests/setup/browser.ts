import { locate } from '#server/outside/browser/live.ts';

/** How to start a browser, in the shape of Playwright's launch options. */
export interface BrowserLaunch {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

/**
 * The browser of the tests, which is the one that the product measures pages with: `CHROME_PATH`, else the one inside
 * the locked package (Linux x64), else one that is installed. The package's own launch flags are not used: they
 * switch off web security and isolation.
 * @throws a sentence that says what to install.
 */
export async function browserLaunch(): Promise<BrowserLaunch> {
  // Chromium refuses its sandbox to root. Without hinting, text is as wide as on a screen of high density.
  const args = [
    '--disable-dev-shm-usage',
    '--font-render-hinting=none',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
  const { executablePath, environment } = await locate(process.env.CHROME_PATH);
  return { executablePath, args, env: { ...definedOf(process.env), ...environment } };
}

function definedOf(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
