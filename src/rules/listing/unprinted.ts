import { textOfField } from '#rules/facts/field-text.ts';
import { commonOptionalFormFields } from '#rules/form/common-fields.ts';
import { fieldRules } from '#rules/platforms/index.ts';
import type { FormField, Platform } from '#rules/platforms/platform.ts';
import { stemsOf } from '#rules/text/words.ts';
import type { Brief, Listing } from './listing.ts';

/** Why a field of the form may leave no word in the texts, by its name. */
const reasons: Readonly<Partial<Record<FormField['name'], string>>> = {
  website: 'links stay out of these texts',
  competitors: 'other makers’ names stay out of every text',
  location: 'the place is set in the platform’s own field',
  etsyShopName: 'Etsy shows it beside the listing',
  ebayStoreName: 'eBay shows it beside the listing',
  shopifyStoreName: 'your theme shows it on every page',
  tiktokShopName: 'TikTok shows it beside the listing',
  channelName: 'YouTube shows it beside the video',
  etsyShopSection: 'choose it in the platform’s own field',
  amazonCategory: 'choose it in the platform’s own field',
  shopifyCollections: 'choose them in the platform’s own field',
  shopifyProductType: 'choose it in the platform’s own field',
  shopifyVendor: 'it has a field of its own',
  videoCategory: 'choose it in the platform’s own field',
  appCategory: 'choose it in the platform’s own field',
  tiktokCategory: 'choose it in the platform’s own field',
  facebookCategory: 'choose it in the platform’s own field',
  shopifyDomain: 'it is a setting of the shop',
  shopifyTheme: 'it is a setting of the shop',
  targetViewerAge: 'it would read as an age limit; set it in your campaigns',
  videoThumbnailDescription: 'it says what to draw, not what to write',
  uploadSchedule: 'it says nothing of this video',
  appVersion: 'it belongs to the release notes',
};
const priceApart = 'the price has a field of its own';
const deliveryApart = 'delivery has fields of its own';
/** Stems of fewer letters may stand in any text by chance. */
const fewestLetters = 3;
const mostNamed = 6;
const longestQuote = 40;

/**
 * One sentence that names what the seller filled in and no text of the listing takes up, each with its reason; none
 * where all is used. The listing's own language does not matter: what is named is the form's.
 */
export function notesOfUnprinted(brief: Brief, listing: Listing, platform: Platform): string[] {
  const filled = [...platform.form, ...commonOptionalFormFields].filter(({ name }) => {
    const value = name === 'businessName' ? undefined : brief.fields[name];
    return value !== undefined && reasonOf(name, platform) !== '';
  });
  if (filled.length === 0) return [];
  const printed = new Set(fieldRules(platform).flatMap(({ id }) => stemsOf(textOfField(listing[id]))));
  const unused = filled.filter(({ name }) => {
    const stems = stemsOf(brief.fields[name]!).filter((stem) => stem.length >= fewestLetters);
    return !stems.some((stem) => printed.has(stem));
  });
  if (unused.length === 0) return [];
  const named = unused
    .slice(0, mostNamed)
    .map(({ name }) => `“${quoted(brief.fields[name]!)}” (${reasonOf(name, platform)})`);
  return [`Not in the texts: ${named.join(', ')}.`];
}

function reasonOf(name: FormField['name'], platform: Platform): string {
  const isGoods = platform.neverTold !== undefined;
  if (name === 'priceRange') return platform.priceApart ? priceApart : '';
  if (name === 'shippingDetails' || name === 'facebookDeliveryMethod') return isGoods ? deliveryApart : '';
  return reasons[name] ?? '';
}

function quoted(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  return line.length > longestQuote ? `${line.slice(0, longestQuote).replace(/\s\S*$/u, '')} …` : line;
}
