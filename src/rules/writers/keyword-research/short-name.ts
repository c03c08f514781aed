import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { mostWords } from './list-words.ts';
import { turnkey } from './turnkey.ts';

/** Where a name goes on to say more, so that it can end there: "driving lessons [in manual and automatic cars]". */
const further: Readonly<Record<WrittenLanguage, RegExp | null>> = {
  en: /\s(?:for|with|in|at|on|to)\s/u,
  de: /\s(?:für|mit|in|im|zu|zum|zur)\s/u,
  es: /\s(?:para|con|en|por)\s/u,
  fr: /\s(?:pour|avec|en|dans|sur)\s/u,
  other: null,
};

const mostWhole = 7;

/** A name of at most as many words as people type, ended where it goes on to say more. */
export function shortName(name: string, language: WrittenLanguage): string {
  const words = name.split(' ');
  if (words.length <= mostWords || (words.length <= mostWhole && turnkey.test(name))) return name;
  const joint = further[language];
  const endsAt = (pattern: RegExp): string[] =>
    [...name.matchAll(new RegExp(pattern, 'gu'))].map(({ index }) => name.slice(0, index)).toReversed();
  // At an "and" last: "lessons in manual and automatic cars" ends before "in".
  const parts = joint === null ? [] : [...endsAt(joint), ...endsAt(/\s(?:and|&|und|y|et)\s/u)];
  // "Half day and full day rafting trips": the first half names no trip.
  const [, behind] = /^(?:half|full|all|multi)[- ]day and (.+)$/iu.exec(name) ?? [];
  if (behind !== undefined && behind.split(' ').length <= mostWords) return behind;
  // One word names too little.
  const part = parts.find((one) => one.includes(' ') && one.split(' ').length <= mostWords);
  return part ?? words.slice(0, mostWords).join(' ');
}
