import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { normaliseLogo, readLogo } from './logo.ts';
import { rgbaPng } from './png-file.ts';

const svg = (inner: string, head = '') =>
  Buffer.from(
    `${head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="400" height="200">${inner}</svg>`,
  );
const red = '<rect width="400" height="200" fill="#ff0000"/>';
const sizeOf = (png: Uint8Array | null) => {
  const bytes = Buffer.from(png ?? []);
  return png && [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
};

test('every kind of logo becomes a small PNG', async () => {
  const webp = readFileSync(path.join(import.meta.dirname, '../fixtures/logo.webp'));
  expect(sizeOf(await normaliseLogo(webp))).toEqual([60, 40]);
  expect(sizeOf(await normaliseLogo(svg(red)))).toEqual([560, 280]);
  expect(sizeOf(await normaliseLogo(svg(red, '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "x" "y">')))).toEqual(
    [560, 280],
  );
  expect(sizeOf(await normaliseLogo(rgbaPng(new Uint8Array(900 * 300 * 4).fill(200), 900, 300)))).toEqual([
    560, 187,
  ]);
});

test('half of a WebP logo is seen through', async () => {
  const png = await normaliseLogo(readFileSync(path.join(import.meta.dirname, '../fixtures/logo.webp')));
  expect(readLogo(png!)).toMatchObject({ width: 60, height: 40, opaque: false });
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a text', Buffer.from('<html><body>Not found</body></html>')],
  ['a cut PNG', rgbaPng(new Uint8Array(40_000), 100, 100).subarray(0, 60)],
  [
    'a PNG that claims to be huge',
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      Buffer.alloc(8),
      Buffer.from([0, 1, 0, 0, 0, 1, 0, 0]),
      Buffer.alloc(40),
    ]),
  ],
  ['a script', svg(`<script>alert(1)</script>${red}`)],
  [
    'entities that unfold',
    svg('<text>&b;</text>', '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'),
  ],
  ['a drawing without a size', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"/>')],
])('%s is no logo', async (_, file) => {
  expect(await normaliseLogo(file)).toBeNull();
});

test('a drawing cannot bring files of the server', async () => {
  const file = path.resolve('public/favicon.svg');
  for (const href of [`href="${file}"`, `xlink:href='${file}'`, `href="file://${file}"`]) {
    // Nothing of it is seen, so there is no logo.
    expect(await normaliseLogo(svg(`<image ${href} width="400" height="200"/>`))).toBeNull();
    expect(await normaliseLogo(svg(`${red}<image ${href} width="400" height="200"/>`))).toEqual(
      await normaliseLogo(svg(red)),
    );
  }
});
