import type { Listing } from '#rules/listing/listing.ts';
import type { FieldId } from '#rules/platforms/platform.ts';
import { bodyOf, firstSentence } from '#rules/writers/seo-content/body.ts';
import { shortPoints } from '#rules/writers/seo-content/short-points.ts';
import type { Draft } from '#rules/writers/seo-content/draft.ts';
import { metaOf, titleTagOf } from '#rules/writers/seo-content/search-page.ts';
import type { Telling } from '#rules/writers/seo-content/telling.ts';
import { buildTitle } from '#rules/writers/seo-content/titles.ts';

/** Lists of short facts, each in its own length. */
const factLists: readonly FieldId[] = ['bulletPoints', 'keyFeatures', 'sellingPoints'];
const usualFacts = 5;

/**
 * A platform without a writer of its own: the title that its file aims at, brand first where the seller's own goods are
 * sold, a plain description, facts in whichever lists it has. Keyword fields are filled later, as everywhere.
 */
export function writeStandard(draft: Draft, telling: Telling): Listing {
  const { fields, goods } = draft.platform;
  const title = fields.productTitle;
  const max = title?.kind === 'text' ? (title.target?.to ?? title.limit.max) : 60;
  const productTitle = buildTitle(draft, { max }, { brand: goods === 'own-brand' });
  const listing: Listing = {
    productTitle,
    improvedBodyText: bodyOf(draft, telling, { labelled: new Set(['size', 'care', 'box']) }),
    titleTag: titleTagOf(draft, draft.brand, productTitle),
    metaDescription: metaOf(draft, firstSentence(draft, telling), telling.points),
  };
  for (const id of factLists) {
    const rule = fields[id];
    if (rule?.kind !== 'list') continue;
    listing[id] = shortPoints(draft, telling.points, {
      count: rule.countTarget?.to ?? Math.min(usualFacts, rule.count.max),
      min: rule.eachTarget?.from ?? 0,
      max: rule.eachTarget?.to ?? rule.each.max,
    });
  }
  return listing;
}
