import type { Listing } from '#rules/listing/listing.ts';
import { fieldRules } from '#rules/platforms/index.ts';
import { contentStemsOf } from '#rules/text/words.ts';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';
import { isKnown, stemsKnown } from './known-stems.ts';
import { withoutTags } from './plain-answer.ts';

/** Part of a brief's letters that may be Latin where it is written in others: names and units. */
const mostLatin = 0.3;
/** Part of a text's letters from which it is in Latin ones. */
const mostlyLatin = 0.6;

const latinRun =
  /[,;、，؛،·|–—-]?\s?(?<![\p{L}\p{N}#])\p{Script=Latin}{2,30}(?:[\s’'-]{1,2}\p{Script=Latin}{1,30}){1,40}(?![\p{L}\p{N}])[.!]?/gu;

/** Whether a text is in Latin letters where its brief is not, and says no more of it than a name. */
export function isInStrangeLetters(text: string, prepared: Prepared): boolean {
  if (!isOtherScript(prepared)) return false;
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter));
  if (letters.length === 0 || latin.length < letters.length * mostlyLatin) return false;
  const stems = stemsKnown(prepared);
  const words = contentStemsOf(text);
  return words.filter((stem) => isKnown(stem, stems)).length < words.length / 2;
}

/** Whether the brief is written in letters that are not Latin, so that a run of those is a stranger's. */
export function isOtherScript({ ledger, brief }: Prepared): boolean {
  if (ledger.language.written !== 'other') return false;
  const letters = `${brief.product.name} ${brief.product.description}`.match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter));
  return latin.length < letters.length * mostLatin;
}

/** Takes words in Latin letters out of a listing in another script, where the brief knows none of them. */
export function withoutLatin(listing: Listing, prepared: Prepared): void {
  const stems = stemsKnown(prepared);
  const free = (text: string): string =>
    withoutTags(text)
      .replaceAll(latinRun, (run) => (contentStemsOf(run).some((stem) => isKnown(stem, stems)) ? run : ''))
      .trim();
  for (const { id, kind } of fieldRules(prepared.platform)) {
    const value = listing[id];
    if (value === undefined || id === 'hashtags') continue;
    if (kind === 'pairs' && typeof value !== 'string')
      listing[id] = value
        .filter((entry) => typeof entry !== 'string')
        .filter((pair) => free(pair.value) !== '' || pair.value.trim() === '');
    else if (typeof value === 'string') {
      if (/<(?:p|li)>/u.test(value)) listing[id] = value.replaceAll(/(?<=>)[^<]+/gu, free);
      else listing[id] = value.split('\n').map(free).join('\n');
    } else
      listing[id] = value
        .filter((entry) => typeof entry === 'string')
        .map(free)
        .filter((entry) => entry !== '');
  }
}
