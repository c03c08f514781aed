import type { BrandColours } from '#contract/social-picture.ts';
import { inkOn } from '#rules/colours/contrast.ts';
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
    const text = inkOn(themeColour);
    const colours = { background: themeColour, text, accent: text === '#ffffff' ? '#ffd166' : '#7a1f1f' };
    return { colours, from: 'The page names this color as its own (theme-color).' };
  }
  const colours = ownColours[Math.abs(hashOf(businessName)) % ownColours.length] ?? ownColours[0]!;
  return { colours, from: 'The page names no color, so these are our choice. Change them to yours.' };
}
