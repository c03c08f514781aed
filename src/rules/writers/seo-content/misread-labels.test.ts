import { expectReadings } from '#tests/golden/readings.ts';

/** Texts that stood behind a label or in a field that is not theirs. */
expectReadings([
  [
    'what stands in every text is the subject of no video',
    'Cutting dovetails by hand: three mistakes I made',
    'In this video I cut one dovetail joint in ash with a 15 tpi saw and show three mistakes: sawing on the wrong side of the line and forcing the joint. At the end I compare it with my joint from last year.',
    { platform: 'youtube', channelName: 'Bench & Burr' },
    /^cutting dovetails by hand$/mu,
    /^#?(?:wrong ?side|last ?year)$/imu,
  ],
  [
    'a camera is sold with its lens, and what of it is clean is no material',
    'Canon AE-1 Program 35mm SLR with 50mm f1.8 FD lens',
    'Tested with film, meter accurate, shutter fires at all speeds. New light seals fitted Sept 2025. Lens glass clean, no fungus. Comes with strap. No case.',
    { platform: 'ebay', ebayStoreName: 'Retro Reels', itemCondition: 'Used' },
    /^Type: SLR$/mu,
    /^Material:|glass (?:photo |camera )?lens|Lens, Glass/imu,
  ],
  [
    'a sentence about the thing stands behind no label of its box',
    'Ceramic olive oil dispenser with pour spout',
    'This olive oil bottle is thrown on the wheel from white stoneware. It holds 350 ml and comes with a stainless steel pour spout and a cork. Height 19 cm.',
    { platform: 'etsy' },
    /It holds 350 ml and comes with/u,
    /In the box: it|What you get: it/iu,
  ],
  [
    'what is in the box stands behind no label of what is not',
    'Voltara 65W GaN USB-C Charger',
    'It folds flat, weighs 112 grams and has two USB-C ports. Overheat protection is built in. In the box are the charger and a quick guide; cables are not included.',
    { platform: 'amazon', amazonBrand: 'Voltara' },
    /In the box are the charger/u,
    /Not included: in the box|Not in the box: in/iu,
  ],
  [
    'a plain word inside a house name keeps its capital',
    'Night Shift Decaf',
    'Decaffeinated with the sugar cane process, medium roast, from Tolima in Colombia. It tastes of caramel and orange. 250 g bag. For home brewers.',
    { platform: 'shopify' },
    /Night Shift Decaf/u,
    /night Shift/u,
  ],
  [
    'the rows of a table keep their labels where their values stand alone',
    'Cámara Zenit E',
    'Marca: Zenit\nModelo: E\nColor: negro\nMaterial: metal\nIncluye correa y tapa. Se dispara bien y con ella he hecho varios carretes.',
    { platform: 'ebay', ebayStoreName: 'rastro', itemCondition: 'Usado' },
    /(?:^|\. )Color: negro\..*Material: metal\.|(?:^|\. )Material: metal\..*Color: negro\./mu,
    /(?:^|\. )(?:Negro|Metal)\./mu,
  ],
  [
    'what is not sent with it stands behind no label of the box',
    'Lampe de chevet',
    'Lampe de chevet en grès, câble textile avec interrupteur. Ampoule E14 non fournie (max 40W).',
    { platform: 'etsy', etsyShopName: 'atelier' },
    /Ampoule E14 non fournie \(max 40W\)/u,
    /Contenu : ampoule/iu,
  ],
]);
