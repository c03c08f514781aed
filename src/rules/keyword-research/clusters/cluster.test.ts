import { describe, expect, it } from 'vitest';
import { processorTimeOf } from '#tests/setup/processor-time.ts';
import { readKeywordText } from '#rules/keyword-research/import/read-file.ts';
import { signedIntent } from '#rules/keyword-research/intent.ts';
import { clusterKeywords } from './cluster.ts';

const inputs = (keywords: readonly string[]) => keywords.map((keyword) => ({ keyword }));
const groups = (keywords: readonly string[], most?: number) =>
  clusterKeywords(inputs(keywords), most === undefined ? {} : { mostOfOnePage: most });

describe('intents by the words alone', () => {
  it.each([
    ['how to clean a stoneware mug', 'informational'],
    ['how much does a boiler service cost', 'transactional'],
    ['best coffee mug', 'commercial'],
    ['acme mugs login', 'navigational'],
    ['dentist near me', 'transactional'],
    ['Brotdose kaufen', 'transactional'],
    ['Brotdose Test', 'commercial'],
    ['wie reinigt man eine Brotdose', 'informational'],
    ['cuánto cuesta una limpieza dental', 'transactional'],
    ['mejores fiambreras', 'commercial'],
    ['cómo elegir fiambrera', 'informational'],
    ['gourde inox avis', 'commercial'],
    ['comment choisir une gourde', 'informational'],
    ['coffee mug', null],
    ['crop top', null],
    ["children's book", null],
    ['contact lenses', null],
  ])('%s: %s', (keyword, intent) => expect(signedIntent(keyword)).toBe(intent));
});

describe('clusters', () => {
  it('brings wordings and plurals of one subject to one page, and parts the things', () => {
    const found = groups([
      'coffee mug',
      'mugs for coffee',
      'coffee mugs uk',
      'tea towel',
      'tea towels',
      'blue tea towel',
    ]);
    expect(found.map(({ keywords }) => keywords.toSorted().join(', '))).toEqual([
      'coffee mug, coffee mugs uk, mugs for coffee',
      'blue tea towel, tea towel, tea towels',
    ]);
  });

  it.each([
    [['Brotdose Edelstahl', 'Brotdosen Kinder', 'Brotdose für Kinder', 'Trinkflasche'], 2],
    [['fiambrera de acero', 'fiambreras de acero inoxidable', 'botella de agua', 'botellas de agua'], 2],
    [['gourde inox', 'gourdes en inox', 'sac en cuir', 'sacs en cuir noir'], 2],
  ])('knows the thing in German, Spanish and French: %j', (keywords, count) =>
    expect(groups(keywords)).toHaveLength(count),
  );

  it('gives an article and an offer pages of their own, and the offer the few searches that compare', () => {
    const found = groups([
      'coffee mug',
      'buy coffee mug',
      'best coffee mug',
      'how to clean a coffee mug',
      'how to store a coffee mug',
    ]);
    expect(found.map(({ page, keywords }) => [page.kind, keywords.length])).toEqual([
      ['listing', 3],
      ['article', 2],
    ]);
    expect(found.every(({ overlaps }) => overlaps.length === 0)).toBe(true);
  });

  it('says when a page that compares and one that sells are about the same', () => {
    const compared = ['best', 'top rated', 'cheap vs good', 'compare'].map((word) => `${word} teapot`);
    const found = groups(['teapot', 'teapot price', ...compared, 'teapot review', 'teapots comparison']);
    const kinds = found.filter(({ overlaps }) => overlaps.length > 0).map(({ page }) => page.kind);
    expect(kinds.toSorted()).toEqual(['comparison', 'listing']);
  });

  it('names keywords that two pages would answer', () => {
    const keywords = ['travel', 'coffee', 'camping'].flatMap((use) =>
      ['blue', 'green', 'steel', 'large'].map((kind) => `${kind} ${use} mug`),
    );
    const found = groups([...keywords, 'travel coffee mug', 'camping coffee mug'], 4);
    expect(
      found.some(({ overlaps }) => overlaps.some((one) => one.keywords[0] === 'travel coffee mug')),
    ).toBe(true);
  });

  it('puts every keyword into one cluster, the same in any order', () => {
    const keywords = Array.from(
      { length: 400 },
      (_, at) =>
        `${['red', 'blue', 'green', 'old'][at % 4]} ${['mug', 'cup', 'bowl', 'jar', 'pan'][at % 5]} ${at % 37}`,
    );
    const found = groups(keywords);
    expect(found.flatMap((cluster) => cluster.keywords).toSorted()).toEqual(
      [...new Set(keywords)].toSorted(),
    );
    expect(groups(keywords.toReversed())).toEqual(found);
  });

  it('reads and clusters 50,000 rows in less than 5 s', () => {
    const things =
      'mug cup bowl plate teapot vase planter lamp candle towel rug pillow blanket bottle tumbler'.split(' ');
    const kinds =
      'ceramic blue large small vintage travel glass wooden kids coffee camping outdoor wedding white black green funny dog kitchen bathroom round'.split(
        ' ',
      );
    const ends = ['', ' for women', ' uk', ' near me', ' review', ' price', ' ideas', ' gift', ' with lid'];
    const rows = things.flatMap((thing) =>
      kinds.flatMap((a) => kinds.flatMap((b) => ends.map((end) => `${a} ${b} ${thing}${end}`))),
    );
    const text = [
      'Keyword,Volume',
      ...rows.slice(0, 50_000).map((row, at) => `${row},"${(at * 7_919) % 20_000}"`),
    ].join('\n');
    const time = processorTimeOf(() => {
      const file = readKeywordText(text, 'large.csv');
      const found = clusterKeywords(file.rows);
      expect(file.rows).toHaveLength(50_000);
      expect(found.reduce((sum, { keywords }) => sum + keywords.length, 0)).toBe(50_000);
    });
    expect(time).toBeLessThan(5_000);
  });
});
