import type { FieldValue } from '#contract/seo-content.ts';
import { withoutOpenEnd } from '#rules/fit/open-ends.ts';
import type { Listing, WrittenLanguage } from '#rules/listing/listing.ts';
import { fieldRules } from '#rules/platforms/index.ts';
import type { FieldRule, Platform } from '#rules/platforms/platform.ts';
import { foldWord } from '#rules/text/words.ts';

/**
 * A joint or an article right before a stop: what it promised was never written. Each language has its own: "or" is gold in French,
 * "an" a year, and in German the end of a verb.
 */
const joints: Readonly<Record<WrittenLanguage, string>> = {
  en: 'and|or|but|the|an',
  de: 'und|oder|aber',
  es: 'pero',
  fr: 'et|ou|mais',
  other: 'and|und|et|ou|pero',
};
const openStops = new Map<WrittenLanguage, RegExp>();

function openStop(language: WrittenLanguage): RegExp {
  const known = openStops.get(language);
  if (known !== undefined) return known;
  const made = new RegExp(
    `,?\\s(?:${joints[language]})(?=[.!?](?:\\s|$|<))|\\s{1,3}(?=${language === 'fr' ? '[.,]' : '[.,!?]'}(?:\\s|$|<))|(?<=[.!?])\\.(?!\\.)(?=\\s|$|<)(?<!\\.{3})`,
    'giu',
  );
  openStops.set(language, made);
  return made;
}

/** Lines that end on a small word and are whole: "easy to put on", "zieht schnell ein", "bague en or". */
const whole: Readonly<Partial<Record<WrittenLanguage, RegExp>>> = {
  en: /(?<!\p{L})(?:to|what|which|that|who|where) (?:\p{L}{1,20} ){1,6}(?:on|in|to|with|for|of|from|by|at|into)$/iu,
  de: /(?:\p{Ll}{2,20}t|halten|machen|gehen|klappen|ziehen|schließen|fallen|lassen|drehen) (?:\S{1,30} ){0,8}(?:an|auf|ein|aus|zu|bei|mit)$/u,
  es: /(?<!\p{L})ya está$/iu,
  fr: /(?:(?<!\p{L})(?:en|par|plaquée?s?|l[’']|d[’'])\s?)(?:or|an)$/iu,
};
const mayBeOpen = /\s[.,!?]|\.\.|(?:and|or|but|und|oder|aber|et|ou|mais|pero|the|an)[.!?]/iu;
/** A shorter sentence may well stand twice ("Hand wash only."). */
const leastLetters = 15;
const sentenceEnds = /(?<=[.!?…])\s+/u;

/** A model's listing without what a model that runs on leaves: joints at an end, doubled stops, sentences told again and again. */
export function wellEnded(
  listing: Listing,
  platform: Platform,
  language: WrittenLanguage,
  brief = '',
): Listing {
  const result: Listing = { ...listing };
  for (const rule of fieldRules(platform)) {
    const value = listing[rule.id];
    if (value !== undefined) result[rule.id] = ended(value, rule, language, brief);
  }
  return result;
}

function ended(value: FieldValue, rule: FieldRule, language: WrittenLanguage, brief: string): FieldValue {
  if (typeof value === 'string') {
    if (rule.kind === 'text' && (rule.format === 'handle' || rule.format === 'comma-list')) return value;
    return endedText(value, language);
  }
  if (rule.kind !== 'list' || rule.separator !== '\n') return value;
  // "7:40 new one in" ends as the seller's line does.
  return value
    .filter((entry) => typeof entry === 'string')
    .map((entry) => (brief.includes(foldWord(entry)) ? entry : endedText(entry, language)));
}

function endedText(text: string, language: WrittenLanguage): string {
  const closed = toldOnce(mayBeOpen.test(text) ? text.replaceAll(openStop(language), '') : text);
  const isWhole = whole[language]?.test(closed.trimEnd()) === true;
  return (isWhole ? closed : withoutOpenEnd(closed)).replace(/[,;:\s]+$/u, '');
}

/** A text without the sentences that it has told already, and without the lines that have lost all of theirs. */
function toldOnce(text: string): string {
  if (text.length < leastLetters * 2) return text;
  const told = new Set<string>();
  let isRepeated = false;
  const once = text.replaceAll(/[^<>\n]+/gu, (line) =>
    line
      .split(sentenceEnds)
      .filter((sentence) => {
        const key = foldWord(sentence)
          .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
          .trim();
        const isAgain = key.length >= leastLetters && told.has(key);
        told.add(key);
        isRepeated ||= isAgain;
        return !isAgain;
      })
      .join(' '),
  );
  if (!isRepeated) return text;
  return once
    .replaceAll(/<(p|li)>\s*<\/\1>|<ul>\s*<\/ul>/gu, '')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();
}
