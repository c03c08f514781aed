import { expectReadings } from '#tests/golden/readings.ts';

const etsy = { platform: 'etsy', etsyShopName: 'Fenwold' } as const;

/** Stuffs of handmade things, and words for stuffs that are none, each with what was printed or asked. */
expectReadings([
  [
    'the willow of a basket is its material, whole with its kind',
    'Foraging Trug',
    'Shallow trug of brown willow with a hazel handle, 50 x 30 cm. For mushrooms, cut flowers and eggs.',
    etsy,
    /Trug, brown willow, 50[^]*^brown willow$/mu,
    /trug, brown,|^brown trug$|Which material/imu,
  ],
  [
    'a dress that is called after a tree is of linen',
    'Willow Midi Dress',
    'Midi dress in washed linen with pockets and a square neck. Sizes XS to XL.',
    etsy,
    /^linen$/mu,
    /^willow$|made of willow/imu,
  ],
  [
    'nor is a maple cardigan of maple, though its buttons may be of walnut',
    'Maple Cardigan',
    'Chunky hand knit cardigan in merino wool with walnut buttons. One size.',
    etsy,
    /^merino wool$[^]*^walnut$/mu,
    /^maple$/mu,
  ],
  [
    'a ring is of silver where another word stands before it',
    'Labradorite Stacking Ring',
    'Sterling silver ring set with a 6 mm labradorite cabochon. Band 1.5 mm, sizes 5 to 10.',
    etsy,
    /^sterling silver$/mu,
    / in labradorite/iu,
  ],
  [
    'stones are with a thing and not what it is made in, and an apostrophe leaves no letter behind',
    'Tiger Eye Drop Earrings',
    "Faceted tiger's eye on gold filled ear wires, 3 cm long.",
    etsy,
    /^tigers eye$|^tiger eye$/mu,
    /tiger s eye|earrings in tiger/iu,
  ],
  [
    'double gauze is halved nowhere',
    'Double Gauze Swaddle',
    'Swaddle of double gauze, 120 x 120 cm, printed with lemons. Wash at 40 degrees.',
    etsy,
    /^double gauze$/mu,
    /^double swaddle$|Which material/imu,
  ],
  [
    'what is printed on it is searched, whatever stands before',
    'Double Gauze Swaddle',
    'Swaddle of double gauze, 120 x 120 cm, printed with lemons. Wash at 40 degrees.',
    etsy,
    /^lemon swaddle$/mu,
    /^with swaddle$/imu,
  ],
  [
    'a board has no oil',
    'Elm Chopping Board',
    'Board of Scottish elm with a leather loop, 38 x 20 x 2.5 cm. Food safe oil.',
    etsy,
    /^elm$/mu,
    /has food safe oil/iu,
  ],
  [
    'a hedge of yew is of no wood, and when to plant it is no plant of March',
    'Yew hedging plants, bare root',
    'English yew, 40 to 60 cm, bundle of 10. Plant from November to March.',
    etsy,
    /^[^\n]*\. Plant from November to March/mu,
    /^yew$|A plant from/imu,
  ],
  [
    'German stones are with it too',
    'Ohrringe Granat',
    'Ohrhänger aus 925er Silber mit Granat, 2 cm lang.',
    etsy,
    /^Granat$/mu,
    /aus Granat/u,
  ],
]);
