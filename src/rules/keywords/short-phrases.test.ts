import { describe, expect, it } from 'vitest';
import { phrasesOfGoods } from '#tests/golden/phrases-of-goods.ts';
import { SeoForm } from '#contract/seo-content.ts';
import { writeByRules } from '#rules/writers/seo-content/prepared.ts';

describe('halves of what two words say together', () => {
  it.each([
    [
      'Seed starting trays with dome',
      '5 pack, 12 cells each, clear humidity dome. Reusable plastic.',
      /^starting/mu,
      /^seed (?:starting )?trays$/mu,
    ],
    [
      'Decaf ground coffee medium roast 12 oz',
      'Swiss Water decaf, medium roast, 100% Arabica.',
      /medium ground|^roast/mu,
      /^decaf ground coffee$/mu,
    ],
    [
      'Fountain pen ink forest green 30 ml',
      'Shading ink, dries quickly.',
      /forest(?! green)/u,
      /^forest green ink$/mu,
    ],
    ['Rose quartz gua sha stone', 'Hand-cut rose quartz, 8 x 5 cm.', /rose(?! quartz)/u, /^gua sha stone$/mu],
    [
      'Glow in the Dark Sheet Set',
      'Twin sheet set with planets and glow in the dark stars.',
      /^dark/mu,
      /sheet set$/mu,
    ],
    ['Slow feeder dog bowl', 'Maze pattern, dishwasher safe, blue.', /^feeder/mu, /^slow feeder dog bowl$/mu],
    [
      'Felt pincushion',
      'A wool felt pincushion, stuffed with lamb’s wool.',
      /lamb(?! wool)/u,
      /^felt pincushion$/mu,
    ],
    ['Steel cable tray, white', 'Tray in steel, white or black.', /^$/u, /^steel cable tray$/mu],
  ])('%s', (name, description, never, always) => {
    const phrases = phrasesOfGoods('etsy', name, description);
    expect(phrases).not.toMatch(never);
    expect(phrases).toMatch(always);
  });
});

describe('things by a word that is another thing alone', () => {
  it.each([
    [
      'Dog life jacket medium',
      'Rescue handle, reflective trim. Orange ripstop nylon.',
      /^jacket|(?<!life )jacket with/mu,
      /^dog life jacket$/mu,
    ],
    [
      'Wooden toy vegetables',
      '12 piece beech wood vegetables with a leek and a mushroom.',
      /(?<!toy )vegetables/u,
      /^play food$/mu,
    ],
    [
      'Cuticle oil pen',
      'Twist up pen, 2 ml. Peach scent.',
      /^(?:\S+ )?pen$|2 ml pen/mu,
      /^cuticle oil pen$/mu,
    ],
    [
      'Cast iron Dutch oven 6 qt',
      'Enameled cast iron Dutch oven with lid and two loop handles. Teal.',
      /(?<!dutch )oven with|(?<!cast )iron/u,
      /^cast iron dutch oven$/mu,
    ],
    ['Inflatable paddle board', 'Paddle board with pump and leash.', /^board$/mu, /sup board$/mu],
  ])('%s', (name, description, never, always) => {
    const phrases = phrasesOfGoods('walmart', name, description);
    expect(phrases).not.toMatch(never);
    expect(phrases).toMatch(always);
  });
});

describe('what a name sets behind its thing', () => {
  it.each([
    ['Pressure Cooker 8 Quart', '1500 W, not for canning.', /cooker 8/u, /^8 quart pressure cooker$/mu],
    [
      'Hydraulic bottle jack 12 ton',
      'Base of cast steel, with a two-piece handle.',
      /jack 12/u,
      /^12 ton bottle jack$/mu,
    ],
    ['Water bottle 32oz', 'Steel water bottle with a straw lid.', /bottle 32oz/u, /^32oz water bottle$/mu],
    [
      'Jar opener under cabinet',
      'Steel teeth, screws included.',
      /^cabinet|opener under/mu,
      /^under cabinet jar opener$/mu,
    ],
    [
      'Magnetic Under Desk Cable Tray',
      'Magnetic cable tray for metal desks, steel.',
      /(?<!under )desk cable/u,
      /^under desk cable tray$/mu,
    ],
    [
      'Kids Backpack Dinosaur',
      'Kids backpack with dinosaur print, polyester.',
      /^dinosaur$/mu,
      /^dinosaur backpack$/mu,
    ],
    [
      'LED Shop Light 4 ft 2 Pack',
      'LED shop lights, 40 W each. For garages.',
      /light 4 ft/u,
      /^led shop light$/mu,
    ],
    [
      'Jumper Cables 4 Gauge 20 ft',
      'Copper clad aluminum cables. Carry bag in the box.',
      /gauge$|cables? 4/mu,
      /^4 gauge jumper cables$/mu,
    ],
    [
      'Chicken coop 6 hens',
      'Wooden coop that holds 6 hens, with a nest box.',
      /^(?:coop 6 )?hens?$/mu,
      /^chicken coop$/mu,
    ],
    [
      'Monstera plant 17cm pot',
      'Monstera deliciosa in a nursery pot.',
      /17cm (?:monstera )?plant/u,
      /monstera/u,
    ],
    ['Pour over kettle', 'Steel kettle with a gooseneck spout, 1 L.', /^$/u, /^pour over kettle$/mu],
  ])('%s', (name, description, never, always) => {
    const phrases = phrasesOfGoods('walmart', name, description);
    expect(phrases).not.toMatch(never);
    expect(phrases).toMatch(always);
  });
});

describe('parts, stuffs and what comes with a thing', () => {
  it.each([
    ['Leather fly wallet', 'Fly fishing wallet with sheepskin pages. Brass snap.', /snap|pages/u],
    ['Carbon Steel Loaf Pan', 'Loaf pan for a 1 lb loaf, with folded corners.', /^carbon steel$/mu],
    ['Beeswax wraps', 'Organic cotton dipped in beeswax and pine resin.', /^organic cotton$|resin/mu],
    ['Fountain pen ink 30 ml', 'Blue ink in a glass bottle with a wooden lid.', /bottle$/mu],
    ['Hardy fly reel with spare spool', 'Two spools, both with backing.', /^spare spool$/mu],
    ['Wax seal stamp', 'Brass head, beech handle. For letters.', /head$|with handle/mu],
  ])('%s', (name, description, never) => {
    expect(phrasesOfGoods('etsy', name, description)).not.toMatch(never);
  });

  it('stand where a pack of them is sold', () => {
    expect(
      phrasesOfGoods(
        'etsy',
        'Junk journal ephemera pack',
        '60 pieces of vintage paper: ledger pages, stamps.',
      ),
    ).toMatch(/^ledger pages$/mu);
  });
});

describe('whom, where and how many', () => {
  it.each([
    ['Gift for him wallet', 'Brown leather wallet with six card slots.', /(?:^|\s)him /mu],
    ['Insulated kids cup 12 oz', 'Steel cup. For indoor and outdoor use.', /^indoor/mu],
    ['Recycled glass tumbler', 'Tumbler of 300 ml. For medium hands.', /hands/u],
    ['Set of 2 bar stools, counter height', 'PU leather, swivel, footrest.', /^2 /mu],
    ['4 slice toaster', 'Stainless steel. Defrost and cancel buttons.', /^slice|buttons/mu],
    ['Fair isle mittens', 'Hand knitted in Shetland wool, womens medium.', /medium gift/u],
    [
      'Scrunchie set of 6 satin',
      'Six satin scrunchies: black, cream, sage, blush, navy and brown.',
      /black|cream/u,
    ],
    ['Salt & Pepper Mills', 'Set of 2 acacia wood mills.', /salt pepper/u],
    ['Silicone Baby Feeding Set', 'Silicone plate, bowl, bib and spoon.', /feeding$/mu],
    ['Personalised baby name print', 'Watercolour bunny with name, pink or blue.', /^personalised baby$/mu],
    ['Cold brew coffee maker', 'Glass carafe with a fine filter. BPA free.', /jug|pitcher/u],
    [
      'Terrarium kit with moss',
      'Glass jar with cork, moss, gravel, soil, charcoal and a fern.',
      /charcoal|gr[ae]y/u,
    ],
    ['Camping chair', 'Folding camp chair, steel frame. Color blue.', /folding blue|camp camping/u],
  ])('%s', (name, description, never) => {
    expect(phrasesOfGoods('etsy', name, description)).not.toMatch(never);
  });
});

describe('what is said of the whole thing', () => {
  it.each([
    [
      'No Pull Dog Harness',
      'Front clip, padded chest, reflective stitching. 6 colors.',
      /^reflective dog harness$/mu,
    ],
    ['Shampoo bar', 'Solid bar, sls free, about 60 washes.', /^sls free shampoo bar$/mu],
    [
      'Solar pathway lights 8 pack',
      'Warm white LED, waterproof IP65. No wiring.',
      /^waterproof pathway lights$/mu,
    ],
    ['Solar pathway lights 8 pack', 'Warm white LED, waterproof IP65. No wiring.', /^led pathway lights$/mu],
    ['Queen size bamboo sheet set', 'Viscose from bamboo. Sage green.', /^sage green sheet set$/mu],
  ])('%s: %s', (name, description, always) => {
    expect(phrasesOfGoods('walmart', name, description)).toMatch(always);
  });

  it('is no country of its stuff', () => {
    const phrases = phrasesOfGoods(
      'etsy',
      'Egyptian Cotton Sheet Set',
      'A sheet set of Egyptian cotton in ivory.',
    );
    expect(phrases).not.toMatch(/egyptian(?! cotton)/u);
    expect(phrases).toMatch(/^cotton sheet set$/mu);
  });
});

it('spends no search term on words that find anything', () => {
  const { searchTerms } = writeByRules(
    SeoForm.parse({
      platform: 'amazon',
      businessName: 'Nordvik',
      industry: 'Retail',
      amazonBrand: 'Nordvik',
      products: [
        {
          name: 'Electric Milk Frother',
          description: 'You switch between four settings with one button. The lid lifts off at an angle.',
        },
      ],
    }),
  )[0]!;
  expect(searchTerms.filter((word) => /^(?:angle|lift)$/u.test(word))).toEqual([]);
  expect(searchTerms).toContain('foamer');
});
