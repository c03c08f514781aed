import type { SeoForm } from '#contract/seo-content.ts';
import type { WalmartForm } from '#contract/walmart.ts';
import { briefsOf } from '#rules/ledger/brief.ts';
import { type ListingPart, newRun } from '#server/listing/write.ts';

/** "Harrowgate, lights for camping": a name at the start, ended by a mark, a verb or the end. */
const leadingName =
  /^(\p{Lu}[\p{L}\d&'’.-]*(?:\s(?:&|and|of|\p{Lu}[\p{L}\d&'’-]*)){0,3})(?=\s*(?:[,;:(\n–—]|\.\s|\.?$|\s(?:is|has|was|makes?|sells?|builds?|designs?|offers?|produces?)\b))/u;
/** First words that begin a sentence about a brand without naming it. */
const noName =
  /^(?:we|our|the|a|an|this|it|family|small|hand|handmade|made|founded|based|since|designed|no|none|n\/a|american|generic|unbranded)\b/i;

/** The brand that a text about it begins with; empty when it names none, since a brand is never guessed. */
export function brandOf(brandInfo: string): string {
  const text = brandInfo.trim().replace(/^brand(?: name)?\s*:\s*/iu, '');
  const name = leadingName.exec(text)?.[1]?.replace(/[.\s]+$/u, '') ?? '';
  return noName.test(name) ? '' : name;
}

/** The form of the listing generator that says the same. */
function listingFormOf(input: WalmartForm): SeoForm {
  const { productName, category, keyFeatures, targetAudience, priceRange, brandInfo = '' } = input;
  const brand = brandOf(brandInfo);
  return {
    platform: 'walmart',
    businessName: brand,
    industry: 'Retail',
    keyFeatures,
    ...(targetAudience && { targetAudience }),
    ...(priceRange && { priceRange }),
    // The name alone is no story.
    ...(brandInfo.trim().length > brand.length + 1 && { brandStory: brandInfo }),
    products: [{ name: productName.trim(), category, description: '' }],
  };
}

/** The one listing that is asked for. */
export function partsOf(input: WalmartForm): ListingPart[] {
  const run = newRun();
  return briefsOf(listingFormOf(input)).map((brief) => ({ brief, run }));
}
