import { ledgerFrom, type WorkedExample } from '#rules/scorecards/worked-example.ts';

export const tiktokshopExample: WorkedExample = {
  platform: 'tiktokshop',
  productName: 'Solune solid shampoo bar',
  ledger: ledgerFrom([
    ['type', 'shampoo bar', 'solid shampoo bar'],
    ['brand', 'Solune'],
    ['weight', '80 g', '80 g, 80 grams'],
    ['material', 'oat and chamomile'],
    ['audience', 'dry hair', 'for dry hair'],
    ['duration', 'about 60 washes', 'about 60 washes by the maker’s own test'],
    ['feature', 'unscented', 'unscented, no scent'],
    ['feature', 'vegan'],
    ['contents', 'cardboard box', 'cardboard box; full ingredient list on the box'],
    ['use', 'wet, rub, rinse', 'how to use: wet, rub until it foams, rinse'],
    ['care', 'let it dry between washes'],
    ['limit', 'avoid eyes', 'warning: avoid eyes, rinse with water if touched'],
    ['pack', '1 bar', 'in the box: 1 bar'],
  ]),
  good: {
    productTitle: 'Solune Solid Shampoo Bar for Dry Hair, Oat and Chamomile, Unscented, 80 g',
    titleTag: 'Unscented shampoo bar for dry hair, 80 g | Solune',
    metaDescription:
      'An unscented solid shampoo bar for dry hair, made with oat and chamomile. One 80 g bar in a cardboard box, good for about 60 washes.',
    improvedBodyText:
      'Solune is an unscented solid shampoo bar for dry hair, made with oat and chamomile.\n\nWhat ' +
      'you get: one 80 g bar in a cardboard box.\nWho it suits: people with dry hair who want a bar ' +
      "without scent.\nHow long it lasts: about 60 washes in the maker's own test.\nHow to use: wet " +
      'your hair, rub the bar along it, spread the foam with your hands and rinse it out.\nAfter ' +
      'use: let the bar dry before the next wash.\nIngredients: vegan, with oat and chamomile. The ' +
      'full list is printed on the cardboard box.\nCaution: avoid contact with the eyes. If it ' +
      'happens, rinse with water.',
    hashtags: ['#shampoobar', '#dryhair', '#solidshampoo', '#haircare'],
    videoIdeas: [
      'Shot 1 the dry bar in the hand; shot 2 the foam; shot 3 the empty cardboard box. Say: "80 grams, no scent, for dry hair."',
    ],
  },
  spoiled: [
    {
      name: 'offer in title',
      change: { productTitle: '50% OFF Shampoo Bar FREE GIFT Solune Store' },
      reasons: ['forbidden-content', 'title-wording'],
    },
    {
      name: 'cure',
      change: { improvedBodyText: 'Stops hair loss in 7 days. A solid shampoo bar with oat and chamomile.' },
      reasons: ['invented-claims', 'description-length'],
    },
    {
      name: 'too thin',
      change: { improvedBodyText: 'Great shampoo bar. Buy it!' },
      reasons: ['description-word-count', 'description-length', 'contents-statement'],
    },
    {
      name: 'hashtag flood',
      change: {
        hashtags: ['#fyp', '#viral', '#foryou', '#tiktokmademebuyit', '#trending', '#xyzbca', '#fypage'],
      },
      reasons: ['hashtag-topic', 'field-limits'],
    },
  ],
};
