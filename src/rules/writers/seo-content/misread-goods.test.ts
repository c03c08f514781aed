import { expectReadings } from '#tests/golden/readings.ts';

const amazon = { platform: 'amazon', amazonBrand: 'Zitro', businessName: 'Zitro' } as const;
const ebay = { platform: 'ebay', ebayStoreName: 'Closet', itemCondition: 'Used' } as const;
const shopify = { platform: 'shopify', shopifyStoreName: 'Ember' } as const;
const site = { platform: 'website' } as const;

/** Everyday goods and services in their sellers' words, each with what it says and what was read out of it wrongly. */
expectReadings([
  [
    'an order with it in it is no part, and what opens with but goes on',
    'Cast iron campfire grill grate',
    'A 50 cm round cooking grate on three folding legs. Weighs 6.4 kg. Season it before first use. Proofed, but let it dry before packing.',
    shopify,
    /Season it before first use/u,
    /has a season|with season|Grate, Season|: but let/u,
  ],
  [
    'poles are counted behind the thing that has them',
    'Canvas windbreak 5 pole',
    'Heavy 12 oz cotton canvas in sand with rust stripe, five ash poles. 4.5 m long and 1.3 m high.',
    shopify,
    /canvas windbreak/u,
    /canvas pole|^pole$/imu,
  ],
  [
    'the scale of a model and its class are no thing',
    'Hornby R2319 Class 47 locomotive OO gauge',
    'BR blue diesel loco 47535. Runs well both ways, DCC ready. One buffer missing.',
    ebay,
    /Type: Locomotive/u,
    /class gauge|Type: Class/iu,
  ],
  [
    'a dress is searched by its print and its colour, and twice worn is no flaw',
    'Seasalt Cornwall linen dress size 14 navy polka dot',
    'Knee length, two side pockets. 100% linen. Worn twice for weddings. Tiny pull near hem, hardly visible.',
    ebay,
    /Brand: Seasalt Cornwall[\s\S]*polka dot dress|polka dot dress[\s\S]*Brand: Seasalt Cornwall/u,
    /Flaws: Worn|is worn twice/u,
  ],
  [
    'darkened toes are told where the condition is',
    'Clarks desert boots mens UK 9 sand suede',
    'Crepe sole has plenty of life. Some darkening on toes. Original laces plus a spare brown pair.',
    ebay,
    /Used\. Some darkening on toes/u,
    /The clarks/u,
  ],
  [
    'a screen without scratches has no flaw',
    'Nikon D5300 Spiegelreflexkamera',
    'Gepflegte Kamera, ca. 14.800 Auslösungen. Klappdisplay ohne Kratzer, Gummierung am Griff leicht gelöst. Keine OVP.',
    { ...ebay, itemCondition: 'Gebraucht', language: 'de' },
    /Mängel: Gummierung am Griff leicht gelöst/u,
    /Mängel: Klappdisplay/u,
  ],
  [
    'a German set is searched without its set, and its two sides stay one clause',
    'Fensterreiniger Set mit Teleskopstange',
    '2-in-1 Kopf: Abzieher mit Gummilippe auf der einen Seite, waschbarer Mikrofaserbezug auf der anderen. Kopf um 180 Grad drehbar.',
    { ...amazon, language: 'de' },
    /^Fensterreiniger$/mu,
    /Teleskopstange: 2-in-1|Pflege: waschbarer/u,
  ],
  [
    'a ring that dampens is a sentence, and a stopper is no topper',
    'Türstopper Edelstahl 2er Set',
    'Massiver Bodentürstopper aus gebürstetem Edelstahl. Filz unten schont Parkett und Fliesen, Gummiring dämpft den Stoß. Höhe 6 cm.',
    { ...amazon, language: 'de' },
    /Gummiring dämpft den Stoß/u,
    /und Gummiring dämpft|Material: Filz unten|^topper/imu,
  ],
  [
    'a count behind the thing is no part of its name',
    'Magnetic tiles 64 piece set',
    '64 translucent tiles in 8 shapes. Strong enclosed magnets. Ages 3+. Works with other leading brands. Storage bag and idea book with 30 models.',
    amazon,
    /magnetic tiles/u,
    /tiles 64 piece set (?:have|work|suit)/u,
  ],
  [
    'a described board keeps the word that belongs to it, and a warning is no highlight',
    'Wooden balance board',
    'curved board from 7 layers of beech plywood. 90x30cm, 3.8 kg. Do not wash it in the machine.',
    amazon,
    /balance board/u,
    /Balance Curved|finish, do not wash/u,
  ],
  [
    'the second town of an audience keeps its capital and is nobody',
    'Hand stripping',
    'For wiry coats such as border terriers. From £50, every 12 to 16 weeks.',
    {
      ...site,
      businessName: 'Lakeside Dog Grooming',
      targetAudience: 'dog owners in Kendal and Windermere',
    },
    /in Kendal/u,
    /windermere(?! )|for windermere/u,
  ],
  [
    'one lives in the Dordogne, not at it',
    'Gîte pour 6 personnes avec piscine',
    'Maison en pierre de 120 m², trois chambres. Piscine ouverte de mai à septembre. À partir de 780 € la semaine.',
    { ...site, businessName: 'Ferme des Trois Chênes', location: 'Dordogne', language: 'fr' },
    /en Dordogne/u,
    /à Dordogne/u,
  ],
]);
