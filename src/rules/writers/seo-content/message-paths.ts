/** Fields that name things for search or settings; they feed tags and titles, never a sentence. */
export const silentPaths = new Set([
  'targetKeywords',
  'shopifyTags',
  'videoTags',
  'tiktokHashtags',
  'amazonCategory',
  'facebookCategory',
  'tiktokCategory',
  'appCategory',
  'videoCategory',
  'industry',
  'shopifyDomain',
  'shopifyTheme',
  'shopifyProductType',
  'competitors',
  'website',
  'appName',
  'channelName',
  'videoTitle',
  'etsyShopName',
  'ebayStoreName',
  'shopifyStoreName',
  'tiktokShopName',
  'businessName',
  'amazonBrand',
  'shopifyVendor',
  'appVersion',
  'etsyShopSection',
  'shopifyCollections',
  'videoType',
  'uploadSchedule',
  'contentTheme',
  'videoLength',
  'tiktokContentStyle',
  'videoThumbnailDescription',
  'location',
  'facebookLocation',
]);
/** Fields told by a template of their own (`form-lines.ts`). */
export const templatedPaths = new Set([
  'targetAudience',
  'seasonalRelevance',
  'customerPainPoints',
  'certifications',
  'priceRange',
  'shopifyTargetSegments',
  'tiktokAudience',
  'targetViewerAge',
  'facebookCommunityFocus',
  'deviceCompatibility',
]);

/** "First lesson half price": the rest is nothing without that it costs less. */
export const onlyCheaper = /^(?:(?:at |for )?half[- ]price|free|\d{1,2} ?% off|discounted|on sale)[.!]?$/iu;

/** Fields that list facts one by one; each stands for itself, and one that the description tells already is left out. */
export const listPaths = new Set(['keyFeatures', 'appFeatures', 'productDimensions']);
