import type { Listing } from '#rules/listing/listing.ts';
import { appBody } from '#rules/writers/seo-content/app-body.ts';
import { appLine } from '#rules/writers/seo-content/app-line.ts';
import { appName } from '#rules/writers/seo-content/apps.ts';
import { firstSentence } from '#rules/writers/seo-content/body.ts';
import type { Draft } from '#rules/writers/seo-content/draft.ts';
import { metaOf, titleTagOf } from '#rules/writers/seo-content/search-page.ts';
import type { Telling } from '#rules/writers/seo-content/telling.ts';

/** Google Play: title with the head keyword, one phrase of functions, a full description with its functions as a list. */
export function writePlayStore(draft: Draft, telling: Telling): Listing {
  const productTitle = appName(draft, 30);
  return {
    productTitle,
    shortDescription: appLine(draft, telling, productTitle),
    improvedBodyText: appBody(draft, telling),
    titleTag: titleTagOf(draft, '', productTitle),
    metaDescription: metaOf(draft, firstSentence(draft, telling), telling.points),
  };
}
