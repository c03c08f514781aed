import { expect, test } from 'vitest';
import { seoFormSchema } from '#rules/form/seo-form.ts';
import { writeByRules } from '#rules/writers/seo-content/prepared.ts';

const keywordsOf = (name: string, description: string) =>
  writeByRules(
    seoFormSchema.parse({
      platform: 'etsy',
      businessName: 'Oven & Co.',
      industry: 'Retail',
      bodyText: 'We sell by post.',
      etsyShopName: 'OvenCo',
      products: [{ name, category: '', description }],
    }),
  ).flatMap(({ keywords, tags }) => [...keywords, ...tags]);

test.each([
  ['Carbon Steel Loaf Pan', 'Loaf pan for a 1 lb loaf. Folded corners that do not leak.', /carbon(?! steel)/],
  [
    'Rose Gold Plated Hoop Earrings',
    'Rose gold plated hoops, 30 mm.',
    /rose(?! gold)|gold(?! plated)|^plated/,
  ],
  ['Memory Foam Dog Bed', 'Memory foam dog bed, 90 x 60 cm, washable cover.', /memory(?! foam)/],
  ['Faux Leather Tote Bag', 'Faux leather tote with a zip, fits a 13 inch laptop.', /(?<!faux )leather/],
])('what %s is made of is never halved', (name, description, half) => {
  const phrases = keywordsOf(name, description);
  expect(phrases.length).toBeGreaterThan(2);
  expect(phrases.filter((phrase) => half.test(phrase))).toEqual([]);
});

test('what the brief says of the half alone stands', () => {
  const phrases = keywordsOf('Gold Plated Hoop Earrings', 'Gold plated hoops with solid gold posts, 30 mm.');
  expect(phrases.some((phrase) => /gold(?! plated)/.test(phrase))).toBe(true);
});
