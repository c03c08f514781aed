import { ledgerFrom, type WorkedExample } from '#rules/scorecards/worked-example.ts';

export const ebayExample: WorkedExample = {
  platform: 'ebay',
  productName: 'Orvane X20 35mm SLR film camera',
  ledger: ledgerFrom([
    ['type', 'film camera', '35mm SLR film camera'],
    ['brand', 'Orvane'],
    ['model', 'X20'],
    ['feature', '35mm SLR', '35mm SLR film camera, film format 35 mm'],
    ['colour', 'black'],
    ['feature', '50mm f/1.8 lens', '50mm f/1.8 lens, focal length 50 mm'],
    ['condition', 'used, tested with film', 'used, working, tested with film in May 2026'],
    ['feature', 'light meter works'],
    ['age', 'light seals replaced 2025'],
    ['flaw', 'small dent on base plate'],
    ['contents', 'strap and lens cap', 'includes strap and lens cap'],
    ['exclusion', 'no battery, no case', 'no battery (takes 2 x LR44 cells), no case'],
  ]),
  good: {
    productTitle: 'Orvane X20 35mm SLR Film Camera, Black, 50mm f/1.8 Lens, Tested, Dent on Base',
    titleTag: 'Orvane X20 35mm SLR film camera, tested, with lens',
    metaDescription:
      'Used Orvane X20 film camera in black with a 50mm f/1.8 lens. Tested with film in May 2026; the light meter works. Small dent on the base plate.',
    subtitle: 'Light seals replaced 2025; strap and lens cap included',
    conditionDescription:
      'Used, working. Tested with film in May 2026. Light meter works. Light seals replaced in 2025. One small dent on the base plate, see photo.',
    itemSpecifics: [
      { name: 'Brand', value: 'Orvane' },
      { name: 'Model', value: 'X20' },
      { name: 'Type', value: 'SLR' },
      { name: 'Film Format', value: '35 mm' },
      { name: 'Colour', value: 'Black' },
      { name: 'Focal Length', value: '50 mm' },
      { name: 'Maximum Aperture', value: 'f/1.8' },
      { name: 'Features', value: 'Light Meter' },
    ],
    improvedBodyText:
      'Condition: used and working, with one small dent on the base plate. Tested with film in May 2026; the light meter works and the light seals were replaced in 2025. You get: camera body, 50mm f/1.8 lens, strap and lens cap. Not included: battery and case. The camera takes two LR44 cells.',
  },
  spoiled: [
    {
      name: 'noise words',
      change: { productTitle: 'L@@K!! RARE Amazing Vintage Camera WOW Great Gift Must See' },
      reasons: ['forbidden-content', 'title-wording', 'title-brand-position'],
    },
    {
      name: 'flaw hidden',
      change: {
        productTitle: 'Orvane X20 35mm SLR Film Camera, Black, 50mm f/1.8 Lens, Mint Condition',
        conditionDescription: 'Mint condition.',
        improvedBodyText:
          'A film camera with a 50mm f/1.8 lens. You get: camera body, lens, strap and lens cap. Not included: battery and case.',
      },
      reasons: ['condition-statement'],
    },
    {
      name: 'other makers named',
      change: {
        improvedBodyText: 'Works like a Canon, Nikon, Pentax or Minolta. Used, tested with film in May 2026.',
      },
      reasons: ['vendor-mentions'],
    },
    {
      name: 'specifics empty',
      change: { itemSpecifics: [{ name: 'Brand', value: 'Orvane' }] },
      reasons: ['specifics-count', 'specifics-coverage'],
    },
    {
      name: 'policy wall',
      change: {
        improvedBodyText: `${'Returns are accepted only after written notice. Payment is due within some days of the auction. Bidders agree to all terms by bidding. '.repeat(2)}Used, tested with film.`,
      },
      reasons: ['opening-facts'],
    },
  ],
};
