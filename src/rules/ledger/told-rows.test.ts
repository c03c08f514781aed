import { describe, expect, it } from 'vitest';
import { expectReadings } from '#tests/golden/readings.ts';
import { phraseOfRow } from './told-rows.ts';

describe('a row of an English sheet as a seller says it', () => {
  it.each([
    ['Frame', 'Powder coated steel', 'powder coated steel frame'],
    ['Lid', 'tempered glass', 'tempered glass lid'],
    ['Motor', '1800 W', '1800 W motor'],
    ['Seat', 'adjustable, 3 positions', 'adjustable seat (3 positions)'],
    ['Cover', 'removable, machine washable', 'removable and machine washable cover'],
    ['Pot', 'stoneware, dishwasher safe', 'dishwasher safe stoneware pot'],
    ['Wheels', 'EVA, puncture proof', 'puncture proof EVA wheels'],
    ['Ports', 'HDMI, DP', 'HDMI and DP ports'],
    ['Strap material', 'leather', 'leather strap'],
    ['Max pressure', '150 bar', '150 bar max pressure'],
    ['Min height', '230 mm', '230 mm minimum height'],
    ['Temperature', '170-400F', '170-400F temperature range'],
    ['Brightness', '1000 lumens', '1000 lumens'],
    ['Modes', '5', '5 modes'],
    ['Modes', '4 (warm, cool, mixed, SOS)', '4 modes (warm, cool, mixed, SOS)'],
    ['Cup holder', '1', '1 cup holder'],
    ['Sleeps', '4', 'Sleeps 4'],
    ['Bathrooms', '1', '1 bathroom'],
    ['Bedrooms', '2', '2 bedrooms'],
    ['From', '£95 a night', 'From £95 a night'],
    ['Fit', 'slim', 'slim fit'],
    ['Roast level', 'light', 'light roast'],
    ['Skill level', 'beginner', 'beginner level'],
    ['Battery', '12 hours', '12 hours battery life'],
    ['Battery', '2000 mAh', '2000 mAh battery'],
    ['Charging', 'USB-C', 'USB-C charging'],
    ['Warranty', '90 days', '90 days warranty'],
    ['Made in', 'Bristol', 'Made in Bristol'],
    ['Origin', 'Guatemala Huehuetenango', 'From Guatemala Huehuetenango'],
    ['Box', 'no', 'No box'],
    ['Adjustable', 'no', 'Not adjustable'],
    ['Auto shut off', 'yes', 'Auto shut off'],
  ])('%s: %s', (label, value, told) => {
    expect(phraseOfRow(label, value)).toBe(told);
  });

  it.each([
    ['Slots', '6 cards'],
    ['Incline', '12 levels'],
    ['Brakes', 'hydraulic discs'],
    ['Back and sides', 'nato'],
    ['Notes', 'cocoa, orange, caramel'],
    ['Lid', 'missing'],
    ['Level', '3'],
    ['Age', '3 years'],
    ['Mileage', '62,000'],
    ['Tank size', 'up to 100 litres'],
    ['Base', 'not included'],
    ['Screen', 'scratched'],
    ['Material', 'steel'],
    ['Food grade glass', 'BPA free and lead free'],
  ])('%s: %s reads best as a row', (label, value) => {
    expect(phraseOfRow(label, value)).toBe('');
  });
});

expectReadings([
  [
    'the stuff of a thread makes no linen wallet, and a place behind its label is one',
    'Leather wallet',
    'Thread: waxed linen\nSlots: 6 cards\nSize: 11 x 8 cm\nColour: tan\nMade in: Bristol',
    { platform: 'etsy' },
    /made in Bristol/u,
    /linen wallet|tan linen|^Bristol\.|\. Bristol\./mu,
  ],
  [
    'how long a battery lasts says of what it is',
    'Bluetooth Speaker',
    'Battery: 12 hours\nOutput: 20W\nRange: 30 m\nPorts: USB-C, AUX\nWeight: 540g',
    { platform: 'amazon', amazonBrand: 'Kelsow' },
    /The Bluetooth speaker has 12 hours battery life\.[\s\S]*has USB-C and AUX ports/u,
    /Speaker: 12 hours|, 12 Hours,|The bluetooth/u,
  ],
  [
    'what a bike may carry is not what it weighs',
    'Kids Bike',
    'Wheel size: 16 inch\nFrame: steel\nMax weight: 35 kg\nColour: mint',
    { platform: 'amazon', amazonBrand: 'Kelsow' },
    /Steel Frame/u,
    /, 35 kg(?! Max)|steel kids bike/u,
  ],
  [
    'only the pot may go into the dishwasher',
    'Slow Cooker',
    'Capacity: 6 quarts\nPot: stoneware, dishwasher safe\nLid: tempered glass\nCord length: 33 in',
    { platform: 'walmart' },
    /Dishwasher safe stoneware pot/u,
    /cooker is dishwasher safe|dishwasher safe slow cooker|stoneware slow cooker/u,
  ],
  [
    'maker and model in one row are both, and stand before the thing',
    'Treadmill',
    'Make: JTX Sprint 5\nMax speed: 16 km/h\nFolds: yes\nFaults: screen scratched',
    { platform: 'facebookmarketplace' },
    /^JTX Sprint 5 Treadmill, 16 km\/h Max Speed$[\s\S]*It folds\.[\s\S]*Screen scratched/mu,
    /has folds|Make: JTX/u,
  ],
  [
    'a part says what it fits in its title',
    'Gearbox',
    'Fits: Vauxhall Corsa D 1.2 2006-2014\nPart number: 55565158\nGears: 5 speed manual\nWarranty: 90 days\nCondition: used',
    { platform: 'ebay' },
    /^Gearbox for Vauxhall Corsa D 1\.2 2006-2014[\s\S]*90 days warranty/mu,
    /^90 days\.|\. 90 days\./mu,
  ],
  [
    'forty ounces of capacity weigh nothing',
    'Insulated tumbler',
    'Capacity: 40 oz\nLid: 3-in-1 leakproof\nHandle: yes\nHot: 7 hours',
    { platform: 'tiktokshop' },
    /holds 40 oz\. It has a 3-in-1 leakproof lid\. It has a handle/u,
    /weighs 40/u,
  ],
  [
    'a chair of parts has them in its title',
    'Folding Chair',
    'Seat: 600D polyester\nFrame: powder coated steel\nMax load: 130 kg\nFolded size: 90 x 15 cm\nCup holder: 1',
    { platform: 'amazon', amazonBrand: 'Kelsow' },
    /^Kelsow Folding Chair, 600D Polyester Seat, Powder Coated Steel Frame/mu,
    /Cup holder: 1|Size: 90 x 15 cm folded size/u,
  ],
  [
    'rows of an app are told so too',
    'Tide Times UK',
    'Ports: 680\nForecast: 14 days\nOffline: yes\nWidgets: 3\nPrice: free',
    { platform: 'playstore', appCategory: 'Weather' },
    /680 ports[\s\S]*Works offline[\s\S]*3 widgets/u,
    /ports: 680/iu,
  ],
]);
