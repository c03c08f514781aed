import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const packages = createRequire(import.meta.url);

/**
 * One cut of a variable typeface as a plain OpenType file, whole.
 * @param family package below `@fontsource-variable`, such as `noto-sans`
 * @param file name in its folder without the ending, such as `noto-sans-greek-wdth-normal`
 * @param axes where to cut it, such as `{ wght: 700 }`
 * @throws Error when the package has no such file
 */
export function cutTypeface(family: string, file: string, axes: Record<string, number>): Promise<Buffer> {
  const name = packages.resolve(`@fontsource-variable/${family}/files/${file}.woff2`);
  return subsetFont(readFileSync(name), undefined, {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
    variationAxes: axes,
  });
}

/** Which characters each part of a typeface is for, as its package lists them: `U+0370-0377,U+037A`. */
export function typefaceRanges(family: string): Record<string, string> {
  const name = packages.resolve(`@fontsource-variable/${family}/unicode.json`);
  return JSON.parse(readFileSync(name, 'utf8'));
}
