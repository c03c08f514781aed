import { textOfField } from '#rules/facts/field-text.ts';
import { unspacedScript } from '#rules/facts/measured-text.ts';
import { plainText } from '#rules/facts/plain-text.ts';
import type { Listing } from '#rules/listing/listing.ts';
import { fieldRules } from '#rules/platforms/index.ts';
import type { FieldId } from '#rules/platforms/platform.ts';
import { contentStemsOf } from '#rules/text/words.ts';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';

/** A text with fewer different words says too little to be told by them. */
const fewestWords = 4;
/** What is a word of a script without spaces is often a whole clause. */
const fewestUnspaced = 2;
/** Part of a text's words that the other product's text holds, and how much more that is than the own brief holds. */
const leastOfOther = 0.7;
const leastMore = 0.3;

/** Whether a text says a word of a name; scripts without spaces have it inside of others. */
function says(text: string, stems: ReadonlySet<string>, word: string): boolean {
  return stems.has(word) || (unspacedScript.test(word) && text.includes(word));
}

/**
 * Fields that speak of another product of the form and hardly of their own: an endpoint that caches or mixes up its
 * questions sends a good listing of the wrong thing. A product is known by what its name says and the other's does not, or
 * by the words of its description.
 */
export function fieldsOfAnother(
  { brief, ledger, platform }: Prepared,
  listing: Listing,
): Map<FieldId, string> {
  const found = new Map<FieldId, string>();
  const ownName = brief.product.name.toLowerCase();
  const own = contentStemsOf(ownName);
  const others = (brief.others ?? []).map((name, at) => {
    const words = contentStemsOf(name);
    return {
      name,
      lower: name.toLowerCase(),
      words: brief.otherWords?.[at],
      telling: words.filter((word) => !own.includes(word) && !ledger.stems.has(word)),
      ofOwn: own.filter((word) => !words.includes(word)),
    };
  });
  if (others.length === 0) return found;
  for (const { id } of fieldRules(platform)) {
    const text = plainText(textOfField(listing[id])).toLowerCase().replaceAll('-', ' ');
    if (text === '') continue;
    const stems = new Set(contentStemsOf(text));
    const shareOf = (known: ReadonlySet<string>): number =>
      [...stems].filter((stem) => known.has(stem)).length / stems.size;
    const isByWords = (words: ReadonlySet<string> | undefined): boolean => {
      if (words === undefined || stems.size < (unspacedScript.test(text) ? fewestUnspaced : fewestWords))
        return false;
      const ofOther = shareOf(words);
      return ofOther >= leastOfOther && shareOf(ledger.stems) <= ofOther - leastMore;
    };
    const other = others.find(({ lower, telling, ofOwn, words }) => {
      if (isByWords(words)) return true;
      // "Pantrio" beside "Pantrio Plus": only the whole name of the other tells it.
      if (ofOwn.length === 0) return !ownName.includes(lower) && text.includes(lower);
      return (
        telling.length > 0 &&
        telling.every((word) => says(text, stems, word)) &&
        ofOwn.filter((word) => says(text, stems, word)).length < ofOwn.length / 2
      );
    });
    if (other !== undefined) found.set(id, other.name);
  }
  return found;
}
