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
  ['en', 'landscaping'],
  ['en', 'self storage'],
  ['en', 'auto repair'],
  ['en', 'CNC machining'],
  ['en', 'carpet cleaning'],
  ['en', 'escape room'],
  ['en', 'Birth doula'],
  ['en', 'pest control'],
  ['de', 'Dachdecker'],
  ['de', 'Autovermietung'],
  ['de', 'Gartenbau'],
  ['de', 'Zahnarztpraxis'],
  ['de', 'Kfz-Werkstatt'],
  ['de', 'Bäckerei'],
  ['de', 'Steuerberater'],
  ['es', 'Escuela de idiomas'],
  ['es', 'panadería'],
  ['es', 'Clínica dental'],
  ['es', 'reformas'],
  ['es', 'Alquiler de furgonetas'],
  ['fr', 'réparation de vélos'],
  ['fr', 'Boulangerie'],
  ['fr', 'avocat'],
  ['fr', 'Auto-école'],
])('%s “%s” is what a town is searched for', (language, industry) => {
  expect(businessNounOf(industry, language)).toBe(industry);
});

it.each<[WrittenLanguage, string]>([
  ['en', 'Healthcare'],
  ['en', 'pest'],
  ['en', 'life coaching programs'],
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
  ['other', 'parrucchiere'],
])('%s “%s” is a field, goods or several', (language, industry) => {
  expect(businessNounOf(industry, language)).toBeNull();
});
