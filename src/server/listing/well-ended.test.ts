import { expect, it } from 'vitest';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import type { FieldId } from '#rules/platforms/platform.ts';
import { platforms } from '#rules/platforms/index.ts';
import { wellEnded } from './well-ended.ts';

it.each<[string, FieldId, string, string]>([
  ['a joint at the end of a title', 'productTitle', 'Oak Shelf, 80 cm and', 'Oak Shelf, 80 cm'],
  [
    'a joint before a stop',
    'improvedBodyText',
    'A shelf of oak and. It is long.',
    'A shelf of oak. It is long.',
  ],
  ['two stops', 'improvedBodyText', 'A shelf of oak.. It is long.', 'A shelf of oak. It is long.'],
  [
    'a sentence told again',
    'improvedBodyText',
    'A wall shelf of oak.\n\nIt carries up to 12 kg. A wall shelf of oak.\n\nIt carries up to 12 kg.',
    'A wall shelf of oak.\n\nIt carries up to 12 kg.',
  ],
  [
    'the same in HTML',
    'improvedBodyText',
    '<p>It carries up to 12 kg.</p><ul><li>It carries up to 12 kg</li><li>Oak</li></ul>',
    '<p>It carries up to 12 kg.</p><ul><li>Oak</li></ul>',
  ],
])('%s goes', (_name, field, text, left) => {
  expect(wellEnded({ [field]: text }, platforms.shopify, 'en')).toEqual({ [field]: left });
});

it.each(['Vitamin A', 'A trip to remember…', 'Hand wash. Iron low. Hand wash.', 'Ready, steady, go on!'])(
  'leaves %j',
  (text) => {
    expect(wellEnded({ improvedBodyText: text }, platforms.etsy, 'en')).toEqual({ improvedBodyText: text });
  },
);

it.each<[WrittenLanguage, string]>([
  ['en', 'Easy to put on'],
  ['en', 'What it is good for'],
  ['de', 'Das Serum zieht schnell ein'],
  ['de', 'Schalten Sie das Licht an.'],
  ['de', 'Zwei Klammern halten ihn zu'],
  ['fr', 'Recirez la toile une fois par an.'],
  ['fr', 'Bague en or'],
  ['fr', 'Un anneau en or. Il mesure 2 mm.'],
  ['fr', 'Quel motif préférez-vous ? Un renard !'],
])('leaves what is whole in its language: %s, %j', (language, text) => {
  expect(wellEnded({ improvedBodyText: text }, platforms.etsy, language)).toEqual({ improvedBodyText: text });
});

it.each<[WrittenLanguage, string, string]>([
  ['de', 'Eine Vase aus Glas und. Sie ist blau.', 'Eine Vase aus Glas. Sie ist blau.'],
  ['fr', 'Un sac en toile et. Il est bleu.', 'Un sac en toile. Il est bleu.'],
])('closes what is open in its language: %s, %j', (language, text, left) => {
  expect(wellEnded({ improvedBodyText: text }, platforms.etsy, language)).toEqual({ improvedBodyText: left });
});
