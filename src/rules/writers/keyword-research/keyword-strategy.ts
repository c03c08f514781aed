import type { SearchIntent } from '#contract/keyword-research.ts';
import { platforms } from '#rules/platforms/index.ts';
import type { ResearchBrief } from './brief.ts';
import type { Candidate } from './candidates.ts';

/** Where keywords go on a platform that says nothing of its own. */
const standardPlaces = {
  main: 'Use it near the front of the title, and once in the description.',
  detail: 'Answer it with a sentence of the description.',
};

/** One sentence: what to do with the keyword. */
export function keywordStrategy(
  { category, competitor, offer, keyword }: Candidate,
  brief: ResearchBrief,
  intent: SearchIntent,
): string {
  const { ownSite = false, keywordPlaces: places = standardPlaces } = brief.platform ?? platforms.website;
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
    const { country } = brief.places;
    const [town] = brief.places.towns;
    if (town === undefined && country !== '')
      return `Name ${country} in title, heading and first sentence of the page, with where in it you work.`;
    return town === undefined
      ? 'Answered by the searcher’s place: keep the address and hours of your Google Business Profile true.'
      : `Name ${town} in title, heading and first sentence of one page, and keep your Google Business Profile true.`;
  }
  if (intent === 'informational')
    return ownSite
      ? `Answer it in the first two sentences of an article, then link to ${offer === undefined ? 'what you sell' : `your page on ${offer}`}.`
      : places.detail;
  if (intent === 'commercial' && ownSite)
    return 'Compare fairly on one page, with prices and differences; say what your offer is not for.';
  return category === 'primaryKeywords' ? places.main : places.detail;
}
