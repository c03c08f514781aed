import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { platformIds } from '#contract/platforms.ts';
import type { PlatformId } from '#contract/platforms.ts';
import type { SeoFormInput } from '#contract/seo-content.ts';
import { SeoForm } from '#contract/seo-content.ts';
import { briefsOf } from '#rules/ledger/brief.ts';
import { extractLedger } from '#rules/ledger/extract.ts';
import type { Keyword, Listing } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import { countBytes, countCharacters, countTagList } from '#rules/text/count.ts';
import { stemsOf } from '#rules/text/words.ts';
import { fillKeywordFields } from './fill.ts';
import { findKeywords } from './find.ts';

function fill(
  form: SeoFormInput,
  listing: Listing = {},
): { keywords: Keyword[]; listing: Listing; leftover: string[] } {
  const [brief] = briefsOf(SeoForm.parse(form));
  if (brief === undefined) throw new Error('A form has a product');
  const platform = platforms[brief.platform];
  const ledger = extractLedger(brief);
  const keywords = findKeywords(brief, ledger, platform);
  return {
    keywords,
    ...fillKeywordFields({ productTitle: brief.product.name, ...listing }, keywords, platform, ledger),
  };
}

const base = { businessName: 'Clay & Fern', industry: 'Retail', description: 'Pots made in Falmouth.' };
const planter: SeoFormInput = {
  ...base,
  platform: 'etsy',
  etsyShopName: 'ClayAndFern',
  targetAudience: 'plant lovers',
  seasonalRelevance: 'housewarming, Mother’s Day',
  targetKeywords: 'succulent pot',
  products: [
    {
      name: 'Stoneware planter with saucer, moss green',
      category: 'Planters',
      description:
        'Wheel-thrown stoneware planter with a drainage hole and a matching saucer. Suitable for succulents and herbs. The saucer has a cork foot. Not for outdoors.',
    },
  ],
};
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

it.each([
  [
    'Cast Iron Skillet 10 inch',
    'Pre-seasoned, two pour spouts. Works on induction.',
    'induction cast iron skillet',
  ],
  ['Leather Watch Strap', 'Hand stitched, 20 mm. Works with Seiko SKX.', 'seiko skx watch strap'],
])('%s is searched by what it fits, without the seller’s verb', (name, description, wanted) => {
  const phrases = fill({ ...base, platform: 'amazon', products: [{ name, description }] }).keywords.map(
    ({ phrase }) => phrase.toLowerCase(),
  );
  expect(phrases).toContain(wanted);
  expect(phrases.filter((phrase) => phrase.startsWith('works'))).toEqual([]);
});

describe('findKeywords', () => {
  const { keywords } = fill(planter);
  const phrases = keywords.map(({ phrase }) => phrase);

  it('puts the seller’s own keyword and what the name says first', () => {
    expect(phrases).toContain('succulent pot');
    expect(phrases.slice(0, 6)).toContain('stoneware planter');
  });

  it('builds what people type from audience, occasion and part', () => {
    expect(phrases).toEqual(
      expect.arrayContaining(['plant lover gift', 'housewarming gift', 'planter with saucer', 'flower pot']),
    );
  });

  it('makes no attribute of the material of a part', () => {
    expect(phrases.filter((phrase) => phrase.includes('cork planter'))).toEqual([]);
  });

  it('ranks from 1 down to 0', () => {
    const ranks = keywords.map(({ rank }) => rank);
    expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
    expect(Math.max(...ranks)).toBeLessThanOrEqual(1);
    expect(Math.min(...ranks)).toBeGreaterThan(0);
  });

  it.each<[PlatformId, string, string, string, string]>([
    [
      'amazon',
      'de',
      'Brotdose aus Edelstahl',
      'Brotdose aus Edelstahl mit 1.200 ml für Kinder. Der Deckel ist aus Holz.',
      'Brotdose Edelstahl',
    ],
    [
      'shopify',
      'fr',
      'Sac bandoulière Céleste',
      'Sac bandoulière en cuir, couleur cognac. Doublure en coton. Livré dans une housse.',
      'sac en cuir',
    ],
    [
      'shopify',
      'es',
      'Camiseta Ola',
      'Camiseta de algodón con ola estampada. Corte recto y cuello redondo.',
      'camiseta de algodón',
    ],
    [
      'website',
      'en',
      'Fuse box replacement',
      'We replace fuse boxes in Bristol in one day and test everything.',
      'fuse box replacement',
    ],
  ])('reads %s briefs in %s', (platform, _language, name, description, expected) => {
    const own = fill({
      ...base,
      platform,
      amazonBrand: 'Kessin',
      shopifyStoreName: 'Shop',
      products: [{ name, description }],
    });
    expect(own.keywords.map(({ phrase }) => phrase)).toContain(expected);
  });
});

describe('fillKeywordFields', () => {
  it('fills Etsy’s tags with phrases of at most 20 characters and no word but the head in more than three', () => {
    const tags = texts(fill(planter).listing.tags);
    expect(tags.length).toBeGreaterThanOrEqual(11);
    expect(tags.every((tag) => countCharacters(tag) <= 20)).toBe(true);
    expect(tags.filter((tag) => tag.includes(' ')).length).toBeGreaterThanOrEqual(10);
    expect(tags.filter((tag) => tag.includes('stoneware')).length).toBeLessThanOrEqual(3);
  });

  it('keeps what a writer put there when it fits, and drops what does not', () => {
    const { listing } = fill(planter, {
      tags: ['herb pot', 'a tag that is far too long for Etsy', 'Herb Pots'],
    });
    const tags = texts(listing.tags);
    expect(tags[0]).toBe('herb pot');
    expect(tags.filter((tag) => /herb pot/iu.test(tag))).toHaveLength(1);
  });

  it('spends no search term on title, highlights, brand, praise or a word twice', () => {
    const { listing } = fill(
      {
        ...base,
        platform: 'amazon',
        amazonBrand: 'Brackwell',
        targetAudience: 'hikers, cyclists',
        products: [
          {
            name: 'Brackwell Insulated Water Bottle',
            description:
              'Best insulated water bottle of stainless steel with a carry loop and a silicone seal. Fits ice cubes. Brush included. New!',
          },
        ],
      },
      { productTitle: 'Brackwell Insulated Water Bottle', itemHighlights: 'Silicone seal' },
    );
    const terms = texts(listing.searchTerms);
    expect(terms).toEqual(expect.arrayContaining(['hiker', 'cyclist', 'drinking']));
    const stems = terms.flatMap(stemsOf);
    expect(new Set(stems).size).toBe(stems.length);
    for (const word of ['brackwell', 'insulated', 'bottle', 'silicone', 'best', 'new'])
      expect(terms).not.toContain(word);
    expect(countBytes(terms.join(' '))).toBeLessThanOrEqual(249);
  });

  it('writes Apple’s keywords as single words without spaces, none from name or subtitle', () => {
    const { listing } = fill(
      {
        ...base,
        platform: 'appstore',
        appName: 'Dotline',
        appFeatures: 'daily habits, streak calendar, reminders at a place, home screen widgets',
        products: [
          {
            name: 'Dotline habit tracker',
            description: 'Dotline tracks daily habits with one tap. Export as CSV.',
          },
        ],
      },
      { productTitle: 'Dotline: Habit Tracker', subtitle: 'Daily reminders' },
    );
    const field = typeof listing.keywordField === 'string' ? listing.keywordField : '';
    expect(field).toMatch(/^[^\s,]+(?:,[^\s,]+){5,}$/u);
    for (const word of ['dotline', 'habit', 'tracker', 'reminder', 'app'])
      expect(field.split(',')).not.toContain(word);
    expect(countBytes(field)).toBeLessThanOrEqual(100);
  });

  it('joins hashtags and leaves out the ones that only ride on a feed', () => {
    const { listing } = fill({
      ...base,
      platform: 'tiktokshop',
      tiktokShopName: 'Glowline',
      tiktokHashtags: '#fyp #viral #ledstrip',
      products: [
        {
          name: 'LED strip lights 5 m',
          description: 'LED strip of 5 m with 150 LEDs and a remote for rooms and desks.',
        },
      ],
    });
    const tags = texts(listing.hashtags);
    expect(tags).toContain('#ledstrip');
    expect(tags.join(' ')).not.toMatch(/fyp|viral/u);
    expect(tags.length).toBeLessThanOrEqual(5);
    expect(tags.every((tag) => /^#[\p{L}\p{N}]+$/u.test(tag))).toBe(true);
  });

  it('names what found no room', () => {
    const { leftover, listing } = fill(planter);
    for (const phrase of leftover) expect(texts(listing.tags)).not.toContain(phrase);
  });
});

const wordsOfBriefs = [
  'mug',
  'Stoneware',
  'für',
  'de',
  '350 ml',
  'BEST',
  '#1',
  'women’s',
  'größe',
  '食洗機対応',
  'شاي',
  '💪',
  '<b>',
  'a',
  'safe',
  '-',
  '1/2',
  'gift',
  'habit tracker',
  'x'.repeat(90),
];
const anyText = oneof(
  array(constantFrom(...wordsOfBriefs), { maxLength: 25 }).map((parts) => parts.join(' ')),
  string({ unit: 'grapheme', maxLength: 200 }),
);

it.each(platformIds)('any input for %s: no limit broken, nothing twice', (platform) => {
  const rules = platforms[platform].fields;
  assert(
    property(anyText, anyText, anyText, anyText, (name, description, keywords, audience) => {
      const { listing } = fill({
        ...base,
        platform,
        targetKeywords: keywords,
        targetAudience: audience,
        keyFeatures: description,
        appFeatures: keywords,
        products: [{ name: `${name}x`.slice(0, 500), description: `${description} ten letters` }],
      });
      for (const id of ['keywords', 'tags', 'hashtags', 'searchTerms'] as const) {
        const rule = rules[id];
        if (rule?.kind !== 'list') continue;
        const entries = texts(listing[id]);
        expect(entries.length).toBeLessThanOrEqual(rule.count.max);
        for (const entry of entries) expect(countCharacters(entry)).toBeLessThanOrEqual(rule.each.max);
        const keys = entries.map((entry) => stemsOf(entry).toSorted().join(' '));
        expect(new Set(keys).size).toBe(keys.length);
        if (rule.total?.unit === 'bytes')
          expect(countBytes(entries.join(rule.separator))).toBeLessThanOrEqual(rule.total.max);
        if (rule.total?.unit === 'tag-list')
          expect(countTagList(entries)).toBeLessThanOrEqual(rule.total.max);
      }
      if (typeof listing.keywordField === 'string')
        expect(countBytes(listing.keywordField)).toBeLessThanOrEqual(100);
    }),
    { numRuns: 60, seed: 11_21 },
  );
});

it.each([
  ['Sérum facial', 'Sérum facial con vitamina C. No para niños.', /para niños/u],
  ['Handpuppe Igel', 'Handpuppe Igel aus Wollfilz, 25 cm hoch.', /stofftier|plüschtier/iu],
])(
  'no word finds a thing for those whom it is not for, nor as another thing: %s',
  (name, description, other) => {
    const { keywords, listing } = fill({
      ...base,
      platform: 'amazon',
      amazonBrand: 'Clay',
      products: [{ name, description }],
    });
    expect(keywords.filter(({ phrase }) => other.test(phrase))).toEqual([]);
    expect(JSON.stringify(listing)).not.toMatch(other);
  },
);
