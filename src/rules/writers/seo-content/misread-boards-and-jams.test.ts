import { expectReadings } from '#tests/golden/readings.ts';

const etsy = { platform: 'etsy', businessName: 'Folded Fox', etsyShopName: 'Folded Fox' } as const;
const ebay = {
  platform: 'ebay',
  businessName: 'shed',
  ebayStoreName: 'shed',
  itemCondition: 'Used',
} as const;
const shopify = { platform: 'shopify', businessName: 'Plinth', shopifyStoreName: 'Plinth' } as const;
const amazon = { platform: 'amazon', businessName: 'Maple & Me', amazonBrand: 'Maple & Me' } as const;
const facebook = {
  platform: 'facebookmarketplace',
  businessName: 'Kate',
  facebookLocation: 'Hartlepool',
} as const;

/** Briefs of a fifth set, and what stood beside them: uses in a row, stuffs with a coating, marks in capitals, services. */
expectReadings([
  [
    'a fruit that the description counts is no maker',
    'Blackcurrant jam 340g',
    'Made in small pans in Herefordshire with 55% blackcurrants and cane sugar. Soft set. No pectin added.',
    shopify,
    /The blackcurrant jam is made/u,
    /The Blackcurrant/u,
  ],
  [
    'what a board is used as is one list',
    'Wooden balance board for kids',
    'Curved board of birch plywood, 90 x 30 cm. Holds 100 kg. Used as a rocker, slide, bridge or seat. From 3 years.',
    amazon,
    /used as a rocker, slide, bridge or seat/u,
    /, Slide$|^(?:Slide, )?[Bb]ridge or seat/mu,
  ],
  [
    'a stuff with its coating is what a poncho is made of',
    'Packable rain poncho',
    'Ripstop polyester with 3000 mm coating. One size, 2 m long. Hood with drawcord. Covers a 40 litre backpack.',
    amazon,
    /poncho is made of ripstop polyester with 3000 mm coating/u,
    /has ripstop/u,
  ],
  [
    'the stuff with its coating does not say that a tarp is one',
    'Ripstop nylon tarp 3 x 3',
    'Ripstop nylon with 3000 mm PU coating. 16 tie points. 720 g. Stuff sack. Olive.',
    shopify,
    /<p>Ripstop nylon tarp 3 x 3: ripstop nylon with 3000 mm PU coating/u,
    /<p>Ripstop nylon with/u,
  ],
  [
    'the mark OEKO-TEX alone in its sentence is not shouted',
    'Cotton muslin square',
    'Double gauze, 120 x 120 cm. Can be used as a swaddle, nursing cover, pram shade or blanket. OEKO-TEX. Wash at 40.',
    etsy,
    /OEKO-TEX/u,
    /Oeko-tex|^Cotton muslin square, nursing/mu,
  ],
  [
    'how long the making takes and who must not reach it stand in no title',
    'Origami crane mobile',
    'Fifteen cranes of washi paper hang from a 20 cm bamboo ring. Made to order, three to five days. For decoration, out of reach of babies.',
    etsy,
    /^Making time: made to order, three to five days\.$/mu,
    /^Origami crane mobile.*(?:three to five|out of reach)/mu,
  ],
  [
    'a lid that fits well is compatible with nothing, and dust is a flaw',
    'Wedgwood Jasperware trinket box',
    'Pale blue, heart shaped, 11 cm. No chips or cracks. A little dust in the relief. Lid fits well.',
    ebay,
    /A little dust in the relief/u,
    /Compatible With/u,
  ],
  [
    'the sizes that one size fits are no part of an apron',
    'Linen apron cross back',
    'Stonewashed linen apron that slips over the head. Two deep pockets. One size fits UK 8 to 18. Length 95 cm. Rust, olive or natural.',
    shopify,
    /One size fits UK 8 to 18/u,
    /with UK 8/u,
  ],
  [
    'who speaks the words says more than that an app trains',
    'Welsh vocabulary trainer',
    'Learn 2,000 Welsh words with spaced repetition, ten minutes a day. Native audio. Works offline. No ads.',
    { platform: 'appstore', businessName: 'Lingo Loft', appName: 'Lingo Loft' },
    /^Lingo Loft: Welsh Vocabulary$/mu,
    /^Lingo Loft: Vocabulary Trainer$/mu,
  ],
  [
    'what a dress includes is one of its kind',
    'Wedding dress size 10',
    'Ivory lace, sweetheart neck. Includes veil. Dry cleaned. Worn once. Small mark on hem.',
    facebook,
    /The dress includes a veil\./u,
    /includes veil/u,
  ],
  [
    'alterations are done, and are no dress',
    'Wedding dress alterations',
    'Hems, bustles, taking in and letting out. 20 years at the machine. Two fittings included. Studio with parking. From £60.',
    facebook,
    /^wedding dress alterations$/mu,
    /dress comes with|has 20 years|^bridal gown$/mu,
  ],
  [
    'the best of all has no dish behind it in a search',
    'Best street food in Penang',
    'Assam laksa, char kway teow, cendol. Five stalls in George Town. Prices in ringgit. What the locals order.',
    { platform: 'youtube', businessName: 'Eat Street', channelName: 'Eat Street' },
    /^assam laksa$/mu,
    /^best street food (?:cendol|assam laksa)$/mu,
  ],
]);
