import type { SeoResultItem } from '#contract/seo-content.ts';
import type { SeoContentDetails } from '#server/database/seo-content.ts';

/** The row of `seo_content` that keeps a listing. */
export function rowOfListing(item: SeoResultItem, businessProfileId: number): SeoContentDetails {
  return {
    businessProfileId,
    platform: item.platform,
    metaDescription: item.metaDescription,
    titleTag: item.titleTag,
    keywords: item.keywords,
    seoScore: item.seoScore,
    recommendations: item.recommendations,
    productTitle: item.productTitle,
    bulletPoints: item.bulletPoints,
    tags: item.tags,
    searchTerms: item.searchTerms,
    improvedBodyText: item.improvedBodyText,
    // Only subscribers get here.
    isPremium: true,
    result: item,
  };
}
