import type { PlatformId } from '#contract/platforms.ts';
import { marketplacesInWords } from './marketplace-count.ts';

/** Texts of the first screen. */
export const hero = {
  headline: 'The leading AI-powered marketplace optimizer',
  lead: `For sellers, creators and app makers. Describe what you have once; get titles, tags, bullets and descriptions cut to the rules of ${marketplacesInWords} marketplaces, each scored out of 100.`,
  start: 'Start Now',
} as const;

export interface Strip {
  platform: PlatformId;
  text: string;
  /** The searched phrase inside the text, which stands under the marker. */
  phrase: string | null;
}

const mug = 'Speckled Stoneware Mug';

/**
 * One potter's mug (and her booking app) as a title for each marketplace, longest first. A test
 * measures each against its platform's limit and the length that the platform's file aims at.
 */
export const strips: readonly Strip[] = [
  {
    platform: 'etsy',
    text: `${mug}, Handmade Ceramic Coffee Cup 12 oz, Wheel Thrown Pottery, Cream Glaze, Made in Portland`,
    phrase: mug,
  },
  {
    platform: 'tiktokshop',
    text: `${mug} for Iced Coffee and Matcha, 12 oz, Cream Glaze, Dishwasher Safe`,
    phrase: mug,
  },
  {
    platform: 'ebay',
    text: `Handmade ${mug} 12 oz Wheel Thrown Pottery Coffee Cup Cream New`,
    phrase: mug,
  },
  {
    platform: 'walmart',
    text: `Kiln & Co. ${mug}, 12 oz, Handmade, Dishwasher Safe, Cream`,
    phrase: mug,
  },
  {
    platform: 'amazon',
    text: `Kiln & Co. ${mug}, 12 oz, Microwave Safe, Cream Glaze`,
    phrase: mug,
  },
  {
    platform: 'youtube',
    text: `How to Throw a ${mug} on the Wheel, Start to Finish`,
    phrase: mug,
  },
  {
    platform: 'facebookmarketplace',
    text: `${mug}, handmade, 12 oz, pickup in Portland`,
    phrase: mug,
  },
  {
    platform: 'shopify',
    text: `${mug}, 12 oz, Wheel Thrown in Portland`,
    phrase: mug,
  },
  { platform: 'playstore', text: 'Kiln: Book a Pottery Class', phrase: null },
  { platform: 'appstore', text: 'Kiln: Pottery Classes', phrase: null },
];
