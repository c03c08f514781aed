import type { SeoForm } from '#contract/seo-content.ts';
import type { WalmartForm } from '#contract/walmart.ts';
import { briefsOf } from '#rules/ledger/brief.ts';
import { type ListingPart, newRun } from '#server/listing/write.ts';
import { brandOf } from './brand.ts';

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
