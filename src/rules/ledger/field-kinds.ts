import type { FactKind } from '#rules/listing/listing.ts';

/** Kind of what a form field holds. A field that is not named here is classified clause by clause. */
const kinds: Readonly<Record<string, FactKind>> = {
  businessName: 'name',
  industry: 'other',
  targetAudience: 'audience',
  priceRange: 'price',
  certifications: 'certificate',
  seasonalRelevance: 'season',
  brandStory: 'story',
  customerPainPoints: 'problem',
  location: 'place',
  website: 'contact',
  targetKeywords: 'other',
  etsyShopName: 'name',
  etsyShopSection: 'other',
  amazonBrand: 'brand',
  amazonCategory: 'other',
  productDimensions: 'size',
  ebayStoreName: 'name',
  itemCondition: 'condition',
  shippingDetails: 'shipping',
  shopifyStoreName: 'name',
  shopifyDomain: 'contact',
  shopifyCollections: 'other',
  shopifyProductType: 'other',
  shopifyVendor: 'brand',
  shopifyTags: 'other',
  shopifyTheme: 'other',
  shopifyTargetSegments: 'audience',
  channelName: 'name',
  videoTitle: 'name',
  videoTags: 'other',
  videoLength: 'duration',
  videoType: 'other',
  targetViewerAge: 'audience',
  videoThumbnailDescription: 'other',
  videoCategory: 'other',
  uploadSchedule: 'other',
  contentTheme: 'other',
  appName: 'name',
  appCategory: 'other',
  appVersion: 'other',
  deviceCompatibility: 'compatibility',
  appFeatures: 'function',
  tiktokShopName: 'name',
  tiktokCategory: 'other',
  tiktokHashtags: 'other',
  tiktokAudience: 'audience',
  tiktokContentStyle: 'other',
  facebookLocation: 'place',
  facebookCategory: 'other',
  facebookCondition: 'condition',
  facebookDeliveryMethod: 'shipping',
  facebookCommunityFocus: 'audience',
};

const kindOfField: ReadonlyMap<string, FactKind> = new Map(Object.entries(kinds));

/** Kind that a form field gives to its text, or undefined where each clause tells its own. */
export function fieldKind(path: string): FactKind | undefined {
  if (path.endsWith('.name')) return 'name';
  if (path.endsWith('.category')) return 'other';
  return kindOfField.get(path);
}
