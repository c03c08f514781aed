import { defineConfig } from 'vitest/config';
import { platformPages } from './vite-platform-pages.ts';

/** Pure functions without a server, a browser's document or moved clocks. */
const pure = ['src/rules/**/*.test.ts', 'tests/golden/**/*.test.ts'];

/** Pure rules and server tests. Browser journeys are Playwright's (playwright.config.ts). */
export default defineConfig({
  plugins: [platformPages()],
  test: {
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
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
          include: ['src/**/*.test.ts', 'tests/{structure,integration}/**/*.test.ts'],
          exclude: pure,
          globalSetup: ['tests/setup/postgres-on-demand.ts'],
        },
      },
    ],
  },
});
