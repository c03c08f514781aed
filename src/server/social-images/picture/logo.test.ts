import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
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

const xlink = 'http://www.w3.org/1999/xlink';

test('a drawing cannot bring files of the server', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shelfmark-logo-'));
  const file = path.join(folder, 'secret.png');
  writeFileSync(file, rgbaPng(new Uint8Array(16 * 16 * 4).fill(255), 16, 16));
  try {
    for (const href of [
      `href="${file}"`,
      `xlink:href='${file}'`,
      `href="file://${file}"`,
      // The prefix of a namespace may be any name.
      `xmlns:x.l="${xlink}" x.l:href="${file}"`,
      `xmlns:é="${xlink}" é:href="${file}"`,
      `xlink:href
        = "${file}"`,
      `t=" href='# " xlink:href="${file}" u="'"`,
      `t=' href="#" ' xlink:href="${file}"`,
      `href="&#x2f;${file.slice(1)}"`,
    ]) {
      // Nothing of it is seen, so there is no logo.
      expect(await normaliseLogo(svg(`<image ${href} width="400" height="200"/>`)), href).toBeNull();
      const beside = await normaliseLogo(svg(`${red}<image ${href} width="400" height="200"/>`));
      if (beside) expect(beside, href).toEqual(await normaliseLogo(svg(red)));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a drawing brings its own parts and small pictures, and no huge ones', async () => {
  const white = rgbaPng(new Uint8Array(16 * 16 * 4).fill(255), 16, 16);
  const image = (png: Buffer) =>
    `<image xlink:href="data:image/png;base64,${png.toString('base64')}" width="400" height="200"/>`;
  expect(readLogo((await normaliseLogo(svg(image(white))))!).colour).toBe('#ffffff');
  const used = `<defs><g id="a">${red}</g></defs><use href="#a" xlink:href="#a"/>`;
  expect(readLogo((await normaliseLogo(svg(used)))!).colour).toBe('#ff0000');
  const claims = Buffer.from(white);
  claims.writeUInt32BE(12_000, 16);
  claims.writeUInt32BE(12_000, 20);
  expect(await normaliseLogo(svg(red + image(claims)))).toBeNull();
  expect(await normaliseLogo(svg(`${red}<desc>${'long '.repeat(70_000)}</desc>`))).toBeNull();
});
