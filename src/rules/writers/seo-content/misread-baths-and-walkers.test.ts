import { SeoForm } from '#contract/seo-content.ts';
import { expectReadings } from '#tests/golden/readings.ts';
import { describe, expect, it } from 'vitest';
import { writeByRules } from './prepared.ts';

// English goods whose forms are filled calmly, with fields of the platform, read at first sight.
expectReadings([
  [
    'entries of the features that stand behind degrees are no list of what it is heated to',
    'Heated Deck Mount Bird Bath',
    'A shallow bird bath with a 75 watt heater hidden under the bowl. Bowl holds about 2 quarts.',
    {
      platform: 'amazon',
      category: 'Bird Baths',
      keyFeatures:
        'heated to keep water open down to -15 F, thermostat built in, mounts on deck rail or pole, 6 ft cord',
    },
    /is heated to keep water open down to -15 F and has a built-in thermostat/u,
    /thermostat built in, mounts on deck rail or pole and has/u,
  ],
  [
    'sides before their letters are neither watts nor hours, and several wheels take no article',
    'Folding Walker with Wheels',
    'Aluminum folding walker. Soft foam grips, latex free. Fixed wheels, not swivel.',
    {
      platform: 'amazon',
      category: 'Walkers & Rollators',
      keyFeatures: 'Folds flat with one hand, 8 height settings, 300 lb capacity, 5 inch wheels front',
      productDimensions: '24 W x 18 D x 32 to 39 H, 7.2 lb',
    },
    /a 300 lb capacity and 5 inch wheels front[^]*measures 24 W x 18 D x 32 to 39 H and weighs 7\.2 lb/u,
    /a 5 inch wheels/u,
  ],
  [
    'behind what it fits stands what it has',
    'Slow Close Elongated Toilet Seat White',
    'Toilet seat of white polypropylene. Closes quietly by itself.',
    {
      platform: 'walmart',
      category: 'Toilet Seats',
      keyFeatures:
        'Slow close lid, lifts off for cleaning, fits elongated bowls, stainless hinges, no wobble bumpers',
    },
    /has stainless hinges/u,
    /fits elongated bowls, stainless hinges, no wobble/u,
  ],
  [
    'what something is for stands behind what is in the box, and a template is no material',
    'Steel House Numbers Floating 6 inch',
    'Modern floating house numbers from 1/8 inch mild steel, 6 inches tall. Paper drilling template and all hardware is included, for wood, brick and stucco.',
    { platform: 'etsy', category: 'House numbers' },
    /^In the box: paper drilling template and all hardware, for wood, brick and stucco/mu,
    /^paper$/mu,
  ],
  [
    'what makes a thing to order is no name of it',
    'Custom Needle Felted Dog from Photo',
    'I make a small felted sculpture of your dog from photos. Gift wrapped in a box with a card. Glass eyes, wool from Galway sheep and some alpaca.',
    { platform: 'etsy', category: 'Pet portraits' },
    /[Gg]lass eyes, wool from Galway sheep/u,
    /Custom Needle felted/u,
  ],
  [
    'a finish of pearl is a colour',
    'Hohner Verdi III 120 Bass Piano Accordion',
    'Hohner Verdi III, 120 bass, 41 treble keys, red pearl. Bellows are air tight.',
    { platform: 'ebay', category: 'Accordions' },
    /^Type: Piano accordion$[^]*^Color: Red pearl$/mu,
    /^Material: Pearl$/mu,
  ],
  [
    'the grams of its padding are no weight of a rug',
    'Waterproof Turnout Rug 200g Combo Neck',
    "Medium weight turnout rug with fixed neck, 600 denier ripstop outer, 200g fill. Navy. Size 6'3.",
    { platform: 'ebay', category: 'Horse Rugs' },
    /^Type: Turnout rug$/mu,
    /^Item Weight/mu,
  ],
  [
    'what it suits is one list',
    'Hexagon Brass Terrarium with Door',
    'Glass terrarium with a hinged door on one side. Suits air plants, succulents, moss.',
    { platform: 'shopify', category: 'Terrariums' },
    /suits air plants, succulents, moss/u,
    /^Hexagon Brass Terrarium.*Moss/mu,
  ],
  [
    'the stuff of a thing lies not beside it in the box',
    'Blind Chain Safety Clip, pack of 4',
    'Spare clip to fix the chain of a blind to the wall. Clear plastic, screws and pads included.',
    { platform: 'shopify', category: 'Blind parts' },
    /Material: clear plastic[^]*In the box: screws and pads/u,
    /In the box: clear plastic/u,
  ],
  [
    'both are the two that were named, places of a part end no row, and a chart is on no page',
    'Skerry Paddling Drysuit',
    'Drysuit for sea kayaking in three layer nylon. Latex gaskets at the neck and wrists, neoprene outer neck, fabric socks. Front entry zip and a relief zip, both metal free plastic. Sizes S to XXL, see chart.',
    { platform: 'shopify', category: 'Drysuits' },
    /has latex gaskets at the neck and wrists, a neoprene outer neck, and fabric socks/u,
    /Material: both|chart/iu,
  ],
  [
    'beside a colour silver is one',
    'Recreational Hockey Ice Skates Men',
    "Men's hockey ice skates for the rink or the pond. Waxed laces. Black with silver.",
    { platform: 'walmart', category: 'Ice Skates', keyFeatures: 'ankle support' },
    /come in black with silver/u,
    /made of black/u,
  ],
  [
    'what goes with a thing comes with it',
    'Snowshoes Tubbs Flex 24 with poles',
    "Tubbs Flex VRT 24 inch snowshoes, men's. Used on three hikes only. Adjustable poles and a carry bag go with it.",
    { platform: 'facebookmarketplace', category: 'Sports' },
    /come with adjustable poles and a carry bag/u,
    /carry bag go\./u,
  ],
  [
    'a weight shares its line with another figure, and what a thing has is one sentence',
    'Bluetooth Speaker',
    '12 hours battery life, 20W output, 30 m range, USB-C and AUX ports, 540g',
    { platform: 'amazon', category: 'Speakers' },
    /12 hours battery life, a 20W output and a 30 m range/u,
    /It has a 20W output\. It has/u,
  ],
  [
    'the half of a clause is no title',
    'Willow Log Basket with Rope Handles',
    'Strong log basket of brown and buff willow, round, 45 cm across, base woven on ash slats so it stands off the floor.',
    { platform: 'etsy', category: 'Log baskets' },
    /^.*Willow Log Basket with Rope Handles.*45 cm across/mu,
    /^.*Willow Log Basket.*base woven$/mu,
  ],
]);

describe('what a form of two products says once', () => {
  const form = (fields: Record<string, unknown>, products: readonly unknown[]) =>
    writeByRules(SeoForm.parse({ businessName: 'Hollin', industry: 'Retail', products, ...fields }));

  it('a certificate whose words one product tells is not told of the other', () => {
    const [chai, mix] = form(
      { platform: 'tiktokshop', tiktokShopName: 'Hollin', certifications: 'USDA Organic' },
      [
        {
          name: 'Chai Concentrate Unsweetened 32 oz',
          category: 'Tea',
          description: 'Organic masala chai concentrate, brewed from Assam black tea and fresh ginger.',
        },
        {
          name: 'Golden Turmeric Latte Mix 6 oz',
          category: 'Tea',
          description: 'Powder of turmeric, ginger, cinnamon and coconut sugar. Whisk in warm milk.',
        },
      ],
    );
    expect(chai!.improvedBodyText).toContain('USDA Organic');
    expect(mix!.improvedBodyText).not.toContain('USDA Organic');
  });

  it('what buyers need is told of the product that answers it', () => {
    const [dog, robin] = form(
      { platform: 'etsy', etsyShopName: 'Hollin', targetAudience: 'pet owners who lost or love a dog' },
      [
        {
          name: 'Custom Needle Felted Dog from Photo',
          category: 'Pet portraits',
          description: 'I make a small felted sculpture of your dog from 3 to 5 photos. About 12 cm tall.',
        },
        {
          name: 'Felted Robin Ornament',
          category: 'Ornaments',
          description: 'A little robin, 7 cm, needle felted of merino over a wool core, with bead eyes.',
        },
      ],
    );
    expect(dog!.improvedBodyText).toContain('pet owners');
    expect(robin!.improvedBodyText).not.toContain('pet owners');
  });

  it('a concise text keeps how a handmade thing was made', () => {
    const [paper] = form(
      {
        platform: 'etsy',
        etsyShopName: 'Hollin',
        style: 'concise',
        handmadeStory: 'Each sheet is marbled by floating ink on a bath of carrageenan',
      },
      [
        {
          name: 'Marbled Paper Sheets, set of 5',
          category: 'Craft paper',
          description:
            'Five sheets of hand marbled paper, 19 x 25 in, for bookbinding. Colors: indigo, brick, ochre, sage and black. Patterns are nonpareil and stone. Sent rolled in a tube.',
        },
      ],
    );
    expect(paper!.improvedBodyText).toContain('floating ink');
  });
});
