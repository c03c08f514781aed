import type { Listing } from '#rules/listing/listing.ts';
import { bodyOf, firstSentence } from '#rules/writers/seo-content/body.ts';
import { shortPoints } from '#rules/writers/seo-content/short-points.ts';
import type { Draft } from '#rules/writers/seo-content/draft.ts';
import { metaOf, titleTagOf } from '#rules/writers/seo-content/search-page.ts';
import type { Telling } from '#rules/writers/seo-content/telling.ts';
import { buildTitle } from '#rules/writers/seo-content/titles.ts';

/** Walmart: brand first, 50 to 75 characters; key features of one fact each; a description in paragraphs. */
export function writeWalmart(draft: Draft, telling: Telling): Listing {
  const productTitle = buildTitle(draft, { max: 75 }, { brand: true });
  const keyFeatures = shortPoints(draft, telling.points, {
    count: telling.points.length >= 14 ? 6 : 5,
    min: 20,
    max: 80,
  });
  return {
    productTitle,
    keyFeatures,
    improvedBodyText: bodyOf(draft, telling, { labelled: new Set() }),
    titleTag: titleTagOf(draft, draft.brand, productTitle),
    metaDescription: metaOf(draft, firstSentence(draft, telling), telling.points),
  };
}
