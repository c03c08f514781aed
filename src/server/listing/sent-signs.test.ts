import { expect, it } from 'vitest';
import { platforms } from '#rules/platforms/index.ts';
import type { FieldId } from '#rules/platforms/platform.ts';
import { preparedBrief } from '#tests/setup/prepared-brief.ts';
import { listingByRules } from '#rules/writers/seo-content/prepared.ts';
import { answerFieldsSchema } from './answer-shape.ts';
import { unusableFields } from './faults.ts';
import { founded } from './unfounded.ts';

const read = (field: FieldId, sent: unknown, platform: keyof typeof platforms = 'etsy') =>
  answerFieldsSchema(platforms[platform], [field]).parse({ [field]: sent })[field];

it.each([
  [
    'named signs',
    'Une th&eacute;i&egrave;re&nbsp;en gr&egrave;s &ndash; 1&nbsp;l',
    'Une théière en grès – 1 l',
  ],
  ['signs in figures', 'Bo&#39;s box &#xE0; Paris', "Bo's box à Paris"],
  ['signs quoted twice', 'Oak &amp;amp; ash, 9&amp;deg;', 'Oak & ash, 9°'],
  [
    'signs of a program',
    'A steel box.\\n\\nIt is \\"plain\\".\\tNine caf\\u00e9s',
    'A steel box.\n\nIt is "plain". Nine cafés',
  ],
  ['a misread character set', 'JabÃ³n de oliva, 9 Â°C', 'Jabón de oliva, 9 °C'],
  ['an honest text with such letters', 'SÃO Bento & Filhos', 'SÃO Bento & Filhos'],
  [
    'a text told again and again',
    'A box of steel, 9 cm. A box of steel, 9 cm. A box of steel',
    'A box of steel, 9 cm.',
  ],
  ['a beginning that comes twice', 'A box of steel. A box of oak.', 'A box of steel. A box of oak.'],
  [
    'sentences without spaces',
    'It is steel.It is plain.Nothing more',
    'It is steel. It is plain. Nothing more',
  ],
  ['a name with a stop in it', 'Made with Fernlog.App for you.', 'Made with Fernlog.App for you.'],
  ['marks of points', '* Steel\n* Nine cm', '- Steel\n- Nine cm'],
  ['the mark of a single point', '* A box of steel.\n\nNine cm.', 'A box of steel.\n\nNine cm.'],
])('a text is read in the signs that were meant: %s', (_name, sent, kept) => {
  expect(read('improvedBodyText', sent)).toBe(kept);
});

it.each<[string, FieldId, unknown, unknown]>([
  ['its label', 'productTitle', 'Title: Steel box', 'Steel box'],
  ['its label with a note', 'productTitle', '**Product Title (optimised):** Steel box', 'Steel box'],
  ['two labels', 'productTitle', 'Title: Product title: Steel box', 'Steel box'],
  ['a label and a dash', 'metaDescription', 'Meta Description - A steel box.', 'A steel box.'],
  ['a heading above it', 'improvedBodyText', '## Description\n\nA steel box.', 'A steel box.'],
  ['a German label', 'productTitle', 'Titel: Stahlkiste', 'Stahlkiste'],
  ['numbered tags', 'tags', ['Tag 1: steel box', 'Tag 2: box'], ['steel box', 'box']],
  ['tags as hashtags', 'tags', ['#SteelBox', '#box'], ['Steel Box', 'box']],
])('a field loses %s', (_name, field, sent, kept) => {
  expect(read(field, sent)).toEqual(kept);
});

it.each<[string, FieldId, unknown, unknown]>([
  ['a product called so', 'productTitle', 'Title deed frame: oak', 'Title deed frame: oak'],
  ['labels inside a text', 'improvedBodyText', 'Size: 9 cm.\nTitle: none.', 'Size: 9 cm.\nTitle: none.'],
])('a field keeps %s', (_name, field, sent, kept) => {
  expect(read(field, sent)).toEqual(kept);
});

it('points that came in one piece are parted at their stops, never at their spaces', () => {
  expect(read('bulletPoints', 'Steel, 9 cm wide. Holds two litres. Made in Kent.', 'amazon')).toEqual([
    'Steel, 9 cm wide.',
    'Holds two litres.',
    'Made in Kent.',
  ]);
  expect(read('bulletPoints', ['#SteelBox', 'Holds two litres'], 'amazon')).toEqual(['Holds two litres']);
});

const pot = preparedBrief(
  'Ceramic plant pot',
  'Stoneware plant pot thrown on the wheel in Cornwall. 14 cm across, with a drainage hole. Glazed in speckled white.',
  'etsy',
);

it.each<[FieldId, string]>([
  ['productTitle', 'Ceramic plant pot, stonew...'],
  ['metaDescription', 'A stoneware plant pot thrown on the wheel in Corn…'],
  [
    'productTitle',
    'A stoneware plant pot. Glazed in speckled white. It is 14 cm across. Thrown in Cornwall.',
  ],
])('a %s that no cut makes good is asked for again: %s', (field, text) => {
  expect(unusableFields(pot, { ...listingByRules(pot), [field]: text })).toEqual([field]);
});

it('a text that breaks off ends with its last whole sentence', () => {
  const improvedBodyText = 'A stoneware plant pot thrown on the wheel in Cornwall. Glazed in speck...';
  const listing = { ...listingByRules(pot), improvedBodyText };
  expect(unusableFields(pot, listing)).toEqual([]);
  expect(founded(pot, listing)['improvedBodyText']).toBe(
    'A stoneware plant pot thrown on the wheel in Cornwall.',
  );
});

it('a tag that is written as one word is the phrase that people look for', () => {
  const listing = { ...listingByRules(pot), tags: ['plantpot', 'stonewareplantpot', 'stoneware'] };
  expect(founded(pot, listing)['tags']).toEqual(['plant pot', 'stoneware plant pot', 'stoneware']);
});
