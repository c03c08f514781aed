import type { BusinessType } from '#contract/google-ads-form.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

import type { NegativeList } from './negative-list.ts';
/** Why a search with such a word is none for the advertiser, one sentence. */
const negativeReasons: Record<string, string> = {
  jobs: 'Whoever searches so looks for work, not for what you offer.',
  meaning: 'Whoever searches so wants an explanation.',
  files: 'Whoever searches so wants a document to download.',
  diy: 'Whoever searches so wants to do it without help.',
  study: 'Whoever searches so wants to learn the trade.',
  facts: 'Whoever searches so wants information, not an offer.',
  goods: 'Whoever searches so wants goods or material of another kind.',
  other: 'Whoever searches so means something else by the same words.',
};

export interface UsualNegative {
  text: string;
  /** Of the list for all businesses; single words of it are safe as broad match. */
  isCommon: boolean;
  reason: string;
}

const lists: Record<Exclude<WrittenLanguage, 'other'>, NegativeList> = { en, de, es, fr };

/** Usual negatives of a business type in a language, each once; none where we know no words of the language. */
export function usualNegatives(type: BusinessType, language: WrittenLanguage): UsualNegative[] {
  if (language === 'other') return [];
  const { common, ofType } = lists[language];
  const found = new Map<string, UsualNegative>();
  for (const [lines, isCommon] of [
    [common, true],
    [ofType[type], false],
  ] as const) {
    for (const line of lines.split('\n')) {
      const [kind = '', terms = ''] = line.split(': ');
      for (const text of terms.split(', '))
        if (!found.has(text))
          found.set(text, { text, isCommon, reason: negativeReasons[kind] ?? negativeReasons['other']! });
    }
  }
  return [...found.values()];
}
