import { expect, it } from 'vitest';
import { SeoForm } from '#contract/seo-content.ts';
import { writeByRules } from '#rules/writers/seo-content/prepared.ts';

const keywordsOf = (name: string, description: string, fields: Record<string, string> = {}): string[] =>
  writeByRules(
    SeoForm.parse({
      platform: 'ebay',
      businessName: 'Harrow & Finch',
      industry: 'Retail',
      products: [{ name, description }],
      ...fields,
    }),
  )[0]!.keywords;

const bag =
  'Down sleeping bag, rated to 20 F. It is filled with goose down. I include the stuff sack and the cotton storage bag.';
const bath =
  'This bird bath has a glazed ceramic bowl in teal on a steel stand. The bowl lifts off for cleaning.';
const chair = 'This wooden high chair has a tray and a 5-point harness. The frame is solid beech.';
const desk =
  'This is a small white desk with a matching chair for children of 5 to 10 years. It has one drawer.';

it.each([
  ['a bag in which the thing is kept', 'Down sleeping bag', bag, {}, /cotton sleeping|storage/u],
  [
    'a season that nobody types',
    'Ceramic Bird Bath',
    bath,
    { seasonalRelevance: 'spring, summer' },
    /^(?:spring|summer)/u,
  ],
  [
    'who pays for it',
    'Wooden High Chair',
    chair,
    { targetAudience: 'parents, grandparents' },
    /for (?:grand)?parents/u,
  ],
  ['a desk of adults', 'Kids desk with chair, white', desk, {}, /office|writing desk/u],
])('no keyword is %s', (_what, name, description, fields, never) => {
  const keywords = keywordsOf(name, description, fields);
  expect(keywords.length).toBeGreaterThan(1);
  expect(keywords.filter((keyword) => never.test(keyword))).toEqual([]);
});

it('leaves what the name says and what is worn by season', () => {
  expect(
    keywordsOf('Single Bed Frame', 'A single bed frame of solid pine, 90 x 200 cm, with slats.').join('\n'),
  ).toContain('single bed');
  expect(
    keywordsOf('Linen Dress', 'A linen dress with pockets in white, sizes S to XL.', {
      seasonalRelevance: 'summer',
    }).join('\n'),
  ).toContain('summer');
});
