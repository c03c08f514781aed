import { ledgerFrom, type WorkedExample } from '#rules/scorecards/worked-example.ts';

export const amazonExample: WorkedExample = {
  platform: 'amazon',
  productName: 'Tarnwell lunch box',
  ledger: ledgerFrom([
    ['type', 'lunch box'],
    ['brand', 'Tarnwell'],
    ['material', 'stainless steel', '304 stainless steel'],
    ['feature', '2 compartments', '2 compartments, two compartments'],
    ['feature', 'removable divider', 'removable divider, one divider'],
    ['capacity', '40 oz', '40 oz (1.2 l, 1.2 liter)'],
    ['size', '8.3 x 6.1 x 2.4 in'],
    ['colour', 'gray lid'],
    ['feature', 'silicone seal'],
    ['care', 'dishwasher-safe body', 'body dishwasher-safe, lid by hand'],
    ['exclusion', 'no plastic parts'],
    ['limit', 'not for microwaves'],
    ['contents', 'box, lid and divider', 'in the box: box, lid, divider'],
    ['use', 'work, school, travel', 'for work, school, travel'],
  ]),
  good: {
    productTitle: 'Tarnwell Stainless Steel Lunch Box, 2 Compartments, 40 oz, Gray Lid',
    titleTag: 'Stainless Steel Lunch Box, 2 Compartments | Tarnwell',
    metaDescription:
      'A 304 stainless steel lunch box with a removable divider, a silicone seal and a gray lid. It holds 40 oz in two compartments. Body dishwasher-safe.',
    itemHighlights:
      'Removable divider, silicone seal, dishwasher-safe body, no plastic parts, 8.3 x 6.1 x 2.4 in',
    bulletPoints: [
      'Two meals in one: the removable divider makes two compartments; without it the full 40 oz holds one dish',
      'Steel throughout: body, lid and divider are 304 stainless steel; no plastic parts',
      'Sealed edge: a silicone ring in the lid closes the box for the way to work or school',
      'Simple to clean: the body goes in the dishwasher; wash the lid by hand; not for microwaves',
      'Size and contents: 8.3 x 6.1 x 2.4 in; includes box, lid and divider',
    ],
    improvedBodyText:
      'This lunch box carries two separate foods, or one large portion once the divider is out. It ' +
      'is made of 304 stainless steel and has no plastic parts. A silicone seal runs around the gray ' +
      'lid. The closed box measures 8.3 x 6.1 x 2.4 in. Take it to work or school, or pack it for a ' +
      'trip. The body can go in the dishwasher; the lid is washed by hand. Do not use it in a ' +
      'microwave. The box comes with its lid and one divider.',
    searchTerms:
      'metal bento lunchbox food container tin carrier storage meal prep portion leftovers work office school commute travel trip reusable 1.2 liter'.split(
        ' ',
      ),
  },
  spoiled: [
    {
      name: 'stuffed title',
      change: {
        productTitle:
          'Lunch Box Stainless Lunch Box Metal Lunch Box Bento Lunch Container Best Lunch Box for Everyone Everywhere',
      },
      reasons: ['field-limits', 'keyword-stuffing', 'invented-claims', 'title-wording'],
    },
    {
      name: 'empty bullet',
      change: {
        bulletPoints: [
          'HIGH QUALITY: perfect for any occasion, you will love it!',
          'Steel throughout: body, lid and divider are 304 stainless steel; no plastic parts',
        ],
      },
      reasons: ['filler-words', 'bullet-facts', 'bullet-count'],
    },
    {
      name: 'invented claim',
      change: { itemHighlights: 'FDA approved and 100% leakproof for life' },
      reasons: ['invented-claims'],
    },
    {
      name: 'repeated fields',
      change: { itemHighlights: 'Stainless Steel Lunch Box, 2 Compartments, 40 oz' },
      reasons: ['highlights-novelty'],
    },
    {
      name: 'wasted search terms',
      change: { searchTerms: 'tarnwell stainless steel lunch box best lunch box cheap new'.split(' ') },
      reasons: ['search-term-novelty', 'invented-claims'],
    },
  ],
};
