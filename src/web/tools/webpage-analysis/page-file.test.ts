import { describe, expect, it } from 'vitest';
import { readPageFile } from './page-file.ts';

const file = (...parts: BlobPart[]) => new File(parts, 'page.html');
const latin = (text: string) => Uint8Array.from(text, (character) => character.codePointAt(0)!);

describe('a file that is chosen as a page', () => {
  it.each([
    ['as UTF-8 when it declares nothing', file('<p>Größe'), '<p>Größe'],
    ['as windows-1252 when it is no UTF-8', file(latin('<p>Größe')), '<p>Größe'],
    [
      'by its own declaration',
      file('<meta charset=shift_jis><p>', new Uint8Array([0x93, 0xfa, 0x96, 0x7b])),
      '<meta charset=shift_jis><p>日本',
    ],
    ['by its byte order mark', file(new Uint8Array([0xff, 0xfe, 0x3c, 0x00, 0x70, 0x00])), '<p'],
  ])('is read %s', async (_, given, text) => {
    expect(await readPageFile(given)).toBe(text);
  });

  it.each([
    ['empty', file(' \n'), /empty/],
    ['a picture', file(new Uint8Array([0x89, 0x50, 0, 0, 1])), /no HTML/],
    ['over 5 MB', file('a'.repeat(5_000_001)), /larger than 5 MB/],
  ])('is refused with a sentence when it is %s', async (_, given, sentence) => {
    await expect(readPageFile(given)).rejects.toThrow(sentence);
  });
});
