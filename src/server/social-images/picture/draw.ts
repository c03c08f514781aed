import { Resvg } from '@resvg/resvg-js';
import { pictureFormats, type PictureFormat, type SocialPicture } from '#contract/social-picture.ts';
import { designs } from './designs/index.ts';
import { encodePalettePng } from './palette-png.ts';
import { inksOf, type DrawnLogo } from './scene.ts';
import { setText, type SetText } from './shaping.ts';
import type { Voice } from './typefaces.ts';

/** Which text could not be drawn whole, and the characters that we have no typeface for. */
export interface UndrawnText {
  text: 'title' | 'subtitle' | 'brandName';
  characters: readonly string[];
  /** The whole text is left out, since letters are missing. Otherwise only these characters are. */
  whole: boolean;
}

export interface DrawnPicture {
  png: Uint8Array;
  undrawn: readonly UndrawnText[];
}

/** From the edges, in pixels. */
const margins: Record<PictureFormat, number> = { landscape: 64, square: 88, pin: 84 };

/**
 * Draws one picture, without network and always the same. Letters without a typeface of ours are never drawn as
 * boxes: the text is left out, and the answer says so.
 */
export async function drawPicture(
  picture: Omit<SocialPicture, 'id' | 'logoUrl'>,
  format: PictureFormat,
  logo: DrawnLogo | null,
): Promise<DrawnPicture> {
  const { width, height } = pictureFormats[format];
  const design = designs[picture.design];
  const undrawn: UndrawnText[] = [];
  const set = async (text: UndrawnText['text'], voice: Voice): Promise<SetText | null> => {
    const found = await setText(picture[text], voice);
    if (found.missing.length === 0) return found.text === '' ? null : found;
    const whole = found.missing.some((character) => /\p{L}|\p{N}/u.test(character));
    undrawn.push({ text, characters: found.missing.slice(0, 12), whole });
    return whole || found.text === '' ? null : found;
  };
  const [title, subtitle, brand] = [
    await set('title', design.titleVoice),
    await set('subtitle', 'sans'),
    await set('brandName', 'display'),
  ];
  const [initial = ''] =
    brand === null ? [] : Array.from(brand.text.matchAll(/\p{L}|\p{N}/gu), ([letter]) => letter);
  const svg = design.draw({
    format,
    width,
    height,
    margin: margins[format],
    inks: inksOf(picture.colours),
    title,
    subtitle,
    brand,
    monogram: initial === '' ? null : await setText(initial.toUpperCase(), 'display'),
    logo,
  });
  return { png: rendered(svg, width, height), undrawn };
}

function rendered(svg: string, width: number, height: number): Uint8Array {
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${svg}</svg>`;
  const { pixels } = new Resvg(whole, { font: { loadSystemFonts: false } }).render();
  return encodePalettePng(pixels, width, height);
}
