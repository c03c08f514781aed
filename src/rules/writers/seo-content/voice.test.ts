import { describe, expect, test } from 'vitest';
import { platformIds } from '#contract/platforms.ts';
import { styles, tones } from '#contract/seo-content.ts';
import { platforms } from '#rules/platforms/index.ts';
import { outputTexts } from '#tests/golden/output-texts.ts';
import { type BriefFields, writeOne } from '#tests/golden/run-brief.ts';
import { withConversions } from './converted-measures.ts';

const backpack = (fields: BriefFields) =>
  writeOne(
    'Waxed canvas roll top backpack',
    'Roll top backpack in waxed canvas. Brass buckles, leather base. A padded sleeve for laptops. 45 x 30 x 15 cm. Weighs 1.2 kg. For rides to work and weekends away. Comes with a rain cover. Sponge clean only.',
    {
      uniqueSellingProposition: 'Every seam is taped by hand',
      brandStory: 'Started in 2014 in a garage by two couriers.',
      targetAudience: 'cyclists',
      customerPainPoints: 'wet laptops',
      ...fields,
    },
  );
const textOf = (fields: BriefFields): string => JSON.stringify(outputTexts(backpack(fields)));
const goods = platformIds.filter((id) => platforms[id].subject === 'product');

describe('tone and style', () => {
  test.each(goods)('%s reads otherwise in each style', (platform) => {
    expect(new Set(styles.map((style) => textOf({ platform, style }))).size).toBe(styles.length);
  });

  test.each(goods)('%s tells the lively and the warm tones apart', (platform) => {
    const told = (['professional', 'casual', 'friendly', 'persuasive'] as const).map((tone) =>
      textOf({ platform, tone }),
    );
    expect(new Set(told).size).toBe(told.length);
  });

  test('every tone and style stays inside its rules', () => {
    for (const tone of tones)
      for (const style of styles)
        expect(backpack({ platform: 'ebay', tone, style }).improvedBodyText).toMatch(/45 x 30 x 15 cm/u);
  });

  test('what is wrong with a used thing is nothing that you get', () => {
    const used = writeOne('Film camera', 'Works. It has a small dent at the base. Lens is clear.', {
      platform: 'ebay',
      itemCondition: 'Used',
      tone: 'friendly',
    });
    expect(used.improvedBodyText).not.toMatch(/you get/iu);
  });
});

test.each([
  ['en', 'It is 5 in tall.', 'It is 5 in (13 cm) tall.'],
  ['en', 'Size: 16.5 x 11.6 inches.', 'Size: 16.5 x 11.6 inches (42 x 29 cm).'],
  ['en', '95 cm long, weighs 2.9 kg.', '95 cm (37 in) long, weighs 2.9 kg (6.4 lb).'],
  ['de', 'Größe: 8 x 10 inch, 5 inch hoch', 'Größe: 8 x 10 inch (20 x 25 cm), 5 inch (13 cm) hoch'],
  // A German reader measures in centimetres.
  ['de', 'Größe: 30 x 20 cm', 'Größe: 30 x 20 cm'],
  // What names a thing, bounds a range or is given twice already stays alone.
  ['en', '35 mm film for a 15 inch laptop', '35 mm film for a 15 inch laptop'],
  ['en', '35-40 cm wide, 30 to 40 cm long', '35-40 cm wide, 30 to 40 cm long'],
  ['en', '1 ft (30 cm) long', '1 ft (30 cm) long'],
  ['en', 'Holds 1,200 pages, 20 x 30 cm', 'Holds 1,200 pages, 20 x 30 cm'],
  ['other', '5 in tall', '5 in tall'],
] as const)('%s: %s', (language, text, told) => {
  expect(withConversions(text, language)).toBe(told);
});
