import type { Ledger, WrittenLanguage } from '#rules/listing/listing.ts';
import { matchesOf } from '#rules/text/pattern-finds.ts';
import { foldWord } from '#rules/text/words.ts';

/** Names of months; those that are other words too only where a word of time stands before them or a figure beside. */
const months: Readonly<Record<Exclude<WrittenLanguage, 'other'>, RegExp>> = {
  en: /(?<!\p{L})(?:January|February|April|June|July|August|September|October|November|December|(?<=(?:in|since|until|by|from|to|of|last|this|next|\d) )(?:March|May)|(?:March|May)(?= (?:19|20)\d\d| \d))(?!\p{L})/gu,
  de: /(?<!\p{L})(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})/gu,
  es: /(?<!\p{L})(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?!\p{L})/gu,
  fr: /(?<!\p{L})(?:janvier|février|avril|juin|juillet|août|septembre|octobre|novembre|décembre|(?<=(?:en|mois de|depuis|dès|de|fin|\d) )(?:mars|mai))(?!\p{L})/gu,
};

/** Months that a text names and the brief does not: when something was made, bought, checked or will come. */
export function strangeMonths(text: string, ledger: Ledger): { start: number; end: number }[] {
  const { written } = ledger.language;
  if (written === 'other') return [];
  return matchesOf(months[written], text)
    .filter(([month]) => !saysMonth(ledger, month))
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

/** In whatever form: "Sept 2024", "09/2024" and "autumn" are left to the other finders. */
function saysMonth(ledger: Ledger, month: string): boolean {
  const front = foldWord(month).slice(0, 3);
  return ledger.sentences.some(({ text }) => new RegExp(`(?<!\\p{L})${front}`, 'iu').test(foldWord(text)));
}
