import { describe } from 'vitest';
import { expectReadings } from '#tests/golden/readings.ts';

const amazon = { platform: 'amazon', amazonBrand: 'Haldis' } as const;
const etsy = { platform: 'etsy', etsyShopName: 'Haldis' } as const;
const shopify = { platform: 'shopify', shopifyStoreName: 'Haldis' } as const;
const tiktok = { platform: 'tiktokshop', tiktokShopName: 'Haldis', tiktokCategory: 'Home' } as const;
const ebay = { platform: 'ebay', ebayStoreName: 'haldis', itemCondition: 'Used' } as const;
const play = { platform: 'playstore', appName: 'Sumling', appCategory: 'Education' } as const;

describe('Briefs of two lines: where a sentence ends', () => {
  expectReadings([
    [
      'the unit of a figure ends it before a capital',
      'Mini vacuum for desk',
      'Picks up crumbs. Battery 400mAh runs 90 min. Comes with brush + usb cable.',
      tiktok,
      /^In the box: brush \+ USB cable\.$/mu,
      /In the box: battery/u,
    ],
    [
      'what is ok is told before the next thought',
      'Wax jacket mens',
      'Tartan lining ok. collar has a small tear. pit to pit 23 in',
      ebay,
      /^Wax jacket mens: used\. Collar has a small tear\.$/mu,
      /lining ok\. collar/u,
    ],
  ]);
});

describe('Briefs of two lines: what a thing is made of', () => {
  expectReadings([
    [
      'stuff behind the thing',
      'Side table',
      'Side table in oak. 45 cm high.',
      shopify,
      /^Side Table, Oak, 45 cm High$/mu,
      /Side table: oak side table, Side/u,
    ],
    [
      'a vessel is no stuff',
      'No. 4 candle',
      'Soy wax candle in amber glass. 220g.',
      shopify,
      /soy wax candle comes in amber glass/u,
      /made of amber/u,
    ],
    [
      'a colour is no stuff',
      'Jumper',
      'Lambswool jumper in navy. Crew neck.',
      shopify,
      /lambswool jumper comes in navy/u,
      /made of navy/u,
    ],
    ['a place is no stuff', 'Vase', 'Handmade vase. 22 cm tall.', shopify, /vase/iu, /made of/u],
    [
      'what only looks like linen',
      'Tablecloth',
      'Linen look tablecloth. 60 x 84 in. Sage green',
      amazon,
      /^Haldis Linen Look Tablecloth, 60 x 84 in, Sage Green$/mu,
      /Tablecloth, Linen|made of linen/u,
    ],
    [
      'marble effect is no marble',
      'Worktop saver',
      'Marble effect glass worktop saver. 40 x 30 cm.',
      amazon,
      /glass/iu,
      /made of marble|Worktop Saver, Marble/u,
    ],
    [
      'what a thing grips',
      'Door stop',
      'Rubber door stop 4 pack. Grips tile and wood. Brown',
      amazon,
      /^Haldis Door Stop, Rubber, 4 Pack, Grips Tile and Wood, Brown$/mu,
      /Material: grips|has a grips|Wood Door/u,
    ],
    [
      'a drawn oak is no wood',
      'Hand drawn oak tree print A4',
      'Hand drawn oak tree, printed on 300gsm cotton paper, unframed.',
      etsy,
      /^cotton$/mu,
      /^oak$/mu,
    ],
    [
      'a birch forest is no wood',
      'Birch forest painting',
      'Acrylic painting of a birch forest on canvas, 30 x 40 cm.',
      etsy,
      /^canvas$/mu,
      /^birch$/mu,
    ],
    [
      'an oak shelf is of oak',
      'Oak wall shelf',
      'Solid oak shelf with leaf pattern. 60 cm wide.',
      etsy,
      /^oak$/mu,
      /^leaf$/mu,
    ],
    [
      'a shade behind the thing',
      'Polymer clay earrings terracotta arch',
      'Handmade polymer clay earrings. Stainless steel posts.',
      etsy,
      /^polymer clay$/mu,
      /^terracotta$|^clay$/mu,
    ],
    [
      'a pot of terracotta',
      'Terracotta plant pot',
      'Plant pot made of terracotta. 14 cm.',
      etsy,
      /^terracotta$/mu,
      /^clay$/mu,
    ],
    [
      'the box of a ring is no small part',
      'Wooden ring box',
      'Small walnut ring box. Magnetic lid, velvet insert fits two rings.',
      etsy,
      /^walnut$/mu,
      /^magnetic$/mu,
    ],
  ]);
});

describe('Briefs of two lines: what there is to choose, and how big it is', () => {
  expectReadings([
    [
      'colours without a colon',
      'Rib romper',
      'Ribbed romper. Colours sage, oat and rust. Poppers at the legs.',
      shopify,
      /Colours: sage, oat and rust/u,
      /a colours|^colours-sage$/mu,
    ],
    [
      'scents without a colon',
      'Wax melts',
      'Scents lavender, fig and cedar. Soy wax. 6 in a pack',
      shopify,
      /Scents: lavender, fig and cedar/u,
      /have scents/u,
    ],
    [
      'colours that vary',
      'Agate slices',
      'Agate slices. Colours vary from stone to stone and none is dyed.',
      shopify,
      /Colours vary from stone/u,
      /Colours: vary/u,
    ],
    [
      'sizes of babies are one list',
      'Rib romper',
      'Ribbed romper. Sizes Newborn, 0-3m, 3-6m, 6-12m.',
      shopify,
      /^Rib Romper, Sizes Newborn, 0-3m, 3-6m, 6-12m$/mu,
      /Sizes Newborn;|Rib Ribbed/u,
    ],
    [
      'sides with their marks',
      'Dog bed large',
      'Dog bed for large dogs. 36"L x 27"W x 6.5"H. Gray',
      { platform: 'walmart' },
      /Dog Bed Large, 36 x 27 x 6\.5 in, Gray$/mu,
      /"|has a 36/u,
    ],
    [
      'a pack at the end of the clause',
      'Cable clips',
      'Adhesive cable clips 16 pack. Black',
      amazon,
      /^Haldis Adhesive Cable Clips, 16 Pack, Black$/mu,
      /^Haldis Cable/mu,
    ],
    [
      'a weight at the end of the clause',
      'Freeze dried mango',
      'Freeze dried mango slices 40g. Just mango. No added sugar.',
      tiktok,
      /Freeze Dried Mango, 40g$/mu,
      /A just mango|Dried Just/u,
    ],
    [
      'how many days a thing is for',
      'Pill organizer',
      '7 day pill organizer. Push button lids',
      amazon,
      /^Haldis 7 Day Pill Organizer/mu,
      /Day, 7/u,
    ],
    [
      'a price without its sign',
      'Sumling',
      'Maths practice for children aged 6 to 9. 2.99 one time. Works offline.',
      play,
      /2\.99 one time/u,
      /2\.99 one(?! time)/iu,
    ],
    [
      'a list by another word for the thing',
      'Cutlery organiser for drawer bamboo',
      'Expandable bamboo cutlery tray. 7 compartments.',
      amazon,
      /7 compartments/u,
      /has an expandable/u,
    ],
  ]);
});

describe('Alt texts name what a picture shows', () => {
  expectReadings([
    [
      'how it is drunk',
      'House blend coffee',
      'Medium roast coffee. Good with milk. Beans or ground.',
      shopify,
      /^House blend coffee$/mu,
      /with good|with beans/u,
    ],
    [
      'which sizes there are',
      'Fold over mitts',
      'Mitts that fold over. One size. Brass button.',
      shopify,
      /with brass button/u,
      /with one size/u,
    ],
    [
      'what it does',
      'Soap dish',
      'Slotted cedar soap dish. Drains well. 12 x 8 cm',
      shopify,
      /edar soap dish, 12 x 8 cm/u,
      /with drains/u,
    ],
  ]);
});
