import { expectReadings } from '#tests/golden/readings.ts';

const amazon = { platform: 'amazon', amazonBrand: 'Corvale' } as const;
const ebay = { platform: 'ebay', ebayStoreName: 'Corvale' } as const;
const tiktok = { platform: 'tiktokshop', businessName: 'Gloss & Go' } as const;
const sweep = {
  platform: 'website',
  businessName: 'Brightwell Chimney Care',
  industry: 'Home Services',
  location: 'Ludlow',
} as const;
const shopify = { platform: 'shopify', shopifyStoreName: 'Corvale' } as const;

/** Short clauses that were told as what a thing has or is, each with what was printed. */
expectReadings([
  [
    'oiling now and then is care',
    'Gnocchi board',
    'Beech board with a rolling stick, 20 x 7 cm. For gnocchi and garganelli. Hand wash, oil now and then.',
    amazon,
    /^Care: hand wash, oil now and then$/mu,
    /^Oil now and then$/mu,
  ],
  [
    'where a mug may go is no look of it',
    'Enamel Camping Mug',
    'White enamel mug with a blue rim, 350 ml. Fine on the fire, not in the microwave.',
    shopify,
    /Fine on the fire, not in the microwave/u,
    /Blue Rim, Fine on|rim, fine on/u,
  ],
  [
    'heavy alone stands in no title',
    'Le Creuset 24cm round casserole volcanic orange',
    'Used cast iron casserole, 4.2 litre. Chip on the rim 3 mm. Heavy, 4.5 kg. Collection from York.',
    ebay,
    /Volcanic Orange, 4\.2 Litre, 4\.5 kg/u,
    /Litre, Heavy/u,
  ],
  [
    'a rack for pasta dries no clothes',
    'Pasta drying rack',
    'Beech drying rack with 16 arms, folds flat, 42 cm high. Holds 2 kg of pasta. Wipe clean.',
    amazon,
    /noodle/u,
    /laundry|clothes/iu,
  ],
  [
    'one of five shades is no stuff that a lipstick is of',
    'Peel off lip stain',
    'Lip stain you peel off after 10 minutes. 5 shades: rosewood, berry, coral, nude, plum. 7 ml.',
    tiktok,
    /5 shades: rosewood, berry/u,
    /Stain, Rosewood/iu,
  ],
  [
    'the price of the second is a price',
    'Chimney sweeping',
    'Sweeping with camera check. 65 pounds per flue, 50 for a second. Sheets down, hoover after.',
    sweep,
    /65 pounds per flue, 50 for a second/u,
    /sweeping, 50 for/u,
  ],
  [
    'who fits cowls sells no neck warmers and is asked for no colour',
    'Bird guards and cowls',
    'Fitting of guards, cowls and pots by a HETAS registered sweep. From 120 pounds including the part.',
    sweep,
    /bird guards/u,
    /snood|neck warmer|Which (?:colour|material)/iu,
  ],
  [
    'a wall of words is cut where a new thought begins, though commas stand at its end',
    'phone stand alu',
    'phone stand aluminium foldable for desk fits 4-8inch phones non slip silicon pads weight 180gr color grey/silver adjustable angle 0-100° good for video call,watching movie, cooking',
    amazon,
    /good for video call, watching movie, cooking/u,
    /Alu, Cooking|has (?:a )?color|^Works with: phone stand/imu,
  ],
  [
    'some rust is no colour, and a maker of two names keeps its capitals',
    'Job lot vintage spanners x14',
    'King Dick, Snail brand and others, imperial, some rust, from grandads shed. Heavy!',
    ebay,
    /King Dick, Snail brand and others/u,
    /Colou?r: Some rust|king Dick|rust spanners/u,
  ],
  [
    'commas without a space part as others do',
    'bosch drill gsr 120 li USED',
    'used bosch drill 12v 2 batterys + charger + case,works fine,one battery weak,scratches,no box. postage 6.50',
    ebay,
    /case, works fine, one battery weak/u,
    /\p{Ll},\p{Ll}/u,
  ],
  [
    'a brief in capitals is calmed in its short clauses too',
    'PAPER LAMP SHADE 45CM',
    'HANDFOLDED PAPER SHADE, FITS E27, DIAMETER 45CM, HEIGHT 30CM. NO CABLE INCLUDED. MAX 10W LED. FIREPROOF TREATED',
    shopify,
    /fits E27, diameter 45cm[^]*Max 10W LED/u,
    /FITS|MAX 10W|FIREPROOF/u,
  ],
  [
    'letters for with and for and are spelled out',
    'Free sofa',
    'grey 3 seater sofa, cat scratched arm, comfy n clean. you collect w van. fire label on',
    { platform: 'facebookmarketplace', facebookLocation: 'Leeds' },
    /collect with van/u,
    / w van| n clean/u,
  ],
  [
    'how tea is made stands in no title',
    'Loose leaf Earl Grey tea 250g',
    'Black tea from Sri Lanka with natural bergamot oil & blue cornflowers. Resealable kraft pouch. 100 cups. 1 tsp per cup, 95°C, 3 min.',
    amazon,
    /1 tsp per cup, 95/u,
    /250g[^\n]*(?:1 Tsp|95°C|3 min)/u,
  ],
  [
    'nobody asks a file what it is made of, or how to clean it',
    'Digital planner 2027',
    'PDF planner for GoodNotes & iPad, 365 daily pages, monday start, hyperlinked tabs. instant download, no physical item',
    { platform: 'etsy', etsyShopName: 'Corvale' },
    /instant download/iu,
    /Which material|cleaned|Where is it made/u,
  ],
  [
    'the rest of a model is no animal',
    'Dyson V8 Animal',
    'Bought 2024, new filter and battery, all attachments, wall dock. £120. Collection Easton, can demo.',
    {
      platform: 'facebookmarketplace',
      facebookLocation: 'Bristol BS5',
      facebookCondition: 'Used - Like New',
    },
    /^Dyson V8 Animal/mu,
    /The animal is/iu,
  ],
  [
    'what a balm is mixed of takes no article',
    'Overnight Seaweed Balm',
    'Balm with bladderwrack from Orkney, shea butter and squalane. 50 ml aluminium tin. Vegan.',
    shopify,
    /has bladderwrack from Orkney/u,
    /has an? bladderwrack/u,
  ],
]);
