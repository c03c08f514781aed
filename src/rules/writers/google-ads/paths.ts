import { adLimits } from '#rules/ads/limits.ts';
import { countWidth } from '#rules/text/count.ts';
import type { AdsBrief } from './brief.ts';
import type { Theme } from './themes.ts';

/** The two pieces behind the domain: the theme, then the place; words joined by hyphens, none cut. */
export function pathsOf(theme: Theme, brief: AdsBrief): { path1: string; path2: string } {
  const first = pathOf(theme.service.name);
  const place = brief.place.replace(/^the /u, '');
  const whole = pathOf(place);
  // Half a name of a town is another town.
  const second = whole.split('-').length === place.split(/[^\p{L}\p{M}\p{N}'’]+/u).length ? whole : '';
  if (first === '') return { path1: second, path2: '' };
  return { path1: first, path2: second === first ? '' : second };
}

function pathOf(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/['’]/gu, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
  let path = '';
  for (const word of words) {
    const next = path === '' ? word : `${path}-${word}`;
    if (countWidth(next) > adLimits.path.max) break;
    path = next;
  }
  return path.replace(/-(?:and|of|for|in|und|für|mit|auf|von|y|de|en|et|du|des|à|la|el|le)$/u, '');
}
