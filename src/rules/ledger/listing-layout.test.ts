import { describe, expect, it } from 'vitest';
import { withoutLayout } from './listing-layout.ts';

/** How sellers draw their listings, and the lines that are meant. */
const layouts: readonly (readonly [name: string, given: string, told: string])[] = [
  ['rules of strokes', 'Round rug\n----------------\nHand braided.', 'Round rug\nHand braided.'],
  ['a frame of stars', 'Hand braided.\n*** Not for outdoors ***', 'Hand braided.\nNot for outdoors'],
  ['letters set apart', 'P R O D U C T\nHand braided.', 'Hand braided.'],
  [
    'a policy in letters set apart',
    'Hand braided.\n\nD I S C L A I M E R\n-----\nColours are as the screen shows them.\nWe are not liable.',
    'Hand braided.',
  ],
  [
    'parts on money and parcels',
    'Hand braided.\n\nPayment Policy :-\n\nWe take cards.\n\nShipping Policy :-\n\nParcels leave on Mondays.\n\nMATERIAL :-Jute',
    'Hand braided.\n\nMATERIAL: Jute',
  ],
  ['labels with strokes', 'SHAPE :- Circle\nCOLOR :-Red', 'SHAPE: Circle\nCOLOR: Red'],
  ['headings that say nothing', 'PRODUCT DETAIL :-\n*****\nHand braided.', 'Hand braided.'],
  ['a row of the form', 'Name: Round Rug\nSize: 2 ft\nWeight: 3 kg', 'Size: 2 ft\nWeight: 3 kg'],
  [
    'a list below its colon',
    'Comes in these formats:\n\nDST, EXP, PES',
    'Comes in these formats: DST, EXP, PES',
  ],
  [
    'a choice below its sentence',
    'Choose your charm from\nclock\npolice box\nplanet\n\nSilver plated chain',
    'Choose your charm from clock, police box, planet\n\nSilver plated chain',
  ],
  [
    'a line that breaks its sentence',
    'Braided and then stitched together as\na symbol of the sun.',
    'Braided and then stitched together as a symbol of the sun.',
  ],
  ['a comma that opens a line', 'Stuffed with wool\n, cheeks of wax', 'Stuffed with wool, cheeks of wax'],
  [
    'a label in a line of its own',
    'Braided.\n\nUsed material\nJute, cotton',
    'Braided.\n\nUsed material: Jute, cotton',
  ],
  ['a unit with a stop', 'Thickness: 1-1.4 mm. approx.\nRound', 'Thickness: 1-1.4 mm approx.\nRound'],
  [
    'a unit that ends its sentence',
    'Rug, 200 x 130 cm. Deep red\nRound',
    'Rug, 200 x 130 cm. Deep red\nRound',
  ],
  ['a date and a lost letter', 'For one buyer only. F\n\n17/7/19', 'For one buyer only.'],
  ['a smile without eyes', 'I like it.))\nRound rug (small)', 'I like it.\nRound rug (small)'],
  ['short points below their label', 'Size:\n- 10 cm\n- 12 cm', 'Size: 10 cm, 12 cm'],
  [
    'pictures around a heading',
    '✨ DETAILS ✨\nHand braided.\n\n📦 SHIPPING 📦\nOn Mondays.',
    'Hand braided.\n\nOn Mondays.',
  ],
  [
    'marks of points',
    '→ 8 oz. net weight\n① Cotton wick\n♡ Amber jar',
    '- 8 oz net weight\n- Cotton wick\n- Amber jar',
  ],
  ['how one orders', 'Hand braided.\n\nHOW TO ORDER\n1) Choose a size.\n2) Check out.', 'Hand braided.'],
  [
    'a time below its label',
    'Braided.\n\nPROCESSING TIME\n\n1-2 days',
    'Braided.\n\nProcessing time: 1-2 days',
  ],
  [
    'a sentence in brackets',
    'Sweatproof! (Do not swim with it.) Black',
    'Sweatproof! Do not swim with it. Black',
  ],
  [
    'a part over its traits',
    'CENTER STONE\nType: Moss agate\nShape: Hexagon\n\nRING SIZE\nUS 3 - US 13',
    'Center stone: Moss agate, Hexagon\n\nRing size: US 3 - US 13',
  ],
  [
    'what may be done and what not',
    'What can’t be edited:\n• Artwork\n• Background',
    'What can’t be edited: Artwork, Background',
  ],
  [
    'a label in letters set apart',
    'S I Z E S\n57x57 in, 57x79 in\n\nP R O D U C T I O N T I M E : 3-7 days\nM A D E I N L A T V I A',
    'Sizes: 57x57 in, 57x79 in\n\nProduction time: 3-7 days\nMade in Latvia',
  ],
  ['a figure that pictures show', 'Heat: 🌶🌶🌶 (8/10)', 'Heat: 8/10'],
  ['a cry in brackets', 'Non-stick (PFOA free!) plates', 'Non-stick (PFOA free) plates'],
  [
    'a star that leads to a footnote',
    'Helps you relax.*\n*Not evaluated by the FDA.',
    'Helps you relax.\nNot evaluated by the FDA.',
  ],
  ['whose letter it is', 'Six pages.\nSee you soon,\nSophie', 'Six pages.\nSee you soon'],
  [
    'a policy in its line',
    'Hand braided.\nShipping & Returns: Free over $75. No questions asked.',
    'Hand braided.',
  ],
  [
    'numbers without a space',
    '1、Waterproof: three layers\n2.Mesh window: you see your dog',
    '- Waterproof: three layers\n- Mesh window: you see your dog',
  ],
  [
    'a chart of sizes',
    'Size Chart (cm):\nS: Waist 60-72 / Hip 76-90\nM: Waist 64-76 / Hip 80-94',
    'Size (cm): S (waist 60-72, hip 76-90), M (waist 64-76, hip 80-94)',
  ],
  [
    'sizes in lines of their own',
    'Sizes\nS (36-39)\nM (40-43)\nL (44-47)',
    'Sizes: S (36-39), M (40-43), L (44-47)',
  ],
  [
    'what a bundle is made of',
    'Ladies clothes.\n5 x jeans\n8 x tops\n2 x jackets\nfew vest tops',
    'Ladies clothes.\nIncludes: 5 x jeans, 8 x tops, 2 x jackets, few vest tops',
  ],
  ['a kiss', 'For the lot.\nWill not split sorry x', 'For the lot.\nWill not split sorry'],
  [
    'headings that say nothing',
    'NEW DESCRIPTION:\nA tin whistle.\nWhy Dogs Adore It 🐾\nLoud.',
    'A tin whistle.\nLoud.',
  ],
  [
    'a list of benefits keeps its points',
    'Key Benefits of Plum Oil:\nSoftens skin\nSmells mild',
    'Softens skin\nSmells mild',
  ],
  [
    'a label over its one line',
    'Cooking Method :\nDry heat\n\nServes two.',
    'Cooking Method: Dry heat\n\nServes two.',
  ],
  ['a label over several lines', 'Sizes:\nSmall ones\nLarge ones', 'Sizes: Small ones, Large ones'],
  ['the box has a colon', 'A lamp.\nWhat’s in the box\n1 x lamp', 'A lamp.\nWhat’s in the box:\n1 x lamp'],
  [
    'all that it is mixed of stands behind its label',
    'Mild.\n\nIngredients\n\nWater, oat, salt',
    'Mild.\n\nIngredients: Water, oat, salt',
  ],
  [
    'a label over points with headings',
    'Hero Ingredients:\n- Honey: softens\n- Oat – calms',
    '- Honey: softens\n- Oat – calms',
  ],
  ['a heading in brackets', 'Six pages.\n[Note]\nPrinted in Oslo.', 'Six pages.\nPrinted in Oslo.'],
  ['who signs', 'Hand braided.\n\nxx Dusty Road', 'Hand braided.'],
  ['French spaces', 'Puissance : 400 lumens\nRecharge : USB-C', 'Puissance : 400 lumens\nRecharge : USB-C'],
];

describe('how a pasted listing is laid out', () => {
  it.each(layouts)('%s', (_name, given, told) => {
    expect(withoutLayout(given)).toBe(told);
  });
});
