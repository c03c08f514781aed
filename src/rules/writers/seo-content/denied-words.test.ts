import { expectReadings } from '#tests/golden/readings.ts';

/** Briefs of which a denied, compared or asked word was once sold as a part of the thing. */
expectReadings([
  [
    'half of a sentence that denies is no keyword',
    'Crochet highland cow pattern PDF',
    'Beginner friendly amigurumi pattern, 14 pages, US terms, photos of every step. Cow is 20 cm with DK yarn and 3.5 mm hook. You may sell what you make, not the pattern. Instant download, English only.',
    { platform: 'etsy', etsyShopName: 'Hook & Hill' },
    /^crochet cow pattern$/mu,
    /crochet not/iu,
  ],
  [
    'a product of a country has no product, and what a spoon equals is no count',
    'Garlic granules 14 oz',
    'Granulated garlic, coarse, no salt, no anticaking. Product of China, packed in Ohio. Kosher. Flip top lid. 1/4 tsp = 1 clove.',
    { platform: 'walmart' },
    /1\/4 tsp = 1 clove/u,
    /has a product|, 1 clove/iu,
  ],
  [
    'a stuff that stands for another is what it is made of',
    'Claw clips 6 pack',
    'big claw clips for thick hair, 4.3 inch, matte. black, brown, beige. strong spring doesnt slip. acetate not plastic',
    { platform: 'tiktokshop' },
    /made of acetate, not plastic/u,
    /have acetate/u,
  ],
  [
    'the floor one fetches it from speaks for nothing',
    'Bosch dishwasher',
    'Bosch Serie 4 SMS40, white, freestanding 60cm, 2019. Works great, top basket wheel missing. Collect only, ground floor, £70',
    { platform: 'facebookmarketplace', facebookLocation: 'Bristol BS3' },
    /^Freestanding 60cm$/mu,
    /^Ground floor$/mu,
  ],
]);
