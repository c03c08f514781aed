import { expect, it } from 'vitest';
import { SeoForm } from '#contract/seo-content.ts';
import { writeByRules } from '#rules/writers/seo-content/prepared.ts';

const form = (platform: string, name: string, description: string): SeoForm =>
  SeoForm.parse({
    platform,
    businessName: 'Kelsow',
    industry: 'Retail',
    itemCondition: '',
    products: [{ name, description, category: '' }],
  });

// However well it is written, it leaves a buyer asking: "A handmade blue mug." was called excellent, and Google Play's
// "Timer for cooking." had nothing left to mend.
it.each([
  ['etsy', 'Blue mug', 'Handmade blue mug.'],
  ['website', 'Plumber', 'Plumber in Leeds.'],
  ['youtube', 'How to crush garlic', 'I show three ways.'],
  ['appstore', 'Garlic timer', 'Timer for cooking.'],
  ['playstore', 'Garlic timer', 'Timer for cooking.'],
])('%s: %s, %s is not good, and the reason is named', (platform, name, description) => {
  const [item] = writeByRules(form(platform, name, description));
  expect(item?.seoScore).toBeLessThan(80);
  const check = item?.checks.find(({ id }) => id === 'enough-said');
  expect(check?.score).toBe(0);
  expect(check?.fix).toMatch(/^Tell what /u);
  expect(check?.found).toMatch(/^\d facts? in \d+ words?$/u);
  expect(check?.expected).toBe('3 facts or 15 words');
});

// What a firm, a film or an app does is told in sentences, and short in facts.
it.each([
  [
    'website',
    'Plombier chauffagiste',
    'Plomberie Durand intervient à Nantes et dans toute la Loire-Atlantique depuis 2005. Nous réparons les fuites, débouchons les canalisations et installons des chaudières à condensation.',
  ],
  [
    'youtube',
    'Fahrradkette wechseln',
    'Ich zeige, wie man die Kette wechselt: Verschleiß mit der Kettenlehre messen, alte Kette mit dem Nietdrücker öffnen. Dann das Ansetzen des Vorteigs.',
  ],
  ['etsy', 'Blue mug', 'Handmade blue mug of stoneware, 350 ml, 9 cm tall, dishwasher safe.'],
])('%s: %s tells enough', (platform, name, description) => {
  const [item] = writeByRules(form(platform, name, description));
  expect(item?.checks.find(({ id }) => id === 'enough-said')?.score).toBe(1);
});

it('a shop description on three facts is asked for a fourth, and one on five is not', () => {
  const lengthOf = (description: string) =>
    writeByRules(form('tiktokshop', 'Garlic press', description))[0]?.checks.find(
      ({ id }) => id === 'description-word-count',
    );
  expect(lengthOf('Zinc alloy press with a basket that swings out. 18 cm.')).toMatchObject({
    expected: '4 facts or more',
  });
  expect(
    lengthOf('Zinc alloy press with a basket that swings out. 18 cm. Black. 250 g. Dishwasher safe.')
      ?.expected,
  ).not.toContain('facts');
});
