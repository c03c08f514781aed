import { expect, it } from 'vitest';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { businessNounOf } from './business-noun.ts';

it.each<[WrittenLanguage, string]>([
  ['en', 'dentist'],
  ['en', 'Law firm'],
  ['en', 'bike repair shop'],
  ['en', 'Physiotherapy clinic'],
  ['en', 'wedding photographer'],
  ['en', 'driving school'],
  ['en', 'coffee shop'],
  ['en', 'wedding venue'],
  ['en', 'electrician'],
  ['de', 'Dachdecker'],
  ['de', 'Zahnarztpraxis'],
  ['de', 'Kfz-Werkstatt'],
  ['de', 'Bäckerei'],
  ['de', 'Steuerberater'],
  ['es', 'Escuela de idiomas'],
  ['es', 'panadería'],
  ['es', 'Clínica dental'],
  ['fr', 'Boulangerie'],
  ['fr', 'avocat'],
  ['fr', 'Auto-école'],
])('%s “%s” is what a town is searched for', (language, industry) => {
  expect(businessNounOf(industry, language)).toBe(industry);
});

it.each<[WrittenLanguage, string]>([
  ['en', 'Healthcare'],
  ['en', 'landscaping'],
  ['en', 'pet accessories'],
  ['en', 'Accounting software'],
  ['en', 'Yarn shop online'],
  ['en', 'bakery and café'],
  ['en', 'bakery, café'],
  ['en', 'family run shop for used garden tools'],
  ['en', 'leather'],
  ['en', ''],
  ['de', 'Bücher'],
  ['de', 'Gastronomie'],
  ['es', 'reformas'],
  ['fr', 'réparation de vélos'],
  ['other', 'parrucchiere'],
])('%s “%s” is a field, goods or several', (language, industry) => {
  expect(businessNounOf(industry, language)).toBeNull();
});
