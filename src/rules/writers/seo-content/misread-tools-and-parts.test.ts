import { describe } from 'vitest';
import { expectReadings } from '#tests/golden/readings.ts';

const ebay = { platform: 'ebay', ebayStoreName: 'haldis', itemCondition: 'Used' } as const;
const facebook = {
  platform: 'facebookmarketplace',
  facebookLocation: 'Leeds',
  facebookCondition: 'Used - Fair',
} as const;
const amazon = { platform: 'amazon', amazonBrand: 'Klarsicht' } as const;
const walmart = { platform: 'walmart', walmartBrand: 'Ironmark' } as const;

describe('Used things, tools and parts', () => {
  expectReadings([
    [
      'a jacket of waxed cloth is not made of wax',
      'Barbour Bedale wax jacket olive L',
      'Tartan lining. Needs re-waxing, small tear on left cuff, zip works fine.',
      ebay,
      /Colou?r: Olive\nSize: L\n[\s\S]*Flaws: Needs re-waxing/u,
      /Material: Wax/u,
    ],
    [
      'a shouted size',
      'Mens Barbour jacket',
      'MENS BARBOUR BEDALE WAX JACKET SIZE L OLIVE GREEN. Pit to pit 23", needs rewaxing.',
      ebay,
      /Size: Size L|Size: SIZE L|Size: L/u,
      /Material: Wax/u,
    ],
    [
      'corrosion is a flaw, and how a part turns its state',
      'Bosch alternator Ford Transit 2.2 TDCi 150A',
      'Bench tested, charging at 14.2 V. Pulley turns freely. Some surface corrosion on casing.',
      ebay,
      /^Used\. Bench tested, charging at 14\.2 V\. Pulley turns freely\. Some surface corrosion on casing\.$/mu,
      /has some surface corrosion|has a pulley/u,
    ],
    [
      'a table is sold with its chairs',
      'Oak dining table and 6 chairs',
      'Solid oak table, 150 cm. Six chairs with brown seats. Ring marks on the top.',
      facebook,
      /^dining table$/mu,
      /^6 chairs$/mu,
    ],
    [
      'a year stands with the name of the thing',
      'trek mountain bike 29er',
      'trek marlin 6 2021 29 inch wheels, matte black. hydraulic brakes.',
      facebook,
      /Trek marlin 6 2021/u,
      /has trek|has a trek/iu,
    ],
    [
      'a long code of the maker',
      'LG front load washer',
      'LG WM4000HWA front load washer 4.5 cu ft white. Hoses included.',
      facebook,
      /^LG WM4000HWA Front Load Washer/mu,
      /has an? WM4000HWA/u,
    ],
    [
      'how many there are describes none of them',
      'WIPER BLADES FRONT SET FOR VW GOLF MK7',
      'SET OF 2 FLAT WIPER BLADES, 650MM DRIVER SIDE AND 400MM PASSENGER SIDE.',
      amazon,
      /^Klarsicht Flat Wiper Blades Front Set/mu,
      /Klarsicht OF/u,
    ],
    [
      'a clean cut is no care',
      'Bypass secateurs',
      'For roses and shrubs. The bypass blade makes a clean cut on green wood. Wipe blade after use.',
      { ...amazon, keyFeatures: 'SK5 steel blade, safety lock' },
      /^Care: wipe blade after use$/mu,
      /Care: the bypass/u,
    ],
    [
      'a shortened inch ends no sentence, and a glued comma parts',
      '1/4 inch drive socket set',
      '46 piece 1/4 in. drive socket and bit set. Chrome vanadium steel.',
      { ...walmart, keyFeatures: '46 pieces,chrome vanadium,72 tooth ratchet,case' },
      /1\/4 in\. drive socket/u,
      /in\. Drive|vanadium,72/u,
    ],
    [
      'the notes of a candle are no parts of it',
      'Cedar soy candle 9 oz',
      'Soy wax candle in a glass jar. Top notes bergamot, heart cedarwood, base tobacco & vanilla.',
      walmart,
      /Top notes bergamot, heart cedarwood, base tobacco/u,
      /has a? ?(?:top|heart|base)/u,
    ],
    [
      'what is certified suits nobody',
      'Linen baby romper',
      'Short sleeve romper in washed linen. Machine wash 30.',
      { platform: 'shopify', shopifyProductType: 'Rompers', certifications: 'GOTS certified' },
      /GOTS certified/u,
      /Suited to: GOTS|Who it[’']s for: GOTS/u,
    ],
  ]);
});
