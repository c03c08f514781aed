import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { logoKinds } from './logo.ts';

const fileOf = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

test.each(logoKinds)('the files of kind %s draw the strips of the pages’ own logo, in one colour', (kind) => {
  const strips = [...fileOf('src/web/ui/logo.tsx').matchAll(/ d="(M[^"]+)"/g)].map(([, path]) => path);
  expect(strips).toHaveLength(3);
  for (const file of [`shelfmark-${kind}.svg`, `shelfmark-mark-${kind}.svg`]) {
    const svg = fileOf(`public/logo/${file}`);
    for (const strip of strips) expect(svg).toContain(`d="${strip}"`);
    expect(svg.match(/fill="#/g)).toHaveLength(1);
    expect(svg).not.toMatch(/<script|<text|href/);
  }
});
