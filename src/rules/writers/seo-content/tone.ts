import type { Tone } from '#contract/seo-content.ts';
import type { Draft } from './draft.ts';
import { withConversions } from './converted-measures.ts';

type Rewording = readonly (readonly [RegExp, string])[];

const contracted: Rewording = [
  [/\b([Ii])t is (?=[a-z])/gu, "$1t's "],
  [/\b([Dd])oes not\b/gu, "$1oesn't"],
  [/\b([Dd])o not\b/gu, "$1on't"],
  [/\bis not\b/gu, "isn't"],
  [/\bare not\b/gu, "aren't"],
  [/\bcannot\b/gu, "can't"],
  [/\b([Tt])hey are (?=[a-z])/gu, "$1hey're "],
  [/\b([Ww])e are (?=[a-z])/gu, "$1e're "],
];
const expanded: Rewording = [
  [/\b([Ii])t[’']s (?=(?:a|an|the|not|made|built|safe|easy|suitable|ready|for|in)\b)/gu, '$1t is '],
  [/\b([Dd])oesn[’']t\b/gu, '$1oes not'],
  [/\b([Dd])on[’']t\b/gu, '$1o not'],
  [/\b([Ii])sn[’']t\b/gu, '$1s not'],
  [/\b([Aa])ren[’']t\b/gu, '$1re not'],
  [/\b([Cc])an[’']t\b/gu, '$1annot'],
];
/** How a warm voice tells what a new thing has: a friend of the reader, or of the thing. */
const ownWay: Readonly<Partial<Record<Tone, Rewording>>> = {
  casual: [
    [/(?<=^|[.!?] |\n|>)It has (?=an? |two |three |four |five |six |\d)/gu, "It's got "],
    [/(?<=^|[.!?] |\n|>)They have (?=an? |two |three |four |five |six |\d)/gu, "They've got "],
  ],
  friendly: [
    [/(?<=^|[.!?] |\n|>)(?:It has|They have) (?=an? |two |three |four |five |six |\d)/gu, 'You get '],
    [
      /(?<=^|[.!?] |\n|>)(?:It comes|They come) with (?=an? |two |three |four |five |six |\d)/gu,
      'You also get ',
    ],
  ],
};

/**
 * A body in the brief's tone and style: contractions in the warm tones and none in the sober ones, in English; in the
 * detailed style the measures of goods in the other system too.
 */
export function inTone(text: string, { brief, language: { written }, platform, category }: Draft): string {
  const isGoods = platform.subject === 'product';
  const told = brief.style === 'detailed' && isGoods ? withConversions(text, written) : text;
  if (written !== 'en') return told;
  const isWarm = brief.tone === 'casual' || brief.tone === 'friendly';
  // "You get a small chip at the rim": what is wrong with a used thing is told of the thing.
  const own = isGoods && category !== 'used' ? (ownWay[brief.tone] ?? []) : [];
  const table = isWarm ? [...own, ...contracted] : brief.tone === 'persuasive' ? [] : expanded;
  return table.reduce((current, [pattern, replacement]) => current.replace(pattern, replacement), told);
}
