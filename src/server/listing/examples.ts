import type { PlatformId } from '#contract/platforms.ts';
import type { Category } from '#rules/ledger/type-hits.ts';

interface Example {
  category: Category;
  facts: string;
  /** Only some of the fields: enough to show the way of writing. */
  listing: Record<string, string | string[]>;
}

/** One good listing a platform (writing guide §3), invented; every field is inside its limit. */
const examples: Partial<Record<PlatformId, Example>> = {
  website: {
    category: 'service',
    facts:
      'Aldergate Plumbing; plumber, Leeds; boiler service, leak repair, bathroom fitting; within 15 miles; Mon-Sat 7 am to 7 pm; returns calls within 1 hour; boiler service 95 pounds fixed; Gas Safe registered; since 2009',
    listing: {
      titleTag: 'Plumber in Leeds: Boilers, Leaks, Bathrooms | Aldergate',
      metaDescription:
        'Leeds plumber for boiler service, leak repair and bathroom fitting within 15 miles. Gas Safe registered. Fixed price for a boiler service: 95 pounds.',
      h1: 'Plumber in Leeds and within 15 miles',
    },
  },
  etsy: {
    category: 'handmade',
    facts:
      'personalised mug; stoneware; wheel-thrown in Bristol; speckled cream glaze; name stamped by hand, up to 8 letters; 350 ml; dishwasher and microwave safe; made to order in 2 weeks',
    listing: {
      productTitle: 'Personalised Stoneware Mug, Speckled Cream Glaze, 350 ml, Hand-Stamped Name',
      tags: [
        'personalised mug',
        'speckled coffee mug',
        'wheel thrown mug',
        'coffee lover gift',
        'hand stamped mug',
      ],
    },
  },
  amazon: {
    category: 'kitchen',
    facts:
      'brand Tarnwell; lunch box; stainless steel 304; 2 compartments; removable divider; 40 oz; gray lid; silicone seal; body dishwasher-safe, lid by hand; not for microwaves',
    listing: {
      productTitle: 'Tarnwell Stainless Steel Lunch Box, 2 Compartments, 40 oz, Gray Lid',
      bulletPoints: [
        'Two meals in one: the removable divider makes two compartments; without it the full 40 oz holds one dish',
        'Simple to clean: the body goes in the dishwasher; wash the lid by hand; not for microwaves',
      ],
    },
  },
  ebay: {
    category: 'used',
    facts:
      'brand Orvane; model X20; 35mm SLR film camera; black; 50mm f/1.8 lens; used, tested with film in May 2026; light seals replaced 2025; small dent on base plate; strap and lens cap; no battery, no case',
    listing: {
      productTitle: 'Orvane X20 35mm SLR Film Camera, Black, 50mm f/1.8 Lens, Tested, Dent on Base',
      subtitle: 'Light seals replaced 2025; strap and lens cap included',
      conditionDescription:
        'Used, working. Tested with film in May 2026. Light seals replaced in 2025. One small dent on the base plate.',
    },
  },
  shopify: {
    category: 'apparel',
    facts:
      'brand Fenwold; women’s shirt "Marlo"; 100% linen, 160 g/m2; relaxed fit; band collar; mother-of-pearl buttons; sizes XS-XXL; sage green; wash at 30 C, do not tumble dry; sewn in Portugal',
    listing: {
      productTitle: 'Marlo Linen Shirt, Band Collar, Sage Green',
      metaDescription:
        'Relaxed women’s shirt in 160 g/m2 linen with a band collar and mother-of-pearl buttons. Sizes XS to XXL. Sewn in Portugal. Wash at 30 C, do not tumble dry.',
    },
  },
  youtube: {
    category: 'video',
    facts:
      'channel Spoke Bench; how-to; replace a bicycle chain; 8-11 speed; chain breaker, quick-link pliers, ruler; checks wear (0.75%); for beginners',
    listing: {
      productTitle: 'How to Replace a Bike Chain: Measure, Cut and Fit (8-11 Speed)',
      tags: [
        'replace bike chain',
        'bike chain replacement',
        'bicycle chain wear',
        'quick link',
        'bike repair for beginners',
      ],
    },
  },
  appstore: {
    category: 'app',
    facts:
      'app Pantrio; tracks food at home; barcode scan; expiry reminders; shopping list shared in a household; works offline; no account needed; free for up to 100 items',
    listing: {
      productTitle: 'Pantrio: Pantry Tracker',
      subtitle: 'Expiry dates, shopping list',
      keywordField:
        'food,inventory,grocery,fridge,freezer,barcode,scanner,kitchen,waste,stock,household,reminder,meal',
    },
  },
  playstore: {
    category: 'app',
    facts:
      'app Tidewise; tide times, heights and charts for 4,200 ports; works offline for saved ports; 7-day table; alerts',
    listing: {
      productTitle: 'Tidewise: Tide Times & Charts',
      shortDescription: 'High and low water for 4,200 ports, with alerts and offline tables',
    },
  },
  tiktokshop: {
    category: 'beauty',
    facts:
      'brand Solune; solid shampoo bar; 80 g; oat and chamomile; for dry hair; unscented; vegan; wet, rub, rinse; avoid eyes; in the box: 1 bar',
    listing: {
      productTitle: 'Solune Solid Shampoo Bar for Dry Hair, Oat and Chamomile, Unscented, 80 g',
      hashtags: ['#shampoobar', '#dryhair', '#solidshampoo', '#haircare'],
    },
  },
  facebookmarketplace: {
    category: 'furniture',
    facts:
      '3-seat sofa; grey fabric; brand Hallmere; 210 x 90 x 85 cm; bought 2022; used, good; one faint stain on left arm; smoke-free home; legs unscrew; pick-up in Leeds LS6, ground floor',
    listing: {
      productTitle: 'Hallmere 3-Seat Sofa, Grey Fabric, 210 cm, Used - Good',
      sellingPoints: [
        '210 x 90 x 85 cm',
        'Faint stain on left arm',
        'Pick-up Leeds LS6, ground floor',
        'Legs unscrew',
      ],
    },
  },
  walmart: {
    category: 'electronics',
    facts:
      'brand Millbrae; cordless desk lamp; LED; 3 brightness levels; USB-C charging, cable included, no plug; 10 h on low, 4 h on high; 14 in tall, folds flat to 9 in; white',
    listing: {
      productTitle: 'Millbrae Cordless LED Desk Lamp, 3 Brightness Levels, USB-C, White',
      keyFeatures: [
        'Runs 10 hours on the low setting, 4 hours on high',
        'Charges by USB-C; cable included, wall plug not included',
      ],
    },
  },
};

/** A good listing of another kind of product, so that its words cannot be taken over; empty when there is none. */
export function exampleFor(platform: PlatformId, category: Category): string {
  const example = examples[platform];
  // Apps and videos share their platform's category; a trade differs from the next one there by its words alone.
  if (!example || (example.category === category && category !== 'app' && category !== 'video')) return '';
  return `An example of the way of writing, of another seller; take none of its words or facts.\nFacts: ${example.facts}.\nSome fields: ${JSON.stringify(example.listing)}`;
}
