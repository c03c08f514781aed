import { randomFillSync } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pictureDesigns, pictureFormats, type PictureFormat } from '#contract/social-picture.ts';
import { drawPicture } from './draw.ts';
import { readLogo } from './logo.ts';
import { rgbaPng } from './png-file.ts';

const colours = { background: '#123f38', text: '#fdf6e3', accent: '#f2a65a' };
const look = { subtitle: 'Order before Friday', brandName: 'Kiln & Co.', colours };
const formats = Object.keys(pictureFormats) as PictureFormat[];
/** WhatsApp shows pictures up to this size. */
const mostBytes = 300_000;

const titles = {
  long: 'Handmade stoneware mugs, bowls and plates from our small studio in Devon, glazed twice, '.repeat(2),
  'one endless word': 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihungsurkunde',
  Arabic: 'أكواب خزفية مصنوعة يدوياً، 24 لوناً مختلفاً (2026)',
  Japanese: '手作りの陶器マグカップ。「毎日使える」丈夫な器を、小さな工房から。',
  emoji: 'Pizza night 🍕🔥 at home 👩‍🍳',
};

/** Width, height and pixels (numbers of the palette) as an independent reader would find them. */
function decoded(file: Uint8Array) {
  const bytes = Buffer.from(file);
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const parts: Buffer[] = [];
  for (let at = 8; at < bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)));
  }
  const rows = inflateSync(Buffer.concat(parts));
  return { width, height, at: (x: number, y: number) => rows[y * (width + 1) + 1 + x] };
}

describe('every design in every format', () => {
  it.each(pictureDesigns)('%s has its pixels and stays light', async (design) => {
    for (const format of formats) {
      const { png, undrawn } = await drawPicture({ ...look, design, title: titles.long }, format, null);
      expect(decoded(png)).toMatchObject(pictureFormats[format]);
      expect(png.length, `${design} ${format}`).toBeLessThan(mostBytes);
      expect(undrawn).toEqual([]);
    }
  });

  it('stays light with a photograph as logo', async () => {
    const noise = rgbaPng(
      randomFillSync(new Uint8Array(560 * 560 * 4)).map((value, at) => (at % 4 === 3 ? 255 : value)),
      560,
      560,
    );
    for (const format of formats) {
      const { png } = await drawPicture({ ...look, design: 'plain', title: 'Mugs' }, format, readLogo(noise));
      expect(png.length, format).toBeLessThan(mostBytes);
    }
  });
});

describe('texts', () => {
  const clear = [
    ['headline', 'landscape'],
    ['headline', 'pin'],
    ['quote', 'square'],
  ] as const;
  it.each(Object.entries(titles))('%s is drawn whole inside of its margins', async (_, title) => {
    for (const [design, format] of clear) {
      const { png, undrawn } = await drawPicture({ ...look, design, title }, format, null);
      expect(undrawn).toEqual([]);
      const { width, height, at } = decoded(png);
      const edge = new Set<number | undefined>();
      for (let x = 0; x < width; x += 1) for (const y of [20, height - 21]) edge.add(at(x, y));
      for (let y = 0; y < height; y += 1) for (const x of [40, width - 41]) edge.add(at(x, y));
      expect(edge.size, `${design} ${format}`).toBe(1);
    }
  });

  it('leaves out a text with letters that no typeface has, and says which', async () => {
    const { undrawn } = await drawPicture({ ...look, design: 'tag', title: 'ᠮᠣᠩ cup' }, 'landscape', null);
    expect(undrawn).toEqual([{ text: 'title', characters: ['ᠮ', 'ᠣ', 'ᠩ'], whole: true }]);
  });

  it('leaves out a mere sign that no typeface has, and draws the rest', async () => {
    const { undrawn } = await drawPicture(
      { ...look, design: 'tag', title: 'Cup \u{1FBF0}\u{E000}' },
      'landscape',
      null,
    );
    expect(undrawn[0]?.characters).toContain('\u{E000}');
  });

  it('draws nothing rather than failing where there are no words', async () => {
    for (const design of pictureDesigns) {
      const empty = { design, colours, title: '', subtitle: '', brandName: '' };
      expect((await drawPicture(empty, 'landscape', null)).png.length).toBeGreaterThan(100);
    }
  });
});
