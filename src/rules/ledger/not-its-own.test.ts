import { describe, expect, it } from 'vitest';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { ownWordsOf } from './not-its-own.ts';

/** A clause, the thing's name, and what of the clause is left. */
type Case = [clause: string, name: string, left: string];

const cases: Partial<Record<WrittenLanguage, readonly Case[]>> = {
  en: [
    [
      'It is made of silicone, not of plastic, and folds flat',
      'Lunch Box',
      'It is made of silicone, not , and folds flat',
    ],
    ["The frame isn't aluminium but steel", 'Kneeler', "The frame isn't but steel"],
    ['It contains no lead, zinc or nickel', 'Candle', 'It contains no'],
    ['It is lighter than steel and comes in red', 'Pan', 'It is lighter than and comes in red'],
    ['It weighs not more than 3 kg', 'Pan', 'It weighs not more than 3 kg'],
    ["It doesn't fade before 40 washes", 'Towel', "It doesn't fade before 40 washes"],
    ['Not only in black, it comes in red as well', 'Bag', 'Not only in black, it comes in red as well'],
    ["Plastic boxes turn orange, this one doesn't", 'Lunch Box', ", this one doesn't"],
    ['Most recipes ask for a Dutch oven; you need neither', 'Sourdough', '; you need neither'],
    ['Cheap kneelers are made of foam; ours has EVA', 'Garden Kneeler', '; ours has EVA'],
    ['Our adult jacket has a 10,000 mm column', 'Kids Rain Jacket', ''],
    ['Our kids jacket has a 10,000 mm column', 'Kids Rain Jacket', 'Our kids jacket has a 10,000 mm column'],
    [
      'It is as hard as porcelain, though it is stoneware',
      'Mug',
      'It is as hard as , though it is stoneware',
    ],
    ['The old model had a rubber base', 'Yoga Mat', ''],
    ['The pink one is sold out, so it comes in green', 'Lunch Box', ', so it comes in green'],
    ['The original has a 65 W output, so this one charges faster', 'Charger', ', so this one charges faster'],
    ['You do not need a big camera for the meteor shower', 'Perseids', 'You do not for the meteor shower'],
    [
      'If you pack lunch for work, this one is for you',
      'Lunch Box',
      'If you pack lunch for work, this one is for you',
    ],
  ],
  de: [
    [
      'Sie ist aus Edelstahl, nicht aus Aluminium, und fasst 1 l',
      'Brotdose',
      'Sie ist aus Edelstahl, nicht , und fasst 1 l',
    ],
    ['Sie ist nicht weiß, sondern cremefarben', 'Tasse', 'Sie ist nicht , sondern cremefarben'],
    [
      'Die meisten Tassen sind aus Porzellan; unsere ist aus Steinzeug',
      'Tasse',
      '; unsere ist aus Steinzeug',
    ],
    ['Sie ist leichter als Glas und hat zwei Fächer', 'Brotdose', 'Sie ist leichter als und hat zwei Fächer'],
    ['So hart wie Porzellan ist sie', 'Tasse', 'So hart wie'],
    ['Die rosa Dose ist ausverkauft', 'Brotdose', ''],
  ],
  es: [
    ['La correa no es de cuero, sino de algodón', 'Bolso', 'La correa no es , sino de algodón'],
    ['Es más resistente que la lona y pesa poco', 'Bolso', 'Es más resistente que y pesa poco'],
    ['El color rojo está agotado', 'Bolso', ''],
  ],
  fr: [
    ["Elle n'est pas en aluminium mais en acier", 'Gourde', "Elle n'est pas mais en acier"],
    ["Elle est plus légère qu'une gourde en verre", 'Gourde', "Elle est plus légère qu'"],
    ['La version rouge est épuisée', 'Gourde', ''],
  ],
};

describe.each(Object.keys(cases) as WrittenLanguage[])('what is not said of the thing: %s', (language) => {
  it.each(cases[language] ?? [])('%s', (clause, name, left) => {
    const own = ownWordsOf(clause, language, name);
    expect(own).toHaveLength(clause.length);
    expect(own.replace(/\s+/gu, ' ').trim()).toBe(left);
  });
});
