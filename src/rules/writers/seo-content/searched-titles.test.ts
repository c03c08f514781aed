import { describe } from 'vitest';
import { expectReadings } from '#tests/golden/readings.ts';

describe('Titles name the thing as it is searched', () => {
  expectReadings([
    [
      'words that the description sets before the thing stand in the title',
      'Sony WH-1000XM4 headphones',
      'Used Sony WH-1000XM4 wireless noise cancelling headphones in black. Fully working, battery holds about 28 hours. Small scratch on the left cup. Comes with case and charging cable.',
      { platform: 'ebay', ebayStoreName: 'retech_uk', itemCondition: 'Used' },
      /^Sony WH-1000XM4 Wireless Noise Cancelling Headphones/mu,
      /Used\. Used|Color: Black/u,
    ],
    [
      'before the materials that the name sets before the noun',
      'Saltmarsh wool rug',
      'Hand-woven flat rug in undyed wool with charcoal stripes. 160 x 230 cm. Reversible.',
      { platform: 'shopify', shopifyStoreName: 'Saltmarsh' },
      /^Saltmarsh Hand-Woven Flat Wool Rug/mu,
      /Wool Hand-Woven/u,
    ],
    [
      'the model that stands behind the maker',
      'Trek hybrid bike size L',
      'Trek FX 2 hybrid bike, size L, 2020, 24 gears, hydraulic disc brakes. Selling because I moved to the city and walk.',
      { platform: 'facebookmarketplace', facebookLocation: 'Leeds', facebookCondition: 'Used - Good' },
      /^Trek FX 2 Hybrid Bike/mu,
      /^Selling because[^.]*$/mu,
    ],
    [
      'no count, no state and nothing vague',
      'Waffle kitchen towels',
      'Six kitchen towels in waffle cotton. 280 GSM. Machine wash cold.',
      { platform: 'walmart' },
      /^Waffle Kitchen Towels/mu,
      /Six Kitchen Towels,/u,
    ],
    [
      'a material stands before the thing where the seller sets it there',
      'Torvik enamel mug 350 ml',
      'Steel mug with white enamel and a blue rim, 350 ml, 8 cm high, weighs 160 g. Goes on the stove or over a fire.',
      { platform: 'amazon', amazonBrand: 'Torvik' },
      /^Enamel Mug, Steel, 350 ml/mu,
      /Mug in Enamel/u,
    ],
    [
      'what a thing does comes before how wide and how heavy it is, and no side is told without its name',
      'Insulated water bottle 750ml',
      'Double-wall stainless steel bottle. BPA free. 7 cm wide, 340 g. Seat height 38 cm.',
      { platform: 'amazon', amazonBrand: 'Hydra' },
      /^Hydra Insulated Water Bottle, 750ml, BPA Free, 7 cm Wide/mu,
      /340 g water bottle|, 38 cm(?:,|$)/mu,
    ],
  ]);
});

describe('The first sentence is one', () => {
  expectReadings([
    [
      'parts and measures are told of the thing by its name',
      'Torvik folding camp stool',
      'Aluminium frame, 600D polyester seat, holds 110 kg, weighs 790 g, folds to 33 x 10 cm, comes with a carry bag. Seat height 38 cm.',
      { platform: 'amazon', amazonBrand: 'Torvik' },
      /The Torvik folding camp stool has an aluminium frame and a 600D polyester seat, and holds 110 kg\.[\s\S]*The seat height is 38 cm\./u,
      /camp stool: /u,
    ],
    [
      'a thing has not what it is, nor what it does',
      'Mini thermal printer',
      'Prints stickers, notes and labels from your phone by Bluetooth. No ink. 1000 mAh battery.',
      { platform: 'tiktokshop', tiktokShopName: 'Zippi' },
      /prints stickers, notes and labels from your phone/u,
      /has prints|has notes/u,
    ],
    [
      'other words for the thing are no part of it',
      'Handmade ceramic berry bowl',
      'Stoneware colander with saucer, 14 cm wide, 7 cm high. Matte white glaze, 22 holes.',
      { platform: 'etsy', etsyShopName: 'bowlery' },
      /berry bowl: stoneware colander with saucer/u,
      /bowl has a stoneware colander/u,
    ],
    [
      'what is included is told apart, but not one word of it from the others',
      'Inflatable paddle board',
      '320 cm long, holds 145 kg. Non-slip deck. Pump, paddle, fin, leash and backpack included.',
      { platform: 'amazon', amazonBrand: 'Aquatrek' },
      /pump, paddle, fin, leash and backpack/iu,
      /fin\. |comes with a leash and backpack\./u,
    ],
    [
      'clauses beside a measure are a sentence, and no value behind its label',
      'Personalised oak chopping board',
      'Solid oak chopping board engraved with a name. 35 x 22 x 2 cm, finished with food-safe oil, with a jute loop for hanging.',
      { platform: 'etsy', etsyShopName: 'OakAndThread' },
      /measures 35 x 22 x 2 cm, is finished with food-safe oil, and comes with a jute loop for hanging/u,
      /Size: 35 x 22 x 2 cm, finished/u,
    ],
    [
      'a fact of the list is not told again below it, and a label spells as the seller does',
      'Arc LED desk lamp',
      'Dimmable LED desk lamp with a touch control and five colour temperatures. Aluminium arm that folds flat, 10 W, USB-C charging port on the base, 60-minute timer. Black or white.',
      { platform: 'shopify', shopifyStoreName: 'Lumo Studio' },
      /Colour: black or white/u,
      /flat, 10 W|desk-lamp-black|Color:/u,
    ],
  ]);
});

describe('Lists, names and denials are read as they are meant', () => {
  expectReadings([
    [
      'what a pan works on is no kind of pan',
      'Cast iron skillet 10 inch',
      'Pre-seasoned cast iron skillet, 10 inch, with two pour spouts and a helper handle. Works on gas, electric, induction, in the oven and on a campfire. Hand wash and dry, then oil lightly.',
      { platform: 'amazon', amazonBrand: 'Cuisto' },
      /^(?=[\s\S]*cast iron frying pan)[\s\S]*orks on gas, electric, induction, in the oven and on a campfire/u,
      /Electric(?:$|,)|; electric|then oil lightly; |; then oil/mu,
    ],
    [
      'adjectives before their noun are not cut at the comma',
      'Tree removal',
      'Safe removal of dead, storm-damaged and overgrown trees with crane or climbing. We haul away the wood.',
      { platform: 'website', location: 'Asheville' },
      /Safe removal of dead, storm-damaged and overgrown trees/u,
      /removal of dead$|^Storm-damaged/mu,
    ],
    [
      'the cloth that polishes is no part of a necklace',
      'Sterling silver moon necklace',
      'Sterling silver crescent moon pendant on a fine 18 inch chain. Store dry and polish with a soft cloth.',
      { platform: 'etsy', etsyShopName: 'MoonAndMoss' },
      /^silver moon necklace$/mu,
      /necklace, soft cloth|^soft cloth$|neck jewelry/mu,
    ],
    [
      'a console is no OLED, and a boast that goes leaves no verb behind',
      'Nintendo Switch OLED white',
      'Nintendo Switch OLED console, white Joy-Cons, 64 GB. Light scratches on the back, screen is perfect and had a protector since new. Factory reset.',
      { platform: 'ebay', ebayStoreName: 'locker', itemCondition: 'Used' },
      /^Nintendo Switch OLED Console White[\s\S]*^Type: Console$/mu,
      /back and had|The OLED|has a factory reset/u,
    ],
    [
      'half a name of the maker is searched by nobody',
      'West Elm mid century sofa',
      'West Elm mid century sofa, 3 seater, velvet, dark green. 82 inches long.',
      { platform: 'facebookmarketplace', facebookLocation: 'Austin TX', facebookCondition: 'Used - Good' },
      /^west elm sofa$/mu,
      /^elm /mu,
    ],
    [
      'two words with a joint are one name',
      'Pine & Smoke candle',
      'Soy wax candle with pine, birch smoke and amber. 200 g. Burns 40 hours.',
      { platform: 'shopify', shopifyStoreName: 'Nordlys' },
      /^Pine & Smoke Candle in Soy Wax/mu,
      /^Smoke Candle in/mu,
    ],
    [
      'what the seller denies finds no buyer, and a round thing has no round',
      'Dog puzzle toy level 2',
      'Treat puzzle with 8 sliding compartments and a removable center. 24 cm round, non-slip feet. Not a chew toy.',
      { platform: 'amazon', amazonBrand: 'PawJoy' },
      /is 24 cm round/u,
      /has a 24 cm round|^chew|, chew,/mu,
    ],
    [
      'several things are searched as several, and a unit keeps its figure',
      'Fairy lights 10m 100 LED',
      'Warm white string lights, 100 LEDs on 10 m of copper wire. 8 modes with remote and timer. Plug not included.',
      { platform: 'amazon', amazonBrand: 'Brightly' },
      /^string lights$/mu,
      /^(?:indoor )?fairy light$/mu,
    ],
    [
      'a tent for two is no person tent',
      '2 person dome tent',
      '2 person dome tent, 82 x 58 x 43 inches. Sets up in 5 minutes with color coded fiberglass poles. 5 lb.',
      { platform: 'walmart' },
      /^2 person dome tent$/mu,
      /^person /mu,
    ],
    [
      'a format is no part, and the letters of a foil take no article',
      '2026 budget planner printable',
      'Printable monthly budget planner with 24 pages. PDF in A4, A5 and US Letter. Undated pages. Instant download, no physical item.',
      { platform: 'etsy', etsyShopName: 'PaperFox' },
      /^monthly planner$/mu,
      /has a PDF|has an A5/u,
    ],
    [
      'what a part fits is one list, and is searched before the part',
      'Bosch wiper blades VW Golf 7',
      'Bosch Aerotwin A863S wiper blades, pair, 650 mm and 450 mm. Fits VW Golf Mk7 2012 to 2020, Audi A3 8V and Seat Leon 5F. Easy to fit, no tools.',
      { platform: 'ebay', ebayStoreName: 'partshub', itemCondition: 'New' },
      /^vw golf wiper blades$/mu,
      /^Audi A3 8V and Seat/mu,
    ],
    [
      'clothes tell whom they are for',
      'Clarks desert boots mens UK 9 sand suede',
      'Mens Clarks desert boots, sand suede, UK size 9, crepe sole, two eyelets. New with box, never worn.',
      { platform: 'ebay', ebayStoreName: 'sole', itemCondition: 'New with box' },
      /^Department: Men$/mu,
      /^Department: (?:Women|Unisex)/mu,
    ],
  ]);
});
