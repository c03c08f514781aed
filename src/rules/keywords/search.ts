import type { Brief, Ledger, WrittenLanguage } from '#rules/listing/listing.ts';
import type { Platform } from '#rules/platforms/platform.ts';
import { firstWords } from '#rules/text/first-words.ts';
import { tradeLine } from '#rules/ledger/unit-lists.ts';
import { withoutMakers } from './app-words.ts';
import { englishNounPhrases, type NounPhrase } from './noun-phrases.ts';
import { slotsOf, type Slots } from './slots.ts';

/** What the builders of keywords start from: one brief on one platform, read once. */
export interface Search {
  brief: Brief;
  ledger: Ledger;
  platform: Platform;
  language: WrittenLanguage;
  slots: Slots;
  /** The front of the description, in which buyers' words are looked for. */
  read: string;
  /** Noun phrases of the front of an English description; empty in other languages. */
  phrases: readonly NounPhrase[];
  /** Path of the product in the form: `products.0`. */
  path: string;
  /** Whether no tag of the platform may be long, so that short wordings are wanted. */
  takesShortTags: boolean;
}

/** Longest text that is tagged for phrases; what a buyer searches stands near the front. UTF-16 units. */
const taggedLength = 800;
/** Where no tag may be longer, in characters, the short wordings are wanted. */
const shortTag = 20;

/** A data sheet without the names of its rows, which nobody searches, and without its terms of trade. */
function withoutLabels(text: string): string {
  if (!text.includes('\n') || !text.includes(':')) return text;
  return text
    .split('\n')
    .filter((line) => !tradeLine.test(line.trim()))
    .map((line) => line.replace(/^\s*\p{Lu}[\p{L} /()-]{2,28}:\s/u, ''))
    .join('\n');
}

const brings =
  /(?<![^.!?\s]\s|\p{L})(?:I|We)(?: also| both| all)? (?:carry|hold|bring|own|wear)\s[^.!?\n]{1,200}[.!?]/gu;

/** "Bar and wood fired pizza on site.": what there is beside what is offered, in a row of its own. */
const beside = /(?<=^|[.!?\n]\s?)[^.!?\n]{3,80}\son[- ]site(?=[.!?\n]|$)/giu;

/**
 * An English text of a page without what somebody brings along and what there is beside it, which is nothing that it offers: "I carry
 * two cameras and full insurance."
 */
export const withoutBrought = (text: string): string => text.replaceAll(brings, ' ').replaceAll(beside, ' ');

export function searchOf(brief: Brief, ledger: Ledger, platform: Platform): Search {
  const language = ledger.language.written;
  const path = `products.${brief.product.index}`;
  const front = firstWords(brief.product.description, taggedLength);
  const read = platform.subject === 'page' && language === 'en' ? withoutBrought(front) : front;
  const { tags } = platform.fields;
  const searched = withoutLabels(platform.subject === 'app' ? withoutMakers(read) : read);
  return {
    brief,
    ledger,
    platform,
    language,
    slots: slotsOf(brief, ledger, platform.subject),
    read,
    phrases: language === 'en' ? englishNounPhrases(searched, `${path}.description`) : [],
    path,
    takesShortTags: tags?.kind === 'list' && tags.each.max <= shortTag,
  };
}
