import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { configurationTable } from '#server/setting-texts.ts';

/** The formatter pads cells to one width. */
const unpadded = (table: string): string =>
  table
    .trim()
    .replaceAll(/ *\| */g, ' | ')
    .replaceAll(/^ | $/gm, '')
    .replaceAll(/^[| -]+$/gm, '|---|---|---|');

it('stands in the README, every setting with its meaning and default: run `npm run docs:configuration` when this fails', () => {
  const readme = readFileSync('README.md', 'utf8');
  const [, section] =
    /<!-- configuration:begin -->\n([\s\S]*?)\n?<!-- configuration:end -->/.exec(readme) ?? [];
  expect(unpadded(section ?? '')).toBe(configurationTable());
});
