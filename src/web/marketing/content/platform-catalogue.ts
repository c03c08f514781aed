import type { PlanKey } from '#contract/plans.ts';

export interface PlanText {
  name: string;
  /** As short as a heading allows. */
  shortName: string;
  /** One or two sentences for the card. */
  description: string;
  /** One line for the summary at checkout. */
  line: string;
  /** Cards show the first three. */
  features: readonly [string, string, string, string];
  popular: boolean;
}

/**
 * What is sold, in words: one entry for each plan. Figures in braces are filled in from the platform's own file while
 * building (`catalogue-limits.ts`): `{tags}` is the limit of that field, or how many entries a list takes,
 * `{tags.each}` the length of one entry, `{tags.total}` that of all together.
 */
export const platformCatalogue: Readonly<Record<PlanKey, PlanText>> = {
  walmart: {
    name: 'Walmart Marketplace',
    shortName: 'Walmart',
    description:
      'Product names, key features and site descriptions in the plain order that Walmart asks for.',
    line: 'Product names, key features and site descriptions for Walmart',
    features: [
      'Product names inside {productTitle} characters, brand and type first',
      'Up to {keyFeatures} key features of {keyFeatures.each} characters',
      'Site descriptions of up to {improvedBodyText} characters',
      'Retailer names and sales talk taken out before Walmart does',
    ],
    popular: false,
  },
  etsy: {
    name: 'Etsy',
    shortName: 'Etsy',
    description: 'Titles that say what it is, every tag in use, and a description made of your own facts.',
    line: 'Titles, tags and descriptions for Etsy',
    features: [
      'All {tags} tags, none longer than {tags.each} characters',
      'Titles inside {productTitle} characters, what it is first',
      'Materials and a description from what you told us',
      'Tags that do not repeat what the title already says',
    ],
    popular: true,
  },
  amazon: {
    name: 'Amazon',
    shortName: 'Amazon',
    description:
      'Short titles, item highlights, bullets and search terms that pass Amazon’s list of refused words.',
    line: 'Titles, bullets and search terms for Amazon',
    features: [
      'Titles of {productTitle} characters with item highlights of {itemHighlights}',
      '{bulletPoints} bullet points, each inside {bulletPoints.each} characters',
      '{searchTerms.total} bytes of search terms without a wasted word',
      'Refused words, prices and rank claims taken out',
    ],
    popular: true,
  },
  ebay: {
    name: 'eBay',
    shortName: 'eBay',
    description:
      'Titles that use their whole length, item specifics that buyers filter by, and an honest condition.',
    line: 'Titles, item specifics and condition for eBay',
    features: [
      'Titles that use eBay’s {productTitle} characters',
      'Up to {itemSpecifics} item specifics read from your description',
      'A subtitle of {subtitle} characters and a condition description',
      'No noise words, no fraction signs that eBay spells wrong',
    ],
    popular: false,
  },
  shopify: {
    name: 'Shopify',
    shortName: 'Shopify',
    description:
      'Product pages for your own shop: title, handle, search texts, description, tags and alt text.',
    line: 'Product pages and search texts for Shopify',
    features: [
      'Title tags of {titleTag} and meta descriptions of {metaDescription} characters',
      'Product title and a clean URL handle',
      'Alt text for the picture and tags for your filters',
      'A product description that search pages can quote',
    ],
    popular: true,
  },
  youtube: {
    name: 'YouTube',
    shortName: 'YouTube',
    description:
      'Video titles, descriptions, chapters, tags and hashtags, counted the way YouTube counts them.',
    line: 'Titles, descriptions, tags and chapters for YouTube',
    features: [
      'Titles inside {productTitle} characters, the point of the video first',
      'Tags packed into {tags.total} characters, quote marks counted',
      'Descriptions with chapters at the times you give',
      'Up to {hashtags} hashtags that belong to the video',
    ],
    popular: false,
  },
  appstore: {
    name: 'Apple App Store',
    shortName: 'App Store',
    description: 'Name, subtitle and keyword field filled without saying the same word twice.',
    line: 'Name, subtitle and keywords for the App Store',
    features: [
      'Name and subtitle of {productTitle} characters each',
      'A keyword field of {keywordField} bytes, no word repeated',
      'Promotional text of up to {promotionalText} characters',
      'Descriptions without the claims that App Review sends back',
    ],
    popular: false,
  },
  playstore: {
    name: 'Google Play Store',
    shortName: 'Google Play',
    description: 'App title, short and full description that search finds and the metadata policy allows.',
    line: 'Title and descriptions for Google Play',
    features: [
      'App titles of {productTitle} characters',
      'Short descriptions of {shortDescription} characters',
      'Full descriptions of up to {improvedBodyText} characters',
      'Rank and price words that Google refuses taken out',
    ],
    popular: false,
  },
  tiktokshop: {
    name: 'TikTok Shop',
    shortName: 'TikTok Shop',
    description:
      'Product titles and descriptions for the shop, with hashtags and ideas for the videos that sell it.',
    line: 'Titles, descriptions and hashtags for TikTok Shop',
    features: [
      'Product titles inside {productTitle} characters',
      'Up to {hashtags} hashtags that name the product',
      'Ideas for short videos from what the product can do',
      'Look-alike and health claims taken out',
    ],
    popular: true,
  },
  facebook: {
    name: 'Facebook Marketplace',
    shortName: 'Facebook Marketplace',
    description: 'Listings that answer what neighbours ask: what it is, its condition, and how to get it.',
    line: 'Titles, selling points and tags for Facebook Marketplace',
    features: [
      'Titles inside {productTitle} characters, the thing itself first',
      'Up to {sellingPoints} key selling points',
      'Up to {tags} product tags',
      'Condition, pickup and delivery said plainly',
    ],
    popular: false,
  },
  website: {
    name: 'Website',
    shortName: 'Website',
    description: 'Title tag, meta description, heading, introduction and body text for any page of your own.',
    line: 'Title tags, meta descriptions and texts for your own website',
    features: [
      'Title tags of {titleTag} characters, measured in pixels too',
      'Meta descriptions of {metaDescription} characters',
      'A main heading and an introduction that opens with the facts',
      'Body text with up to {bulletPoints} key points',
    ],
    popular: false,
  },
  bundle: {
    name: 'All 10 Platforms',
    shortName: 'All 10 platforms',
    description:
      'Write a product once and cut it for every marketplace: all ten toolkits in one subscription.',
    line: 'All ten toolkits in one subscription',
    features: [
      'All ten marketplaces, from app names to full descriptions',
      'One brief for every platform, each listing cut to its own limits',
      'Every listing scored out of 100, with what each fix brings',
      'One bill, one account, one history',
    ],
    popular: false,
  },
};
