import { defineConfig } from 'vitest/config';
import { platformPages } from './vite-platform-pages.ts';

/** Pure functions without a server, a browser's document or moved clocks. */
const pure = ['src/rules/**/*.test.ts', 'tests/golden/**/*.test.ts'];
/**
 * The first two ask everything of the whole product: what they find must not be what another file left behind. The
 * last loads drizzle-kit, which puts an enumerable function on every array: the language detector fell over it.
 */
const alone = [
  'tests/integration/fuzz.test.ts',
  'tests/integration/bombs.test.ts',
  'tests/integration/database-migrations.test.ts',
];

/** Pure rules and server tests. Browser journeys are Playwright's (playwright.config.ts). */
export default defineConfig({
  plugins: [platformPages()],
  test: {
    environment: 'node',
    // Bounds for a machine that is busy with other things: every wait ends with its condition, long before.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    pool: 'forks',
    // One more than the cores of the machines that check: tests wait for processes and disks for a part of their time.
    maxWorkers: 3,
    // The young heap grows with what a file makes, up to this many MiB. With the engine's own bound a fifth of the
    // processor time went into collecting what had only just been made.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      {
        extends: true,
        // The word lists and patterns of the rules are read once for all files instead of once for each.
        test: { name: 'rules', include: pure, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'product',
          // Reading the server's modules anew for each of 160 files took a third of the whole time. What a file could
          // leave behind in globals is taken back by the set-up file; modules keep no state of requests.
          isolate: false,
          setupFiles: ['tests/setup/leave-nothing.ts'],
          include: ['src/**/*.test.ts', 'tests/{structure,integration}/**/*.test.ts'],
          exclude: [...pure, ...alone],
          globalSetup: ['tests/setup/postgres-on-demand.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: alone, globalSetup: ['tests/setup/postgres-on-demand.ts'] },
      },
    ],
  },
});
