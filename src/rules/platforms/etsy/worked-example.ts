import { ledgerFrom, type WorkedExample } from '#rules/scorecards/worked-example.ts';

const body =
  'Size: 9 cm tall, 8 cm wide, 350 ml. Care: safe in the dishwasher and the microwave. ' +
  'Personalisation: write the name, up to 8 letters, in the box beside the basket. Glaze and shape ' +
  'differ a little from mug to mug, because each one is thrown by hand. Made to order in two weeks ' +
  'and packed in a gift box.';

export const etsyExample: WorkedExample = {
  platform: 'etsy',
  productName: 'Personalised stoneware mug',
  ledger: ledgerFrom([
    ['type', 'mug', 'personalised mug'],
    ['feature', 'personalised', 'personalised mug'],
    ['material', 'stoneware', 'stoneware clay'],
    ['method', 'wheel-thrown', 'wheel-thrown by hand by the seller in Bristol'],
    ['place', 'Bristol', 'wheel-thrown by hand by the seller in Bristol'],
    ['colour', 'speckled cream glaze'],
    ['method', 'name stamped by hand', 'name stamped by hand, up to 8 letters'],
    ['capacity', '350 ml'],
    ['size', '9 cm tall, 8 cm wide'],
    ['care', 'dishwasher and microwave safe'],
    ['duration', 'made to order in 2 weeks'],
    ['contents', 'gift box included'],
    ['limit', 'each mug differs a little'],
    ['audience', 'coffee lovers'],
    ['occasion', 'birthdays and new homes'],
  ]),
  good: {
    productTitle: 'Personalised Stoneware Mug, Speckled Cream Glaze, 350 ml, Hand-Stamped Name',
    titleTag: 'Personalised stoneware mug with a hand-stamped name',
    metaDescription:
      'A 350 ml stoneware mug with a speckled cream glaze, thrown on the wheel in Bristol and stamped by hand with a name of up to 8 letters.',
    improvedBodyText: `A 350 ml stoneware mug with a speckled cream glaze, thrown on the wheel in Bristol and stamped by hand with a name of up to 8 letters.\n\n${body}`,
    tags: [
      'personalised mug',
      'stoneware mug',
      'custom name mug',
      'speckled coffee mug',
      'wheel thrown mug',
      'cream ceramic mug',
      'handmade tea mug',
      'pottery mug',
      '350 ml coffee cup',
      'coffee lover gift',
      'new home gift',
      'birthday gift mug',
      'hand stamped mug',
    ],
    materials: ['stoneware clay', 'glaze'],
  },
  spoiled: [
    {
      name: 'comma list title',
      change: {
        productTitle:
          "Mug, Coffee Mug, Personalised Mug, Custom Mug, Gift for Her, Gift for Him, Mother's Day Gift, Christmas Gift, Tea Mug, Cute Mug",
      },
      reasons: ['title-word-count', 'keyword-stuffing', 'title-wording'],
    },
    {
      name: 'single-word tags',
      change: { tags: ['mug', 'gift', 'cute', 'pottery', 'ceramic'] },
      reasons: ['tag-phrases', 'tag-count'],
    },
    {
      name: 'shuffled tag',
      change: { tags: ['safe dishwasher mug', 'stamped hand name', 'stoneware mug'] },
      reasons: ['tag-form'],
    },
    {
      name: 'title copied below',
      change: {
        improvedBodyText: `Personalised Stoneware Mug, Speckled Cream Glaze, 350 ml, Hand-Stamped Name. ${body}`,
      },
      reasons: ['opening-novelty'],
    },
    {
      name: 'false origin',
      change: { improvedBodyText: `A 350 ml stoneware mug, hand-painted in Italy since 1950.\n\n${body}` },
      reasons: ['invented-claims'],
    },
  ],
};
