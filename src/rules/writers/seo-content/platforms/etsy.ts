import type { Listing } from '#rules/listing/listing.ts';
import { bodyOf, firstSentence } from '#rules/writers/seo-content/body.ts';
import type { Draft } from '#rules/writers/seo-content/draft.ts';
import { materialNames } from '#rules/writers/seo-content/materials.ts';
import { metaOf, titleTagOf } from '#rules/writers/seo-content/search-page.ts';
import type { Telling } from '#rules/writers/seo-content/telling.ts';
import { buildTitle } from '#rules/writers/seo-content/titles.ts';

/** Etsy: a plain title of 5 to 14 words; prose, then blocks for size, care, making time and the parcel. */
export function writeEtsy(draft: Draft, telling: Telling): Listing {
  const productTitle = buildTitle(draft, { max: 110, words: 14 }, { brand: false });
  const shop = draft.brief.fields['etsyShopName'] ?? draft.brief.businessName;
  return {
    productTitle,
    materials: materialNames(draft),
    improvedBodyText: bodyOf(draft, telling, { labelled: new Set(['size', 'care', 'time', 'box']) }),
    titleTag: titleTagOf(draft, shop, productTitle),
    metaDescription: metaOf(draft, firstSentence(draft, telling), telling.points),
  };
}
