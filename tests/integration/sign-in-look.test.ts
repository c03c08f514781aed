import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { themeKey } from '#web/lib/first-paint-script.ts';
import { themeSource } from '#server/outside/identity/embedded/pages/scripts.ts';
import { pageStyle } from '#server/outside/identity/embedded/pages/style.ts';

const folder = path.join(import.meta.dirname, '../../src/web/styles/tokens.css');

/** `--name: value` pairs of a block, with spaces and semicolons as written. */
function tokens(css: string): Map<string, string> {
  return new Map(
    [...css.matchAll(/--([\w-]+):\s*([^;]+);/gu)].map(([, name = '', value = '']) => [name, value]),
  );
}

it('uses the colours of the web pages, light and dark', () => {
  const web = readFileSync(folder, 'utf8');
  const light = tokens(web.slice(0, web.indexOf('.dark {')));
  const dark = tokens(web.slice(web.indexOf('.dark {'), web.indexOf('@media print')));
  const ours = pageStyle.slice(pageStyle.indexOf(':root {'));
  const ourLight = tokens(ours.slice(0, ours.indexOf('@media')));
  const ourDark = tokens(ours.slice(ours.indexOf(':root.dark'), ours.indexOf('*, *::before')));
  expect(ourLight.size).toBeGreaterThan(15);
  expect(ourDark.size).toBe(ourLight.size);
  for (const [name, value] of ourLight) expect(value, name).toBe(light.get(name));
  for (const [name, value] of ourDark) expect(value, name).toBe(dark.get(name));
});

it('reads the theme where the web pages keep it', () => {
  expect(themeSource).toContain(`getItem('${themeKey}')`);
});
