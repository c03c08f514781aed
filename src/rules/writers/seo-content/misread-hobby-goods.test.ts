import { describe } from 'vitest';
import { expectReadings } from '#tests/golden/readings.ts';

const used = { platform: 'ebay', itemCondition: 'Used' } as const;
const etsy = { platform: 'etsy', etsyShopName: 'Fernhide' } as const;
const amazon = { platform: 'amazon', amazonBrand: 'Larkwell' } as const;
const shopify = { platform: 'shopify', shopifyStoreName: 'Fernhide' } as const;

describe('Faults of hobby goods that are named in two words', () => {
  expectReadings([
    [
      'light dust is none of its features',
      'Makita router base 194733-8',
      'Pulled from a working tool. Tested ok. Light dust.',
      used,
      /^Flaws: Light dust$/mu,
      /Features: Light dust|Base 194733-8, Light Dust/u,
    ],
    [
      'a part that is stiff is a flaw and lies in no box',
      'Jupiter JTR700 trumpet',
      'Yellow brass. Valves fast, all slides move. Case included, latch stiff.',
      used,
      /^Flaws: .*[Ll]atch stiff/mu,
      /Trumpet, .*Latch Stiff/u,
    ],
    [
      'a dull blade sells nothing',
      'Bosch GTS 10 table saw',
      'Rolling stand. Blade guard is there. Blade dull.',
      { platform: 'facebookmarketplace', facebookCondition: 'Used - Fair', facebookLocation: 'Derby' },
      /^Used - Fair\..*Blade dull\./mu,
      /^Blade dull$|Saw, .*Blade Dull/mu,
    ],
    [
      'whitening of a card is told with its state',
      'Pokemon Mewtwo ex 183/165 151',
      'NM, sleeved right away, tiny whitening on back top left corner. English.',
      { platform: 'ebay', itemCondition: 'Near Mint' },
      /^Flaws: Tiny whitening on back top left corner$/mu,
      /, Tiny Whitening/u,
    ],
    [
      'a box that has a crack makes a deck used',
      'MTG Commander deck Atraxa 100 cards',
      'Complete 100 card deck. Sleeved in matte black. Deck box has a crack. List in pics.',
      { platform: 'ebay' },
      /^Flaws: Deck box has a crack$/mu,
      /list in pics/iu,
    ],
    [
      'what a display shows is a fault',
      'Yaesu FT-857D transceiver',
      'Works on all bands. Display has the usual zebra stripe lines when cold. From a non smoking shack.',
      used,
      /^Flaws: Display has the usual zebra stripe lines when cold$/mu,
      /has a non smoking/u,
    ],
    [
      'what was done in one year is past',
      'Jupiter JTR700 trumpet',
      'Yellow brass. Chemically cleaned in 2024. Case included.',
      used,
      /was chemically cleaned in 2024/u,
      /is chemically cleaned in 2024/u,
    ],
  ]);
});

describe('What is said of the seller and to the buyer', () => {
  expectReadings([
    [
      'a barn without smoke is no part of a saddle',
      '17" western saddle',
      'Park and trail saddle, dark oil leather. Weighs about 32 lbs. Smoke free barn.',
      { platform: 'facebookmarketplace', facebookCondition: 'Used - Good', facebookLocation: 'Derby' },
      /17" Western Saddle/u,
      /has a smoke free barn|Saddle, .*Smoke Free Barn/u,
    ],
    [
      'whom to call sells no wood',
      'Seasoned firewood half cord',
      'Oak and hickory, seasoned 18 months under roof. Cut 16 inch. Call or text Dale.',
      { platform: 'facebookmarketplace', facebookLocation: 'Asheville, NC' },
      /firewood/u,
      /call or text|^cord asheville/imu,
    ],
    [
      'where it is sent is no feature',
      'Hornby OO gauge Class 37 loco',
      'Runs well. 8 pin socket. Sent Royal Mail, UK only.',
      used,
      /8 pin socket/iu,
      /Loco, .*UK Only|socket, UK only/u,
    ],
  ]);
});

describe('Words that mean something else among plants, trains and inks', () => {
  expectReadings([
    [
      'the N of a scale is no "and"',
      'ATLAS N SCALE CODE 55 FLEX TRACK',
      'NEW OLD STOCK. NICKEL SILVER RAIL, BROWN TIES.',
      { platform: 'ebay', itemCondition: 'New' },
      /Atlas N Scale Code 55 Flex Track/u,
      /and scale|Type: Atlas/iu,
    ],
    [
      'a year behind "c." belongs to its sentence',
      'Vintage Turkish kilim rug',
      'Hand-woven in Anatolia c. 1970. Wool on cotton.',
      shopify,
      /in Anatolia c\. 1970/u,
      /Anatolia c\.<|<p>1970/u,
    ],
    [
      'herbs with a colour in their name are no colours and no woods',
      'Wildflower seed mix',
      '20 species. Native wildflowers for shade including foxglove, red campion, wood avens, garlic mustard.',
      shopify,
      /including foxglove, red campion, wood avens, garlic mustard/u,
      /Colou?r: |comes in garlic|a red campion|a garlic mustard/u,
    ],
    [
      'iron that is fed to plants irons nothing',
      'Root tabs',
      'Root tabs for planted tanks. Iron, potassium, trace elements. 40 capsules per jar.',
      shopify,
      /Iron, potassium, trace elements/u,
      /Care: iron/iu,
    ],
    [
      'iron gall is no metal',
      'Fountain pen ink sample 5ml',
      '5 ml in a glass vial. Iron gall, blue-black. Swatch in photo on smooth paper.',
      etsy,
      /Iron gall/iu,
      /¦ iron|^iron$|has a swatch/mu,
    ],
    [
      'seeds have no sun',
      'Tomato seeds 50 ct',
      'Heirloom. Packed for 2026, germination 92%. Full sun. Spacing 24-36 in.',
      amazon,
      /Full sun/iu,
      /have a full sun/u,
    ],
    [
      'a cutting is the plant',
      'Hoya Kerrii variegated houseplant',
      'Single-leaf heart cutting in a 6 cm terracotta pot. Water every 3 weeks.',
      shopify,
      /Single-leaf heart cutting/iu,
      /has single-leaf|has a single-leaf/u,
    ],
    [
      'titles of songs stay whole and in their row',
      'Piano sheet music hymns PDF',
      'Instant download. Includes Amazing Grace, Be Thou My Vision, It Is Well, Abide With Me.',
      etsy,
      /Amazing Grace, Be Thou My Vision, It Is Well, Abide With Me/u,
      /: Grace|^It Is Well/mu,
    ],
    [
      'an analysis that is guaranteed is told',
      'Freeze dried rabbit dog topper 8oz',
      'Guaranteed analysis: crude protein 58% min, crude fat 22% min. Freeze dried raw.',
      amazon,
      /crude protein 58%/u,
      /guaranteed analysis/iu,
    ],
    [
      'the span of weights of a mask is that of the horse',
      'Horse fly mask with ears',
      'Full (1000-1200lb), velcro closure, used one summer, tiny hole near left ear.',
      used,
      /^Size: Full \(1000-1200lb\)$/mu,
      /Weight: /u,
    ],
    [
      'clothes have no singular',
      'Barbie 1990s clothes lot',
      'About 22 pcs. Some snaps loose. 3 pairs shoes.',
      used,
      /^Type: Clothes$/mu,
      /clothe\b/iu,
    ],
  ]);
});

describe('Keywords of parts that are not there', () => {
  expectReadings([
    [
      'a handle that is sold separately',
      'Industrial floor squeegee 24 inch',
      'Black foam blade, galvanized frame. Threaded handle socket. Handle sold separately.',
      { platform: 'walmart' },
      /floor squeegee/u,
      /with handle/u,
    ],
    [
      'the wheels that a spray is for',
      'Ceramic spray sealant 500ml',
      'SiO2 ceramic spray for paint, glass and wheels. pH neutral. Water based.',
      shopify,
      /ceramic spray/u,
      /with wheels/u,
    ],
    [
      'a stop behind a unit ends its sentence',
      'Rooibos & valerian tea 20 bags',
      '20 pyramid bags, 40 g. Rooibos, valerian root, orange blossom. Caffeine free.',
      amazon,
      /valerian/u,
      /\bg\. (?:rooibos|tea)/u,
    ],
  ]);
});
