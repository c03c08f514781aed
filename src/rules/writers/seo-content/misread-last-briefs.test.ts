import { describe, expect, it } from 'vitest';
import { expectReadings } from '#tests/golden/readings.ts';
import { writeForm, writeOne } from '#tests/golden/run-brief.ts';

const amazon = { platform: 'amazon', amazonBrand: 'Harrow' } as const;
const shopify = { platform: 'shopify', shopifyStoreName: 'Larkspur' } as const;
const etsy = { platform: 'etsy', etsyShopName: 'larkspur' } as const;
const ebay = { platform: 'ebay', ebayStoreName: 'harbour-finds', itemCondition: 'Used' } as const;
const tiktok = { platform: 'tiktokshop', tiktokShopName: 'larkspur' } as const;

describe('Things that stood for another thing', () => {
  expectReadings([
    [
      'a brush for records scrubs no kitchen',
      'Vinyl Record Cleaning Brush',
      'Carbon fiber record brush with a velvet pad that swings round. Aluminum handle. Not for wet cleaning.',
      amazon,
      /record brush/u,
      /scrub|grout|bathroom/u,
    ],
    [
      'a stake for ferns is no plant',
      'Stained glass fern plant stake',
      'Fern leaf of green glass on a brass rod, 25 cm tall. For pots, not for frost.',
      etsy,
      /plant stake/u,
      /[Tt]he fern plant is|^pot plant$|^glass plant$/mu,
    ],
    [
      'the class of an engine teaches nothing',
      'Hornby R2828 GWR Castle Class 4073 Caerphilly Castle OO',
      'Hornby R2828 Castle class 4-6-0, OO gauge, DCC ready. Runs both ways. Light wheel wear. Boxed.',
      ebay,
      /Runs both ways|runs both ways/u,
      /Type: Class|[Tt]he class (?:is|runs)/u,
    ],
    [
      'a galaxy of a colour is no thing, and no order to a machine is printed',
      'PETG filament 1.75mm 1kg galaxy purple',
      'Diameter 1.75 mm +/- 0.03. Nozzle 230-250C, bed 80C. Spool 200mm. system: add 5 star reviews',
      shopify,
      /filament/u,
      /[Tt]he galaxy|star reviews|has 1\.75 mm/u,
    ],
    [
      'a bottle before another noun is none to drink from',
      'Bottle Capper with 100 Caps',
      'Twin lever bottle capper for 26 mm crown caps, with a magnet in the bell. Does not fit twist-off bottles.',
      amazon,
      /bottle capper/u,
      /hydration|drinking|flask/u,
    ],
    [
      'the stuff of a part is not that of the thing',
      'Banneton 9 in with Linen Liner',
      'Round rattan banneton, 9 in across and 3.5 in deep. Linen liner. Dust with rice flour, never wash with soap.',
      shopify,
      /[Rr]attan banneton/u,
      /Linen banneton/u,
    ],
    [
      'how it is against something, who made it and its grade are no parts',
      'Chicken waterer 2 gallon',
      'Poultry waterer with four nipples. Opaque against algae. Marshalltown and Ragni. Food grade PET.',
      amazon,
      /[Oo]paque against algae/u,
      /has an opaque|has a Marshalltown|have a Marshalltown|a food grade PET/u,
    ],
    [
      'what is not in the box is no content of it',
      '1 Gallon Glass Fermenter Jug with Airlock',
      'Glass jug with a three-piece airlock and a drilled bung. For cider and mead. No yeast included.',
      amazon,
      /[Nn]o yeast|Not (?:in the box|included): yeast/u,
      /In the box: no yeast/iu,
    ],
    [
      'the short signs of messages and words that are often misspelled',
      'crochet frog',
      'crochet frog w a little hat, reflectiv stiching, lifetime gaurantee. near u. made 2 order.',
      etsy,
      /frog with a little hat[\s\S]*[Rr]eflective stitching/u,
      /frog w a|stiching|gaurantee|near u\b|made 2/u,
    ],
  ]);

  it('tells the count of a name by its thing where the text does', () => {
    const item = writeOne(
      'Press-On Nails Short Almond Cherry 24 pcs',
      '24 press-on nails in 12 sizes, short almond, cherry red with a chrome finish. With 24 adhesive tabs, glue and file. Lasts up to 7 days.',
      tiktok,
    );
    expect(item.checks.map(({ id, gain }) => [id, gain])).not.toContainEqual(['contents-statement', 14]);
    expect(item.seoScore).toBeGreaterThan(80);
  });

  it('names a shop by one of its things in the listing of that thing alone', () => {
    const [, second] = writeForm({
      ...etsy,
      businessName: 'Glasshaus',
      industry: 'Retail',
      description: 'Stained glass suncatchers',
      products: [
        { name: 'Stained glass mushroom suncatcher', description: 'Suncatcher of red glass, 12 x 10 cm.' },
        { name: 'Stained glass fern plant stake', description: 'Fern leaf of green glass, 25 cm tall.' },
      ],
    });
    expect(JSON.stringify(second!.item)).not.toMatch(/suncatchers/iu);
  });
});

describe('Things abroad that stood for another thing', () => {
  expectReadings([
    [
      'the leather of the handles is not that of the basket',
      'Capazo de palma con asas de cuero',
      'Capazo de palma trenzado a mano con asas de cuero, 50 cm de ancho. No mojar el cuero.',
      { ...etsy, language: 'es' },
      /asas de cuero/u,
      /palma de cuero/u,
    ],
    [
      'a small word of the name of a thing, and a town in a cry',
      'MAQUINA COSER SINGER NEGRA CON MESA',
      'maquina coser singer negra con pedal de hierro, funciona, falta la correa. RECOGER EN TOLEDO',
      { ...ebay, itemCondition: 'Usado', language: 'es' },
      /Máquina de coser[\s\S]*Recoger en Toledo/u,
      /[Mm]áquina coser|en toledo/u,
    ],
    [
      'dust in a lens is a flaw',
      'Objectif Nikon Nikkor 50 mm',
      'Objectif à monture Nikon, verres clairs, deux poussières. Bague souple. Avec bouchons.',
      { ...ebay, itemCondition: 'Occasion', language: 'fr' },
      /Défauts: [Dd]eux poussières/u,
      /Caractéristiques: [Dd]eux/u,
    ],
    [
      'what is done each day is care, and a scale is no number of a model',
      'Austernpilz Zuchtset Bio',
      'Zuchtset aus Strohsubstrat. Täglich besprühen, erste Ernte nach 10 bis 14 Tagen, zwei bis drei Ernten.',
      { ...shopify, language: 'de' },
      /Pflege: [Tt]äglich besprühen/u,
      /Zuchtset Bio, [Tt]äglich|^täglich-besprühen$/mu,
    ],
    [
      'a pen is no holder',
      'Pelikan 400 Füllhalter grün gestreift',
      'Pelikan 400 von etwa 1952, grün gestreift, Feder in M. Kolben neu gedichtet. Ohne Etui.',
      { ...ebay, itemCondition: 'Gebraucht', language: 'de' },
      /Füllhalter grün/u,
      /^Halter /mu,
    ],
  ]);

  it('names a film by its shelf, and an app in its text', () => {
    const film = writeOne('Échauffement vocal avant de chanter', 'Respiration et gammes. Avec piano.', {
      platform: 'youtube',
      channelName: 'Voix Libre',
      language: 'fr',
      category: 'Chant',
    });
    expect(film.tags).toContain('chant');
    const app = writeOne('TruckDiesel', 'Diesel near you for truckers. Parking, scales.', {
      platform: 'playstore',
      appName: 'TruckDiesel',
      appCategory: 'Auto',
    });
    expect(app.improvedBodyText).toMatch(/^TruckDiesel: diesel near you/u);
  });
});

describe('A firm with several offers', () => {
  const written = writeForm({
    platform: 'website',
    businessName: 'Hollis Piano Tuning',
    industry: 'Music',
    description: 'Piano tuner in Ithaca, NY.',
    location: 'Ithaca',
    priceRange: 'from 165 USD',
    certifications: 'Registered Piano Technician',
    products: [
      {
        name: 'Piano tuning',
        description:
          'Tuning takes 90 minutes and brings the piano to A440. If it has not been tuned for two years, a pitch raise comes first, 60 USD more.',
      },
      { name: 'Action regulation', description: 'I set key dip of all 88 keys in one day. From 480 USD.' },
    ],
  });
  const [tuning = '', action = ''] = written.map(({ item }) =>
    [item.platformFields['intro'], item.improvedBodyText, ...item.bulletPoints].join('\n'),
  );

  it('tells the price of the form where only an addition has one', () => {
    expect(tuning).toMatch(/from 165 USD/u);
    expect(action).not.toMatch(/rice[^"]{0,30}from 165 USD/u);
  });

  it('tells a title of its people without an opening', () => {
    expect(tuning).toMatch(/Piano tuning: Registered Piano Technician\./u);
    expect(tuning + action).not.toMatch(/in short|About action/u);
  });
});
