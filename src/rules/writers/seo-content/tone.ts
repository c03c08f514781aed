import type { Tone } from '#contract/seo-content.ts';

const contracted: readonly (readonly [RegExp, string])[] = [
  [/\b([Ii])t is (?=[a-z])/gu, "$1t's "],
  [/\bdoes not\b/gu, "doesn't"],
  [/\b([Dd])o not\b/gu, "$1on't"],
  [/\bis not\b/gu, "isn't"],
  [/\bare not\b/gu, "aren't"],
  [/\bcannot\b/gu, "can't"],
  [/\b([Tt])hey are (?=[a-z])/gu, "$1hey're "],
  [/\b([Ww])e are (?=[a-z])/gu, "$1e're "],
];
const expanded: readonly (readonly [RegExp, string])[] = [
  [/\b([Ii])t[’']s (?=(?:a|an|the|not|made|built|safe|easy|suitable|ready|for|in)\b)/gu, '$1t is '],
  [/\b([Dd])oesn[’']t\b/gu, '$1oes not'],
  [/\b([Dd])on[’']t\b/gu, '$1o not'],
  [/\b([Ii])sn[’']t\b/gu, '$1s not'],
  [/\b([Aa])ren[’']t\b/gu, '$1re not'],
  [/\b([Cc])an[’']t\b/gu, '$1annot'],
];

/** Contractions in the warm tones, none in the sober ones. English only. */
export function inTone(text: string, tone: Tone, language: string): string {
  if (language !== 'en') return text;
  const table = tone === 'casual' || tone === 'friendly' ? contracted : tone === 'persuasive' ? [] : expanded;
  return table.reduce((current, [pattern, replacement]) => current.replace(pattern, replacement), text);
}
