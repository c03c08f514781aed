import { expectReadings } from '#tests/golden/readings.ts';

const amazon = { platform: 'amazon', amazonBrand: 'Fernhollow', businessName: 'Fernhollow' } as const;
const ebay = { platform: 'ebay', ebayStoreName: 'Second Spin', itemCondition: 'Used' } as const;
const shopify = { platform: 'shopify', shopifyStoreName: 'Harbour' } as const;

/** Common trades in their sellers' words, each with what it says and what was read out of it wrongly. */
expectReadings([
  [
    'a coffee is named by its origin, and what it tastes of is not sold',
    'Ethiopia Guji Hambela natural, whole bean 250g',
    'Tasting notes of strawberry jam, jasmine and cacao nibs. Natural process, grown at 2,050 m by smallholders. Light roast for filter.',
    shopify,
    /coffee beans/iu,
    /Strawberry,|strawberry snack|fruit snack/iu,
  ],
  [
    'complete is how much is there, and no thing',
    'Playmobil 3666 Königsritterburg complete with box',
    'Rare 1993 knights castle. All walls and towers, drawbridge works. 1 flag missing.',
    ebay,
    /königsritterburg/iu,
    /The complete|has a 1993/iu,
  ],
  [
    'pond supplies are no pond, and a built in battery was built nowhere',
    'Solar pond aerator pump',
    '5 watt solar panel on a 3 m cable, pump moves 2 litres of air per minute through two air stones. Built in battery keeps it going 8 hours at night. For ponds up to 1,500 litres.',
    { ...amazon, category: 'Pond supplies' },
    /Pump, 5 Watt Solar Panel/u,
    /It is built in|^pump pond$|^aerator pond$/mu,
  ],
  [
    'what is counted is the plural, and a rim that keeps from cuts is no warning',
    'Galvanised steel raised garden bed kit',
    "Oval raised bed, 180 cm long. Rolled rubber edging along the rim so you don't cut yourself. 12 panels bolt together in about 40 minutes.",
    amazon,
    /12 Panels/u,
    /12 panels bolt\b(?! together)|Please note: rolled/iu,
  ],
  [
    'what it fits is one list without an and, and not choking is no warning',
    'No pull dog harness with front clip, medium',
    'stops pulling without choking. two leash rings (chest + back). fits beagles, border collies, spaniels. machine wash cold',
    amazon,
    /fits beagles, border collies, spaniels/iu,
    /has border collies|^colly$|Please note: stops/mu,
  ],
  [
    'turns a minute are no time',
    'Pioneer PL-12D turntable',
    'Belt drive record player from 1975. New belt. Runs on 33 and 45. Comes with Ortofon Concorde cartridge and slipmat.',
    ebay,
    /Ortofon Concorde cartridge/u,
    /Run Time|ortofon/u,
  ],
  [
    'waxed again is care and no material, and a saddle stitch is no saddle',
    'Card holder and pouch, waxed canvas',
    'Six slots and a middle pocket for notes, saddle stitched by hand from Italian leather. Re-wax once a year. Colours: chestnut, black, forest.',
    shopify,
    /is saddle stitched by hand/u,
    /has a saddle|Material: re-wax|colours-chestnut/u,
  ],
  [
    'a shortened minute ends its sentence before a figure',
    'Electric gooseneck kettle',
    '0.9L stainless steel gooseneck kettle. Set any temperature from 40 to 100°C, hold for 60 min. 1200W, boils fast. Stopwatch on the base.',
    amazon,
    /hold for 60 min\.?$/mu,
    /60 min\. 1200W|kitchenware/u,
  ],
  [
    'the number of the maker is what stands behind its label',
    'Brake pads front Ford Fiesta MK7 2008-2017',
    'Set of 4 front brake pads. Width 156 mm, height 52.3, thickness 18. OE ref 1522072. Fits Ford Fiesta Mk7.',
    { ...ebay, itemCondition: 'New' },
    /Number: 1522072$/mu,
    /^ref 1522072$|Height 52\.3,/mu,
  ],
  [
    'a German clause with its article belongs to the noun before it',
    'Stirnlampe mit Rotlicht 800 Lumen',
    'Wiederaufladbare Stirnlampe mit 800 Lumen. 5 Leuchtstufen und Rotlicht, das die Nachtsicht schont. Wasserdicht nach IPX6.',
    { ...amazon, language: 'de' },
    /Rotlicht, das die Nachtsicht schont/u,
    /[;,] Das die|^Das die/mu,
  ],
  [
    'a German part keeps the preposition that its case asks for, and a chip is a flaw',
    'Art Déco Schreibtischlampe Messing',
    'Schwenkbare Schreibtischlampe aus Messing mit grünem Glasschirm, um 1935. Höhe 42 cm. Der Schirm hat einen kleinen Chip am Rand.',
    { ...ebay, itemCondition: 'Gebraucht', language: 'de' },
    /Gebraucht\. [^\n]*Chip am Rand/u,
    /(?<!mit )grünem Glasschirm/iu,
  ],
  [
    'the town of a firm without a location is what its texts say',
    'Chimney repairs',
    'Repointing, new lead flashing, pots, cowls and bird guards. Small jobs welcome.',
    {
      platform: 'website',
      businessName: 'Brightwell Roofing',
      description: 'Family roofing firm in Norwich since 1994, fully insured.',
    },
    /Chimney repairs in Norwich[\s\S]*chimney repairs norwich/u,
    /Chimney repairs: Brightwell/u,
  ],
  [
    'where data is stored is not where a firm works',
    'CRM for small agencies',
    'Quill keeps every client conversation in one place. Works with Gmail and Outlook. Data is stored in Ireland.',
    {
      platform: 'website',
      businessName: 'Quill CRM',
      description: 'A CRM for two- to twenty-person agencies.',
    },
    /CRM for small agencies/u,
    /CRM: Quill|(?:agencies|crm) (?:in )?Ireland/iu,
  ],
  [
    'an elision in a tag keeps its letter apart',
    "Savon surgras à l'huile d'olive",
    "Saponifié à froid, huile d'olive bio et cire d'abeille. Pain de 100 g. Pour peaux sensibles.",
    { ...shopify, language: 'fr' },
    /d-abeille|d-olive/u,
    /dabeille|dolive/u,
  ],
]);
