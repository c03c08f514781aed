import { expect, it } from 'vitest';
import { compareReadings } from '#tests/setup/browser-reading.ts';
import { nastyPages } from '#tests/setup/nasty-pages.ts';

// Hundreds of real pages are compared by bench/compare-with-browser.ts.
it('reads title, description, language, canonical, headings and links as the browser does', async () => {
  expect(await compareReadings(nastyPages)).toEqual([]);
});
