import { describe, expect, it } from 'vitest';
import type { PlatformId } from '#contract/platforms.ts';
import { proseSentences } from '#tests/golden/output-texts.ts';
import { writeForm } from '#tests/golden/run-brief.ts';

const rucksack = (litres: string, inches: string, weight: string) =>
  `Waxed cotton rucksack. ${litres} litres. Leather straps. Brass buckles. Inner sleeve for a ${inches} inch laptop. Made in Kendal. ${weight} kg.`;
const oil = 'Aceite de oliva virgen extra de aceituna picual.';
const harvest = 'Cosecha de octubre de 2025. Prensado en frío en Jaén.';
const board = '40 x 28 cm, 3 cm dick, geölt mit Leinöl. Saftrille. Nicht für die Spülmaschine.';

const shops: Record<string, [name: string, description: string][]> = {
  rucksacks: [
    ['Waxed rucksack 18 L', rucksack('18', '13', '1.1')],
    ['Waxed rucksack 25 L', rucksack('25', '15', '1.4')],
  ],
  oils: [
    ['Aceite de oliva virgen extra 500 ml', `${oil} Botella de vidrio oscuro de 500 ml. ${harvest}`],
    ['Aceite de oliva virgen extra 5 L', `${oil} Lata de 5 litros. ${harvest}`],
  ],
  boards: [
    ['Schneidebrett Eiche', `Schneidebrett aus massiver Eiche, ${board}`],
    ['Schneidebrett Nussbaum', `Schneidebrett aus massivem Nussbaum, ${board}`],
  ],
  cables: [
    [
      'USB C cable 1m',
      'Braided USB C cable, 1 m, 60 W. Nylon braid. 2 year guarantee. Works with phones and tablets.',
    ],
    [
      'USB C cable 2m',
      'Braided USB C cable, 2 m, 60 W. Nylon braid. 2 year guarantee. Works with phones and tablets.',
    ],
  ],
  honeys: [
    [
      'Miel de châtaignier 250 g',
      'Miel de châtaignier récolté en juillet. Pot en verre de 250 g. Producteur depuis 1998.',
    ],
    ['Miel d’acacia 250 g', 'Miel d’acacia récolté en mai. Pot en verre de 250 g. Producteur depuis 1998.'],
  ],
  brownies: [
    [
      'Brownie box of 6',
      'Six fudgy brownies. Contains wheat, egg, milk, soya. Keeps 10 days. Baked in Frome.',
    ],
    [
      'Brownie box of 12',
      'Twelve fudgy brownies. Contains wheat, egg, milk, soya. Keeps 10 days. Baked in Frome.',
    ],
  ],
};

const listings = (platform: PlatformId, products: [string, string][]) =>
  writeForm({
    platform,
    businessName: 'Tarn & Fell',
    industry: 'Retail',
    products: products.map(([name, description]) => ({ name, description })),
  }).map(({ item }) => item);

describe.each(Object.entries(shops))('%s that share most of their text', (_, products) => {
  it.each(['amazon', 'etsy', 'ebay', 'shopify', 'walmart', 'website', 'appstore'] as const)(
    'share no sentence on %s',
    (platform) => {
      const [first, second] = listings(platform, products).map(proseSentences);
      expect(second!.filter((sentence) => first!.includes(sentence))).toEqual([]);
    },
  );
});

describe('a later product', () => {
  it('tells a common fact in the sentence of one of its own', () => {
    const [first, second] = listings('etsy', shops.rucksacks!);
    expect(first!.improvedBodyText).toContain('laptop. It has leather straps.');
    expect(second!.improvedBodyText).toContain('15 inch laptop; it has leather straps');
  });

  it('tells its own figure, whatever figures stand in the other text', () => {
    const [, second] = listings('amazon', shops.cables!);
    expect(second!.bulletPoints.filter((line) => /\b2 m\b.*\(2m\)/u.test(line))).toEqual([]);
    expect(second!.bulletPoints.join('\n')).toContain('Works with phones and tablets (2m)');
  });

  it('names itself where no sentence is its own', () => {
    const [, second] = listings('etsy', shops.boards!);
    expect(second!.improvedBodyText).toContain(
      'Pflege (Schneidebrett Nussbaum): nicht für die Spülmaschine.',
    );
    expect(listings('etsy', shops.oils!)[1]!.improvedBodyText).toMatch(
      /^Aceite de oliva virgen extra 5 L de aceituna picual;/u,
    );
    expect(listings('etsy', shops.brownies!)[1]!.improvedBodyText).toContain(
      'The brownie box of 12 contains wheat, egg, milk, soya.',
    );
  });

  it.each([
    ['rucksacks', '(25 L)'],
    ['oils', '(5 L)'],
    ['boards', '(Nussbaum)'],
    ['brownies', '(box of 12)'],
    ['honeys', '(Miel d’acacia)'],
  ])('says in its points which of the %s it is: %s', (shop, own) => {
    const [first, second] = listings('amazon', shops[shop]!);
    expect(second!.bulletPoints.join('\n')).toContain(own);
    expect(first!.bulletPoints.join('\n')).not.toContain('(');
  });
});

describe('a language that is not written in full', () => {
  it.each([
    ['زيت زيتون 1 لتر', 'معصور على البارد', 'زيت زيتون بكر ممتاز. معصور على البارد. زجاجة لتر.'],
    ['信楽焼 湯呑み 白', '電子レンジ使用可。', '信楽焼の湯呑みです。直径8cm、高さ9cm。電子レンジ使用可。'],
  ])('keeps the words of its seller: %s', (name, words, description) => {
    const [, second] = listings('shopify', [
      [`${name} 2`, description],
      [name, description],
    ]);
    expect(second!.improvedBodyText).toContain(words);
    expect(second!.improvedBodyText).not.toMatch(/です；|لترمع/u);
  });
});
