import { defineConfig } from 'vitest/config';
import { platformPages } from './vite-platform-pages.ts';

/** Pure rules and server tests. Browser journeys are Playwright's (playwright.config.ts). */
export default defineConfig({
  plugins: [platformPages()],
  test: {
    include: ['src/**/*.test.ts', 'tests/{golden,structure,integration}/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['tests/setup/postgres-on-demand.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
  },
});
