import { ledgerFrom, type WorkedExample } from '#rules/scorecards/worked-example.ts';

export const facebookmarketplaceExample: WorkedExample = {
  platform: 'facebookmarketplace',
  productName: '3-seat sofa',
  ledger: ledgerFrom([
    ['type', 'sofa', '3-seat sofa'],
    ['brand', 'Hallmere'],
    ['feature', '3-seat', '3-seat sofa'],
    ['material', 'grey fabric'],
    ['size', '210 x 90 x 85 cm'],
    ['size', 'seat 45 cm high'],
    ['age', 'bought 2022'],
    ['condition', 'used, good'],
    ['flaw', 'faint stain on left arm', 'one faint stain on left arm, photo 4'],
    ['feature', 'smoke-free home, one cat'],
    ['feature', 'legs unscrew'],
    ['place', 'Leeds LS6', 'pick-up in Leeds LS6, ground floor'],
    ['shipping', 'pick-up', 'pick-up in Leeds LS6, ground floor'],
    ['service', 'cash or bank transfer'],
    ['price', '180'],
  ]),
  good: {
    productTitle: 'Hallmere 3-Seat Sofa, Grey Fabric, 210 cm, Used - Good',
    titleTag: 'Hallmere 3-seat sofa in grey fabric, Leeds LS6',
    metaDescription:
      'Used 3-seat sofa in grey fabric, 210 x 90 x 85 cm, bought in 2022 and in good order. One faint stain on the left arm. Pick-up in Leeds LS6.',
    improvedBodyText:
      '3-seat sofa in grey fabric, 210 x 90 x 85 cm, seat height 45 cm. Bought in 2022, used, in good order.\n\nOne faint stain on the left arm, shown in photo 4. Smoke-free home with one cat.\n\nThe legs unscrew for carrying. Pick-up from the ground floor in Leeds LS6. Cash or bank transfer.',
    sellingPoints: [
      '210 x 90 x 85 cm',
      'Faint stain on left arm',
      'Pick-up Leeds LS6, ground floor',
      'Legs unscrew',
    ],
  },
  spoiled: [
    {
      name: 'bare title',
      change: { productTitle: 'Sofa for sale' },
      reasons: ['title-facts', 'title-length', 'forbidden-content'],
    },
    {
      name: 'see photos',
      change: {
        productTitle: 'Hallmere 3-Seat Sofa, Grey Fabric',
        improvedBodyText: 'Dimensions and condition as in the pictures. Pick-up in Leeds LS6.',
        sellingPoints: ['Legs unscrew', 'Smoke-free home'],
      },
      reasons: ['measure-statement', 'condition-statement', 'description-word-count'],
    },
    {
      name: 'hostile tone',
      change: {
        improvedBodyText:
          '3-seat sofa in grey fabric, 210 x 90 x 85 cm. No time wasters. No lowballers. Bought in 2022, used, good; faint stain on the left arm. Pick-up in Leeds LS6.',
      },
      reasons: ['hostile-phrases'],
    },
    {
      name: 'stuffed',
      change: { productTitle: 'Sofa Ikea Samsung couch settee chair table bed' },
      reasons: ['vendor-mentions', 'title-facts'],
    },
    {
      name: 'no hand-over',
      change: {
        improvedBodyText:
          '3-seat sofa in grey fabric, 210 x 90 x 85 cm, seat height 45 cm. Bought in 2022, used, in good order. One faint stain on the left arm. The legs unscrew.',
        sellingPoints: ['210 x 90 x 85 cm', 'Faint stain on left arm', 'Legs unscrew'],
      },
      reasons: ['handover-statement'],
    },
  ],
};
