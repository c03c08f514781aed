import { adLimits } from '#rules/ads/limits.ts';
import { countWidth } from '#rules/text/count.ts';
import type { AdsBrief } from './brief.ts';
import { withoutNear } from './place.ts';
import { keywordOf, type Theme } from './themes.ts';

/**
 * The two pieces behind the domain: the theme, then the place; words joined by hyphens, none cut. A theme that is too
 * long for one piece takes both, since "house" alone would sell houses: "house/extensions".
 */
export function pathsOf(theme: Theme, brief: AdsBrief): { path1: string; path2: string } {
  const core = keywordOf(theme.core);
  const words = wordsIn(theme.root.startsWith(core) ? core : theme.root);
  const { path: first, left } = fill(words);
  const place = wordsIn(withoutNear(brief.place).replace(/^the /u, ''));
  if (first === '') return { path1: whole(place), path2: '' };
  const behind = withoutJoint(left);
  // "AP computer science" of "… tutoring", which has no room left.
  const rest = left.length === 0 ? '' : whole(behind) || fill(behind).path;
  const second = rest === '' ? whole(place) : rest;
  return { path1: first, path2: second === first ? '' : second };
}

const joints = new Set(
  'a an and of for with at from in und für mit nach bei auf von y d de en et du des à pour avec para con la el le los las les del sur'.split(
    ' ',
  ),
);

function withoutJoint(words: readonly string[]): readonly string[] {
  const from = words.findIndex((word) => !joints.has(word));
  // "Sur mesure" and "nach Maß" are one thing.
  if (from < 0) return [];
  const led = words.slice(Math.max(0, from - 1), from + 1).join(' ');
  return words.slice(/^(?:sur|nach) |^a (?:medida|domicilio)$/u.test(led) ? from - 1 : from);
}

/** All words in one piece; empty when they do not fit, since half a name of a town is another town. */
function whole(words: readonly string[]): string {
  const { path, left } = fill(words);
  return left.length === 0 ? path : '';
}

/** As many words as one piece takes, and those that are left. */
function fill(words: readonly string[]): { path: string; left: readonly string[] } {
  let count = 0;
  while (count < words.length && countWidth(words.slice(0, count + 1).join('-')) <= adLimits.path.max)
    count += 1;
  const taken = words.slice(0, count);
  // Nor a figure without what it counts: "gîte" of "gîte pour 6 personnes".
  const hangs = (word: string): boolean => joints.has(word) || /^\d+$/u.test(word);
  while (taken.length > 1 && count < words.length && hangs(taken.at(-1)!)) taken.pop();
  return { path: taken.join('-'), left: words.slice(taken.length) };
}

/** Hyphens of the name's own hold its words together: "pump-outs" is not cut to "pump". */
function wordsIn(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/(?<!\p{L})l['’](?=\p{L})/gu, ' ')
    .replace(/(?<!\p{L})d['’](?=\p{L})/gu, 'd ')
    .replace(/['’]/gu, '')
    .split(/[^\p{L}\p{M}\p{N}-]+/u)
    .map((word) => word.replace(/-{2,}/gu, '-').replace(/^-|-$/gu, ''))
    .filter((word) => word !== '');
}
