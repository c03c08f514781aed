import { plainText } from '#rules/facts/plain-text.ts';
import { entriesOf } from '#rules/facts/field-text.ts';
import type { FieldValue } from '#contract/seo-content.ts';
import type { Listing } from '#rules/listing/listing.ts';
import { isFunctionWord } from '#rules/text/function-words.ts';
import { upperFirst } from '#rules/writers/seo-content/english-words.ts';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';
import { sellersText } from './sellers-text.ts';

/** "HOLDS A DOZEN: room for …", at the beginning of a point or line. */
const head =
  /(?<=^|\n|<li>|<p>|[-•*] )(?=[^:–—\n<>]{0,60}\p{Lu}{3})[\p{Lu}\p{N}][\p{Lu}\p{N}\s'’&,.+/-]{2,59}(?=\s?[:–—])/gu;
const word = /[\p{L}\p{M}][\p{L}\p{M}'’]*/gu;

/**
 * A model's answer with the heads of its points in small letters: in capitals each of their words would be taken for a name.
 * What the brief writes in capitals keeps them.
 */
export function withCalmHeads(prepared: Prepared, listing: Listing): Listing {
  const { brief, ledger } = prepared;
  const said = `${brief.product.name} ${sellersText(ledger)} ${brief.businessName} ${ledger.brand}`;
  const own = new Set(said.match(/\p{Lu}{2,}/gu));
  const keepsCapital = ledger.language.written === 'de';
  const calm = (text: string): string =>
    text.replaceAll(head, (line) =>
      line.replaceAll(word, (one, at: number) => {
        if (own.has(one) || one !== one.toUpperCase()) return one;
        const lower = one.toLowerCase();
        return at === 0 || (keepsCapital && !isFunctionWord(lower)) ? upperFirst(lower) : lower;
      }),
    );
  const result: Listing = { ...listing };
  for (const [id, value] of Object.entries(listing) as [keyof Listing, FieldValue][]) {
    if (!entriesOf(value).some((text) => /\p{Lu}{3}[^:–—\n]{0,50}[:–—]/u.test(plainText(text)))) continue;
    if (typeof value === 'string') result[id] = calm(value);
    else if (value.every((entry) => typeof entry === 'string')) result[id] = value.map(calm);
  }
  return result;
}
