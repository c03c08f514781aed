import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { settingNames } from '#server/env.ts';
import { settingTexts } from '#server/setting-texts.ts';

/** The table as it must stand between the two marks of the README. */
function configurationTable(): string {
  const rows = settingNames().map((name) => {
    const { meaning, default: fallback } = settingTexts[name];
    return `| \`${name}\` | ${meaning} | ${fallback} |`;
  });
  return ['| variable | meaning | default |', '|---|---|---|', ...rows].join('\n');
}

/** The formatter pads cells to one width. */
const unpadded = (table: string): string =>
  table
    .trim()
    .replaceAll(/ *\| */g, ' | ')
    .replaceAll(/^ | $/gm, '')
    .replaceAll(/^[| -]+$/gm, '|---|---|---|');

it('stands in the README, every setting with its meaning and default', () => {
  const readme = readFileSync('README.md', 'utf8');
  const [, section] =
    /<!-- configuration:begin -->\n([\s\S]*?)\n?<!-- configuration:end -->/.exec(readme) ?? [];
  expect(unpadded(section ?? '')).toBe(configurationTable());
});
