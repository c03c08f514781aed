import type { BrandColours } from '#contract/social-picture.ts';
import { hashOf } from '#rules/text/hash.ts';

/** Grounds with text that holds 7 : 1 on them, for pages that name no colour. */
const ownColours: readonly BrandColours[] = [
  { background: '#14324a', text: '#ffffff', accent: '#f2b84b' },
  { background: '#f4efe6', text: '#1f2a24', accent: '#b3471d' },
  { background: '#1f3d2b', text: '#ffffff', accent: '#e8c468' },
  { background: '#3b1f3f', text: '#ffffff', accent: '#f0a8a0' },
  { background: '#e9eef2', text: '#16222e', accent: '#1d5fa8' },
];

/**
 * Colours of a drawn picture: the page's theme colour as ground with the text that reads best on it, else a pair of
 * our own, the same each time for one business.
 */
export function brandColours(
  themeColour: string | null,
  businessName: string,
): { colours: BrandColours; from: string } {
  if (themeColour !== null) {
    const text = contrast(themeColour, '#ffffff') >= contrast(themeColour, '#000000') ? '#ffffff' : '#000000';
    const colours = { background: themeColour, text, accent: text === '#ffffff' ? '#ffd166' : '#7a1f1f' };
    return { colours, from: 'The page names this colour as its own (theme-color).' };
  }
  const colours = ownColours[Math.abs(hashOf(businessName)) % ownColours.length] ?? ownColours[0]!;
  return { colours, from: 'The page names no colour, so these are our choice. Change them to yours.' };
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2, relative luminance). */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
