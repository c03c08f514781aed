import { advice, ownBound } from './limit.ts';
import type { ListFieldRule, Target, TextFieldRule } from './platform.ts';

/** Title shown in a search result. Google sets no character limit and cuts at about 580 px. */
export function titleTag(guidance: string): TextFieldRule {
  return {
    kind: 'text',
    id: 'titleTag',
    label: 'Title tag',
    apiName: 'title',
    required: true,
    guidance,
    limit: advice(60, 'characters', 'third-party', 'Display guide for search results, about 580 px', 30),
    target: { from: 30, to: 60 },
    format: 'line',
  };
}

/** Text under a search result. Desktop shows about 920 px, a phone about the first 120 characters. */
export function metaDescription(guidance: string): TextFieldRule {
  return {
    kind: 'text',
    id: 'metaDescription',
    label: 'Meta description',
    apiName: 'meta description',
    required: true,
    guidance,
    limit: advice(
      160,
      'characters',
      'third-party',
      'Display guide for search results, about 920 px on a desktop',
      120,
    ),
    target: { from: 120, to: 160 },
    format: 'line',
  };
}

/** Phrases shown to the user. 80 characters is what Google Ads takes as one keyword, so the list can be used there. */
export function keywordList(
  count: Target,
  guidance: string,
  filling: ListFieldRule['filling'] = 'mix',
): ListFieldRule {
  return {
    kind: 'list',
    id: 'keywords',
    label: 'Keywords',
    required: false,
    guidance,
    count: ownBound(count.to, 'items', 'more phrases than a page or listing can serve only dilute it'),
    countTarget: count,
    each: advice(80, 'characters', 'memory', 'Longest keyword that Google Ads takes', 2),
    separator: ', ',
    filling,
  };
}
