import { defineConfig } from '@playwright/test';
import { browserLaunch } from './tests/setup/browser.ts';

const port = 4400;

/** Browser journeys against the built product, started as `npm start` does, on data of its own. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Bounds for a machine that is busy with other things: every wait ends with its condition, long before.
  timeout: 180_000,
  expect: { timeout: 25_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: await browserLaunch(),
    locale: 'en-US',
    // A record of every passing test costs a quarter more processor time. To look into a failure:
    // `npx playwright test FILE --trace retain-on-failure`. The page as it stood is kept in any case.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node scripts/start.mjs',
    url: `http://localhost:${port}/home`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      METRICS_PORT: String(port + 1),
      DATA_DIR: 'test-results/data',
      LOG_LEVEL: 'warn',
    },
  },
});
