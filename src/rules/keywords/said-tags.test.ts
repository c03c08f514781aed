import { describe, expect, test } from 'vitest';
import type { Brief } from '#rules/listing/listing.ts';
import { saidTags } from './said-tags.ts';

function tagsOf(description: string, head: string, synonyms: readonly string[] = []): string[] {
  const slot = (text: string) => ({ text, source: 'products.0.name' });
  const brief = { product: { index: 0, name: head, category: '', description } };
  // Only the product is read.
  return saidTags(brief as Brief, [slot(head)], synonyms.map(slot)).map(({ phrase }) => phrase);
}

describe('tags from what a description says of the thing', () => {
  test.each<[description: string, head: string, holds: readonly string[], never: RegExp]>([
    ['Thin silver ring, hammered by hand.', 'ring', ['hand hammered ring', 'thin ring'], /hand thin/u],
    ['Every mug is thrown by hand.', 'mug', ['hand thrown mug'], /handmade/u],
    ['Made by hand in Leeds.', 'bowl', ['handmade bowl'], /hand made/u],
    // What is done by hand to a part, or with the finished thing, does not make it so.
    ['Leather bag. The label is sewn by hand.', 'bag', [], /hand/u],
    ['Linen napkins, washed by hand. Wrapped by hand.', 'napkins', [], /hand/u],
    ['Linocut print, printed by hand.', 'linocut print', [], /hand printed print/u],
    ['Planter for succulents and trailing plants.', 'planter', ['succulent planter'], /trailing/u],
    ['For carvers and joiners: 8 pockets.', 'tool roll', ['carver tool roll', 'joiner roll'], /pocket/u],
    ['Tea towel with a loop for hooks.', 'tea towel', [], /hook/u],
    ['Soap, lasts for weeks.', 'soap', [], /week/u],
    ['Not for babies. Bowl for cats.', 'bowl', ['cat bowl'], /baby/u],
    ['Small ring box for proposals.', 'ring box', ['small ring box', 'proposal ring box'], /ring ring/u],
    ['Small scratches are normal. Oak board.', 'board', [], /small/u],
    [
      'Unframed. A3 or A4, signed on the back.',
      'print',
      ['unframed print', 'a3 print', 'signed print'],
      /^$/u,
    ],
    ['Choose gold, silver or rose gold.', 'earrings', ['silver earrings', 'rose gold earrings'], /choose/u],
    ['Soft tulle, ivory or white, 300 cm long.', 'veil', ['ivory veil', 'white veil'], /soft/u],
    ['Grey with a black lid, washable.', 'box', [], /grey|black/u],
    ['Hard enamel pin of a sleeping cat.', 'enamel pin', ['sleeping cat pin'], /sleeping pin/u],
    [
      'Garland of pine cones and cinnamon sticks.',
      'garland',
      ['pine cone garland', 'cinnamon garland'],
      /stick$/u,
    ],
  ])('%s', (description, head, holds, never) => {
    const tags = tagsOf(description, head);
    expect(tags).toEqual(expect.arrayContaining([...holds]));
    expect(tags.join('\n')).not.toMatch(never);
  });

  test('stay inside a tag', () => {
    expect(tagsOf('Embroidered by hand.', 'wedding guest book')).toEqual([]);
    expect(tagsOf('Painted by hand.', 'wedding guest book')).toEqual(['hand painted book']);
  });
});
