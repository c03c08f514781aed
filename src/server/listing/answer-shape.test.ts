import { expect, test } from 'vitest';
import { platforms } from '#rules/platforms/index.ts';
import { answerFieldsSchema, partialListing } from './answer-shape.ts';

test.each([
  ['```json\n{"title":"x"}\n```\nA steel box.', 'A steel box.'],
  ['## Size\n9 cm tall.', 'Size\n9 cm tall.'],
  ['"A steel box.\n\nIt holds 2 l."', 'A steel box.\n\nIt holds 2 l.'],
  ['“Bo” and “Ida”', '“Bo” and “Ida”'],
  ['See [our shop](https://evil.example) first.', 'See our shop first.'],
  ['| Size | 9 cm |\n|------|------|\n| Weight | 350 g |', 'Size, 9 cm\n\nWeight, 350 g'],
  ['Tall - and wide.\n- 9 cm', 'Tall - and wide.\n- 9 cm'],
])('the marks of Markdown are taken out of %j', (written, kept) => {
  const schema = answerFieldsSchema(platforms.etsy, ['improvedBodyText']);
  expect(schema.parse({ improvedBodyText: written })['improvedBodyText']).toBe(kept);
});

test.each([
  ['<think>A plan.</think>A steel box.', 'A steel box.'],
  ['A plan.</think>\nA steel box.', 'A steel box.'],
  ['A steel box.<think>What else', 'A steel box.'],
  ['A steel box.<|im_end|></s>', 'A steel box.'],
  ['A steel\u{E0049}\u{E0047} box.\u{E0101}\uFE01', 'A steel box.'],
  ['A 💧 for <sips>.', 'A 💧 for <sips>.'],
  ['A box [1][3] of steel (fact 2), 9 cm (facts 4 and 5).', 'A box of steel, 9 cm.'],
  ['A box【3†source】 of steel, fact 2.', 'A box of steel.'],
  ['A box (2 pieces) of steel [see photo].', 'A box (2 pieces) of steel [see photo].'],
])('what a model keeps to itself is taken out of %j', (written, kept) => {
  const schema = answerFieldsSchema(platforms.etsy, ['improvedBodyText']);
  expect(schema.parse({ improvedBodyText: written })['improvedBodyText']).toBe(kept);
});

test('tags go from words of a list, blank values of pairs with their pair, and keys are read in any form', () => {
  const { amazon, ebay, shopify } = platforms;
  const search = answerFieldsSchema(amazon, ['searchTerms']);
  expect(search.parse({ search_terms: ['steel<img src=x onerror=a()>', 'box'] })).toEqual({
    searchTerms: ['steel ', 'box'],
  });
  const handle = answerFieldsSchema(shopify, ['handle']);
  expect(handle.parse({ Handle: 'steel-box<script>a()</script>' })).toEqual({ handle: 'steel-box ' });
  expect(handle.parse({ handle: 'steel-box-2.5-l evil-shop.com/buy' })).toEqual({
    handle: 'steel-box-2.5-l',
  });
  const hashtags = answerFieldsSchema(platforms.tiktokshop, ['hashtags']);
  expect(hashtags.parse({ hashtags: ['#steel evil-shop.com/buy', '#box'] })).toEqual({
    hashtags: ['#steel', '#box'],
  });
  const specifics = answerFieldsSchema(ebay, ['itemSpecifics']);
  expect(specifics.parse({ 'Item Specifics': [{ name: 'Brand', value: ' \n' }] })).toEqual({
    itemSpecifics: [],
  });
});

test('an unfinished answer is shown without thoughts and markup', () => {
  const partial = { productTitle: '**Steel** box <|end', improvedBodyText: 'A box.<think>What el' };
  expect(partialListing(platforms.etsy, partial)).toEqual({
    productTitle: 'Steel box <|end',
    improvedBodyText: 'A box.',
  });
});

test('an unfinished answer is shown without numbers to call and letter boxes', () => {
  const partial = {
    improvedBodyText: 'A box. Call +44 7700 900123 or write to sales@evil',
    tags: ['box 0124525035'],
  };
  expect(partialListing(platforms.etsy, partial)).toEqual({
    improvedBodyText: 'A box. Call  or write to ',
    tags: ['box 0124525035'],
  });
});

test('an unfinished list is shown as far as its platform has room for it', () => {
  const searchTerms = Array.from({ length: 60 }, (_, at) => `wörter${at}`);
  const shown = partialListing(platforms.amazon, { searchTerms, productTitle: 'A\u0000 box' });
  expect(new TextEncoder().encode((shown['searchTerms'] as string[]).join(' ')).length).toBeLessThanOrEqual(
    249,
  );
  expect(shown['productTitle']).toBe('A box');
});

test('a list that was sent as a text is read as one', () => {
  const tags = answerFieldsSchema(platforms.etsy, ['tags']);
  expect(tags.parse({ tags: '["pine candle", "amber glass"]' })).toEqual({
    tags: ['pine candle', 'amber glass'],
  });
  expect(tags.parse({ tags: '[new] pine candle, amber glass' })).toEqual({
    tags: ['[new] pine candle', 'amber glass'],
  });
  const specifics = answerFieldsSchema(platforms.ebay, ['itemSpecifics']);
  const pairs = [{ name: 'Colour', value: 'Amber' }];
  expect(specifics.parse({ itemSpecifics: JSON.stringify(pairs) })).toEqual({ itemSpecifics: pairs });
});

test.each([
  ['in groups', { seo: { title_tag: 'Mug', tags: ['clay mug'] }, content: { productTitle: 'A mug' } }],
  [
    'as a list of fields',
    [
      { field: 'titleTag', value: 'Mug' },
      { name: 'tags', value: ['clay mug'] },
      { key: 'product-title', text: 'A mug' },
    ],
  ],
  [
    'each beside notes',
    {
      titleTag: { value: 'Mug', facts: [1], note: 'short' },
      tags: { values: ['clay mug'], facts: [2] },
      productTitle: { text: 'A mug' },
    },
  ],
  ['as objects of one key each', [{ productTitle: 'A mug' }, { titleTag: 'Mug' }, { tags: ['clay mug'] }]],
  [
    'as keys beside their values',
    [
      ['productTitle', 'A mug'],
      ['titleTag', 'Mug'],
      ['tags', ['clay mug']],
    ],
  ],
  [
    'under adorned keys',
    { '1. **productTitle**': 'A mug', 'listing.titleTag:': 'Mug', '✨ tags 🏷️': ['clay mug'] },
  ],
  ['in lists of one', { productTitle: [['A mug']], titleTag: 'Mug', tags: [['clay mug']] }],
  ['with several proposals', { productTitle: ['A mug', 'Mug'], titleTag: 'Mug', tags: { 1: 'clay mug' } }],
])('fields are found %s', (_how, answer) => {
  const schema = answerFieldsSchema(platforms.etsy, ['productTitle', 'titleTag', 'tags']);
  expect(schema.parse(answer)).toEqual({ productTitle: 'A mug', titleTag: 'Mug', tags: ['clay mug'] });
});

test('of two answers in one object none is made of both, and a field is known by its label too', () => {
  const schema = answerFieldsSchema(platforms.appstore, ['productTitle', 'keywordField', 'keywords']);
  expect(schema.safeParse({ draft: { productTitle: 'A' }, final: { productTitle: 'B' } }).success).toBe(
    false,
  );
  const { label } = platforms.appstore.fields.productTitle!;
  expect(schema.parse({ [label]: 'Tides', keywords: ['tides'] })).toEqual({
    productTitle: 'Tides',
    keywords: ['tides'],
  });
});

test.each([
  ['1. clay mug\n2. coffee mug', ['clay mug', 'coffee mug']],
  ['- clay mug\n- coffee mug', ['clay mug', 'coffee mug']],
  ['3. Liga mug\ncoffee mug', ['3. Liga mug', 'coffee mug']],
])('the marks of a list go from %j', (tags, entries) => {
  const schema = answerFieldsSchema(platforms.etsy, ['tags']);
  expect(schema.parse({ tags })).toEqual({ tags: entries });
});

test.each([
  ['Brand: Makita; Voltage: 18 V'],
  ['- Brand: Makita\n- Voltage: 18 V'],
  [[{ Brand: 'Makita' }, { Voltage: '18 V' }]],
  [
    [
      { key: 'Brand', val: 'Makita' },
      { label: 'Voltage', value: '18 V' },
    ],
  ],
])('pairs are read however they are written: %#', (itemSpecifics) => {
  const schema = answerFieldsSchema(platforms.ebay, ['itemSpecifics']);
  expect(schema.parse({ itemSpecifics })).toEqual({
    itemSpecifics: [
      { name: 'Brand', value: 'Makita' },
      { name: 'Voltage', value: '18 V' },
    ],
  });
});

test('sections of a text are read with their headings', () => {
  const schema = answerFieldsSchema(platforms.etsy, ['improvedBodyText']);
  const sections = [
    { heading: 'Size', text: '9 cm tall.' },
    { title: 'Care', content: 'Dishwasher safe.' },
  ];
  expect(schema.parse({ improvedBodyText: sections })['improvedBodyText']).toBe(
    'Size\n9 cm tall.\nCare\nDishwasher safe.',
  );
});
