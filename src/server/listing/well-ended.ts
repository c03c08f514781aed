import type { FieldValue } from '#contract/seo-content.ts';
import { withoutOpenEnd } from '#rules/fit/open-ends.ts';
import type { Listing } from '#rules/listing/listing.ts';
import { fieldRules } from '#rules/platforms/index.ts';
import type { FieldRule, Platform } from '#rules/platforms/platform.ts';
import { foldWord } from '#rules/text/words.ts';

/** A joint or an article right before a stop: what it promised was never written. */
const openStop =
  /,?\s(?:and|or|but|und|oder|aber|et|ou|mais|pero|the|an)(?=[.!?](?:\s|$|<))|\s{1,3}(?=[.,!?](?:\s|$|<))|(?<=[.!?])\.(?!\.)(?=\s|$|<)(?<!\.{3})/giu;
const mayBeOpen = /\s[.,!?]|\.\.|(?:and|or|but|und|oder|aber|et|ou|mais|pero|the|an)[.!?]/iu;
/** A shorter sentence may well stand twice ("Hand wash only."). */
const leastLetters = 15;
const sentenceEnds = /(?<=[.!?…])\s+/u;

/** A model's listing without what a model that runs on leaves: joints at an end, doubled stops, sentences told again and again. */
export function wellEnded(listing: Listing, platform: Platform): Listing {
  const result: Listing = { ...listing };
  for (const rule of fieldRules(platform)) {
    const value = listing[rule.id];
    if (value !== undefined) result[rule.id] = ended(value, rule);
  }
  return result;
}

function ended(value: FieldValue, rule: FieldRule): FieldValue {
  if (typeof value === 'string') {
    if (rule.kind === 'text' && (rule.format === 'handle' || rule.format === 'comma-list')) return value;
    return endedText(value);
  }
  if (rule.kind !== 'list' || rule.separator !== '\n') return value;
  return value.filter((entry) => typeof entry === 'string').map(endedText);
}

function endedText(text: string): string {
  const closed = mayBeOpen.test(text) ? text.replaceAll(openStop, '') : text;
  return withoutOpenEnd(toldOnce(closed)).replace(/[,;:\s]+$/u, '');
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
