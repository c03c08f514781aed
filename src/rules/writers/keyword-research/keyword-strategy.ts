import type { SearchIntent } from '#contract/keyword-research.ts';
import type { PlatformId } from '#contract/platforms.ts';
import type { ResearchBrief } from './brief.ts';
import type { Candidate } from './candidates.ts';

/** Where a main keyword goes on each platform (platform rules §1 to §11). */
const mainPlaces: Readonly<Record<PlatformId, string>> = {
  website: 'Give it a page of its own: title tag, main heading and first sentence.',
  etsy: 'Use it near the front of the title and as one of the 13 tags.',
  amazon: 'Use it once, near the front of the title; other words go into the search terms.',
  ebay: 'Put it at the front of the 80-character title and repeat it in the item specifics that fit.',
  shopify: 'Put it in the product title, the page title and the handle of one product or collection.',
  youtube: 'Say it in the title, in the first two lines of the description and in the video itself.',
  appstore: 'Use it in the name or subtitle; single words left over go into the keyword field.',
  playstore: 'Use it in the title or short description, and naturally in the full description.',
  tiktokshop: 'Put it at the front of the product title and say it in the video.',
  facebookmarketplace: 'Name the thing by it in the title, and again in the first sentence.',
  walmart: 'Use it in the product name after the brand, and once in the key features.',
};
const detailPlaces: Readonly<Record<PlatformId, string>> = {
  website: 'Answer it in a section of the main page, with a heading that says it.',
  etsy: 'Use it as a tag of up to 20 characters, or say it in the description.',
  amazon: 'Cover it in a bullet point; its words not yet used go into the search terms.',
  ebay: 'Cover it by an item specific, or by a sentence of the description.',
  shopify: 'Say it in the description of the product, or name a collection by it.',
  youtube: 'Make it a chapter, or a video of its own when there is enough to show.',
  appstore: 'Its single words belong into the keyword field, if the name does not hold them.',
  playstore: 'Answer it with a sentence of the full description.',
  tiktokshop: 'Answer it in the video and in the description.',
  facebookmarketplace: 'Answer it with a sentence of the description.',
  walmart: 'Cover it in a key feature or an attribute.',
};

/** One sentence: what to do with the keyword. */
export function keywordStrategy(
  { category, competitor, offer, keyword }: Candidate,
  brief: ResearchBrief,
  intent: SearchIntent,
): string {
  const platform = brief.platform?.id ?? 'website';
  const ownSite = platform === 'website' || platform === 'shopify';
  if (competitor !== undefined || category === 'competitorKeywords')
    return ownSite
      ? 'Write one honest comparison page, or bid on it in Google Ads with an ad text that leaves the name out.'
      : 'Read what is asked there and answer it about your own offer; leave the name out of every field.';
  if (category === 'brandKeywords')
    return keyword.toLowerCase() === brief.businessName.toLowerCase()
      ? 'Hold the first place: the name in the title of your home page and the same on every profile.'
      : 'Answer it on one page of your own, linked from the home page.';
  if (category === 'semanticKeywords')
    return offer === undefined
      ? 'Use it where it fits in the text; it needs no page.'
      : `Use it where it fits in texts about ${offer}; it needs no page.`;
  if (category === 'localKeywords') {
    const [town] = brief.places.towns;
    return town === undefined
      ? 'Answered by the searcher’s place: keep the address and hours of your Google Business Profile true.'
      : `Name ${town} in title, heading and first sentence of one page, and keep your Google Business Profile true.`;
  }
  if (intent === 'informational')
    return ownSite
      ? `Answer it in the first two sentences of an article, then link to ${offer === undefined ? 'what you sell' : `your page on ${offer}`}.`
      : detailPlaces[platform];
  if (intent === 'commercial' && ownSite)
    return 'Compare fairly on one page, with prices and differences; say what your offer is not for.';
  return category === 'primaryKeywords' ? mainPlaces[platform] : detailPlaces[platform];
}
