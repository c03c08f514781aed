import { describe, expect, it } from 'vitest';
import { type BriefFields, writeOne } from '#tests/golden/run-brief.ts';

const amazon = { platform: 'amazon', amazonBrand: 'Ridgeback' } as const;
const tiktok = { platform: 'tiktokshop', tiktokShopName: 'nailnook' } as const;

const rows: readonly [
  what: string,
  name: string,
  text: string,
  fields: BriefFields,
  asks: RegExp,
  never: RegExp,
][] = [
  ['a hammer has no plug', 'Claw hammer 16 oz', 'Fibreglass handle.', amazon, /./u, /powered/u],
  ['a speaker has one', 'Bluetooth speaker', 'Waterproof to IPX7. Blue.', amazon, /powered/u, /oven/u],
  [
    'batteries that are named answer',
    'Digital luggage scale',
    'Weighs up to 50 kg in 10 g steps. CR2032 battery included.',
    amazon,
    /./u,
    /powered/u,
  ],
  [
    'a tent goes into no oven',
    'Two person tent',
    'Green, 210 x 140 cm, 2.1 kg.',
    amazon,
    /./u,
    /oven|fit\?/u,
  ],
  ['a mug may', 'Stoneware mug 350 ml', 'Blue glaze. 9 cm tall.', amazon, /oven/u, /powered/u],
  [
    'nails hold nothing',
    'Press-on nails almond nude',
    '24 nails in 12 sizes, nude pink. Kit has glue and file.',
    tiktok,
    /./u,
    /hold\?|ingredients/u,
  ],
  [
    'a cat has no year of birth on its toy',
    'Catnip mice cat toys 6-pack',
    'Felt mice filled with catnip.',
    { platform: 'walmart' },
    /./u,
    /which age|safety mark/u,
  ],
  [
    'what is used has an age and no box',
    'Crib with mattress',
    'Espresso. One bite mark on the rail.',
    { platform: 'facebookmarketplace', facebookLocation: 'Boise', facebookCondition: 'Used - Fair' },
    /How old is it\?.*What comes with it/u,
    /in the box|which age/u,
  ],
];

describe('Questions', () => {
  it.each(rows)('%s', (_what, name, text, fields, asks, never) => {
    const asked = `? ${writeOne(name, text, fields).questions.join(' ')}`;
    expect(asked).toMatch(asks);
    expect(asked).not.toMatch(never);
  });
});

it('asks for a fact once, though two clauses tell it', () => {
  const { checks } = writeOne('Tenon saw 10"', 'Brass back, beech handle. Rust on blade.', {
    platform: 'ebay',
    ebayStoreName: 'shed',
    itemCondition: 'Used',
  });
  const { fix } = checks.find(({ id }) => id === 'specifics-coverage')!;
  expect(fix).toContain('“beech handle”');
  expect(fix).not.toContain('“beech”');
});
