import type { Brief, WrittenLanguage } from '#rules/listing/listing.ts';
import { tokensOf } from '#rules/text/words.ts';
import { attributeStemsOf } from './type-agreed.ts';
import { accessories, genericHeads, singular } from './type-front.ts';

/** "Pond supplies": what they are for stands before it, and is no thing that is sold. */
const generalHead =
  /\s(?:supplies|accessories|equipment|gear|parts|products|essentials|maintenance|care|décor|decor|zubehör|bedarf)$/iu;

/** A noun of the category that also stands in the name. */
export function categoryNounInName(brief: Brief, language: WrittenLanguage): string {
  const { name } = brief.product;
  const tokens = tokensOf(name);
  // "Fishing" of a fishing lure says what the lure is for.
  const isForAnother = (at: number): boolean =>
    language === 'en' &&
    tokens[at] !== undefined &&
    tokens[at + 1] !== undefined &&
    /^ ?$/u.test(name.slice(tokens[at].end, tokens[at + 1]!.start)) &&
    (tokens[at].stem.endsWith('ing') ||
      accessories.has(tokens[at + 1]!.stem) ||
      genericHeads.has(tokens[at + 1]!.stem));
  const inName = new Set(tokens.filter((_, at) => !isForAnother(at)).map((token) => token.stem));
  for (const field of [brief.product.category, brief.fields['shopifyProductType'] ?? '']) {
    if (language === 'en' && generalHead.test(field)) continue;
    for (const token of tokensOf(field)) {
      if (
        token.stem.length > 3 &&
        inName.has(token.stem) &&
        !attributeStemsOf(field, language).has(token.stem)
      ) {
        return singular(field.slice(token.start, token.end), language);
      }
    }
  }
  return '';
}
