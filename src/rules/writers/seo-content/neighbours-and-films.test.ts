import { describe } from 'vitest';
import { expectReadings } from '#tests/golden/readings.ts';

const sold = {
  platform: 'facebookmarketplace',
  businessName: 'private',
  industry: 'Other',
  facebookLocation: 'Sheffield S7',
} as const;
const used = { ...sold, facebookCondition: 'Used - Good' } as const;
const shop = {
  platform: 'tiktokshop',
  businessName: 'PawPrint',
  industry: 'Retail',
  tiktokShopName: 'PawPrint',
} as const;

describe('a neighbour says first what it is', () => {
  expectReadings([
    [
      'the thing stands before its state, and what is not there is said shortly',
      'Bunk bed',
      'solid pine bunk bed, splits into 2 singles. one slat cracked but fixed. mattresses not included. bolts in a bag. £90 ono',
      used,
      /^Solid pine bunk bed, splits into 2 singles\.[^]*\n\nUsed - Good\. One slat cracked but fixed\.\n\nMattresses not included\./mu,
      /does not include/u,
    ],
    [
      'a row that names nothing stands behind the name',
      'Bosch washing machine',
      '8kg, 1400 spin. Bit of rust at bottom corner. Collect only.',
      used,
      /^Bosch washing machine: 8kg, 1400 spin\./mu,
      /^8kg, 1400 spin/mu,
    ],
    [
      'one thing does not come in a colour',
      'Xbox One S 500gb',
      'Xbox One S white, 2 controllers. Left stick on 1 pad drifts a bit.',
      used,
      /Left stick on 1 pad drifts a bit/u,
      /comes in white/u,
    ],
    [
      'a drum kit has no son',
      'Drum kit',
      'Pearl Export 5 piece drum kit, smoky chrome. Hardware, stool, cymbals. Son off to uni and neighbours rejoicing. £280',
      used,
      /Son off to uni and neighbours rejoicing\./u,
      /has a son/u,
    ],
    [
      'a German wardrobe by its longer name',
      'Ikea Pax Schrank',
      'Verkaufe Pax Kleiderschrank weiß 150x236x60, mit 2 Schiebetüren, 4 Einlegeböden. Eine Tür hat unten einen Kratzer. Muss selbst abgebaut werden. Bj 2020. VB 140',
      { ...sold, facebookCondition: 'Gebraucht - gut', language: 'de' },
      /^Pax Kleiderschrank weiß 150x236x60[^]*\n\nGebraucht - gut\. Eine Tür/mu,
      /does not include/u,
    ],
  ]);
});

describe('a film shows what is particular of a thing', () => {
  expectReadings([
    [
      'a measure is measured and colours lie side by side; pictures are not sent to',
      'Lick mat for dogs',
      'Silicone lick mat, 20 x 20 cm. Suction cups on the back stick to tiles or bath.\nSpread peanut butter, yoghurt or wet food.\nDishwasher safe. Food grade silicone. Colours as pic. Blue, pink, grey.\nNot a chew toy.',
      shop,
      /First: [^]*hold a tape measure to (?:it|the lick mat): 20 x 20 cm[^]*show the colours side by side: blue, pink, grey/u,
      /(?:First|Then|Last): [^\n]*(?:as pic|chew toy)/u,
    ],
    [
      'what is to be avoided is not filmed',
      'Mascarilla capilar 250 ml',
      'Mascarilla capilar para pelo rizado con gel de lino y aloe vera. Aplicar en el pelo mojado, dejar 10 minutos y aclarar. Evitar el contacto con los ojos. Contenido: 1 bote de 250 ml.',
      { ...shop, language: 'es' },
      /Primero: mascarilla capilar/u,
      /(?:Primero|Después|Al final): [^»\n]*evitar/iu,
    ],
    [
      'in German with words of its own',
      'Wärmekissen Nacken',
      'Kirschkernkissen für Nacken und Schultern, 60 x 15 cm, 1,1 kg. Bezug 100 % Baumwolle, abnehmbar, waschbar bis 30 Grad.',
      { ...shop, language: 'de' },
      /(?:Dann|Zuletzt): daneben ein Maßband: 60 x 15 cm/u,
      /Text: „Abnehmbar“/u,
    ],
  ]);
});
