import { describe, expect, test } from 'vitest';
import { SeoForm } from '#contract/seo-content.ts';
import { briefsOf } from '#rules/ledger/brief.ts';
import { built } from './candidate.ts';
import { toldTags, withoutShade } from './told-tags.ts';

function tagsOf(name: string, description: string, head: string): string[] {
  const form = SeoForm.parse({
    platform: 'etsy',
    businessName: 'Tarnwell',
    industry: 'Retail',
    products: [{ name, description }],
  });
  return toldTags(briefsOf(form)[0]!, [{ text: head, source: 'products.0.name' }], []).map(
    ({ phrase }) => phrase,
  );
}

describe('tags that a handmade thing of two lines gives beside its name', () => {
  test.each<[name: string, description: string, head: string, holds: string[], never: RegExp]>([
    [
      'Flower wreath, meadow',
      'Lavender, statice and wheat.',
      'wreath',
      ['meadow wreath', 'lavender wreath', 'wheat wreath'],
      /^flower wreath$/u,
    ],
    ['Baby quilt', 'Baby quilt with foxes and rabbits.', 'quilt', ['fox quilt', 'rabbit quilt'], /foxe/u],
    ['Mug, hare', 'Stoneware mug with a hand painted hare.', 'mug', ['hare mug'], /painted/u],
    [
      'Enamel pin',
      'Hard enamel pin of a sleeping cat.',
      'enamel pin',
      ['cat enamel pin', 'cat pin'],
      /sleeping/u,
    ],
    ['Dog bowl', 'Bowl for dogs, keep away from cats.', 'dog bowl', [], /cat|dog dog/u],
    ['Ring', 'Rose gold ring on an oak stand.', 'ring', [], /rose|oak/u],
    ['Soap', 'No lavender, no flowers.', 'soap', [], /lavender|flower/u],
    ['Scarf, navy', 'Lambswool scarf.', 'scarf', [], /navy/u],
    [
      'Crochet pattern cowl',
      'PDF crochet pattern for a chunky cowl. Beginner. Instant download.',
      'crochet pattern',
      ['chunky cowl', 'cowl pattern', 'crochet cowl', 'beginner pattern', 'instant download'],
      /order/u,
    ],
    [
      'Sewing pattern',
      'Not for beginners. Pattern for an apron.',
      'sewing pattern',
      ['apron pattern'],
      /beginner/u,
    ],
  ])('%s: %s', (name, description, head, holds, never) => {
    const tags = tagsOf(name, description, head);
    expect(tags).toEqual(expect.arrayContaining(holds));
    for (const tag of tags) {
      expect(tag).not.toMatch(never);
      expect(tag.length).toBeLessThanOrEqual(20);
    }
  });
});

describe('tags of the stuff without its shade, where the whole is too long', () => {
  const head = [{ text: 'spoon rest', source: 'products.0.name' }];
  test.each([
    ['speckled stoneware spoon rest', ['stoneware spoon rest']],
    ['speckled cream spoon rest', ['cream spoon rest']],
    ['dishwasher safe spoon rest', []],
    ['faux leather spoon rest', []],
    ['rose gold plated spoon rest', []],
    ['surgical steel posts clip', []],
    ['cream spoon rest', []],
  ])('“%s” gives %j', (phrase, tags) => {
    const told = withoutShade([built(phrase, 'attribute', 'products.0.description')], head);
    expect(told.map(({ phrase: tag }) => tag)).toEqual(tags);
  });
});
