import { guarded } from '#rules/text/guards.ts';
import { finds, matches } from '#rules/text/pattern-finds.ts';
import {
  callPhrases,
  offerPhrases,
  phrasePattern,
  phrasePatternOr,
  rankPhrases,
} from '#rules/platforms/forbidden-words.ts';

/** Promotional talk found in a text. */
export interface Promotion {
  text: string;
  /** In UTF-16 units. */
  start: number;
  kind: PromotionKind;
}

type PromotionKind =
  | 'an offer'
  | 'a rank nobody can prove'
  | 'a call to buy'
  | 'pressure'
  | 'bait'
  | 'shouting punctuation';

/** Deadlines and scarcity: true for a day at best, and refused or ranked down everywhere. */
const pressurePhrases = [
  'hurry',
  'last chance',
  'selling fast',
  'going fast',
  'ends soon',
  'today only',
  'this week only',
  'few left',
  'almost gone',
  'almost sold out',
  'selling out',
  'before they are gone',
  'solo hoy',
  'por tiempo limitado',
  'últimas unidades',
  'nur für kurze zeit',
  'nur heute',
  'solange der vorrat reicht',
  'quantité limitée',
  'dépêchez vous',
  "aujourd'hui seulement",
];

/** Titles that promise what the text does not keep. */
const baitPhrases = [
  "you won't believe",
  'you won’t believe',
  'won’t believe',
  "won't believe",
  'shocking',
  'gone wrong',
  'must see',
  'must watch',
  'l@@k',
  'wow',
  'no te lo vas a creer',
  'das glaubst du nicht',
  'vous n’allez pas y croire',
];

const patterns: ReadonlyArray<readonly [PromotionKind, RegExp]> = [
  ['an offer', phrasePattern(offerPhrases)],
  [
    'an offer',
    guarded(/(?<!\d)\d{1,2}\s?% (?:off|rabatt|reduziert|de descuento|de réduction|de remise)(?!\p{L})/giu, {
      sign: /%/,
    }),
  ],
  ['a rank nobody can prove', phrasePatternOr(String.raw`#\s?1(?![\d.,/]*\d)`, /#/, rankPhrases)],
  ['a call to buy', phrasePattern(callPhrases)],
  ['pressure', phrasePattern(pressurePhrases)],
  ['bait', phrasePattern(baitPhrases)],
  [
    'shouting punctuation',
    guarded(/[!?]{2,}|[★☆♥❤⭐🔥💥]{2,}|\${2,}|\*{3,}|~{2,}/gu, { sign: /[!?$*~]|[^ -~\n]/ }),
  ],
];

/** Kinds that a seller may state as a fact of their own shop, where the platform's file does not refuse them. */
const statable: ReadonlySet<PromotionKind> = new Set([
  'an offer',
  'a call to buy',
  'a rank nobody can prove',
]);

/** Whether a text holds any promotional talk at all: one pass a list, without collecting the finds. */
export function mayPromote(text: string): boolean {
  return patterns.some(([, pattern]) => matches(pattern, text));
}

/**
 * Promotional talk that helps no listing on any platform, in the four written languages. What the seller's
 * brief itself says (`brief`, lower case) is a fact and passes; the platforms' own lists stand in their files.
 */
export function promotionsIn(text: string, brief: string): Promotion[] {
  const found: Promotion[] = [];
  for (const [kind, pattern] of patterns) {
    for (const find of finds(pattern, text)) {
      if (statable.has(kind) && brief.includes(find.text.toLowerCase())) continue;
      found.push({ text: find.text.trim(), start: find.start, kind });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}
