import { describe, expect, test } from 'vitest';
import type { FieldValue } from '#contract/seo-content.ts';
import type { PlatformId } from '#contract/platforms.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import type { FieldId } from '#rules/platforms/platform.ts';
import { fitField, fitListing, violations } from './fit.ts';

function fitted(
  platform: PlatformId,
  field: FieldId,
  value: FieldValue,
  written: WrittenLanguage = 'en',
): FieldValue {
  const rule = platforms[platform].fields[field];
  if (rule === undefined) throw new Error(`${platform} has no ${field}`);
  return fitField(value, rule, platforms[platform], {
    protect: ['Orvane X20', 'IKEA'],
    names: ['Orvane', 'Yahoo!'],
    language: { written, tag: written },
  }).value;
}

const joined = (value: FieldValue, joint: string): string =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string').join(joint) : value;

describe('a line loses what costs least', () => {
  test.each<[string, PlatformId, string, string]>([
    [
      'nothing when it fits',
      'walmart',
      'Millbrae Cordless LED Desk Lamp, 3 Brightness Levels, USB-C, White',
      'Millbrae Cordless LED Desk Lamp, 3 Brightness Levels, USB-C, White',
    ],
    [
      'the last comma slots',
      'ebay',
      'Orvane X20 35mm SLR Film Camera, Black, 50mm f/1.8 Lens, Tested, Light Seals Replaced, Dent on Base',
      'Orvane X20 35mm SLR Film Camera, Black, 50mm f/1.8 Lens, Tested',
    ],
    [
      'long units, when that is enough',
      'amazon',
      'Stainless Steel Lunch Box with 2 Compartments, Gray Lid, 8.3 x 6.1 x 2.4 inches',
      'Stainless Steel Lunch Box with 2 Compartments, Gray Lid, 8.3 x 6.1 x 2.4 in',
    ],
    [
      'words, but none between a number and what it counts',
      'playstore',
      'Tidewise: Tide Tables for 4200 Ports Worldwide',
      'Tidewise: Tide Tables',
    ],
    [
      'no unit that looks like a preposition',
      'walmart',
      'Millbrae Cordless LED Desk Lamp with 3 Brightness Levels, Folds Flat to 9 in, Touch Control on Base, USB-C Charging with Cable and a Printed Manual, Warm White',
      'Millbrae Cordless LED Desk Lamp with 3 Brightness Levels, Folds Flat to 9 in, Touch Control on Base, USB-C Charging with Cable and a Printed Manual',
    ],
    [
      'no unit at its end',
      'ebay',
      'Orvane Folding Ladder Made of Aluminium Alloy for Home and Garden, Height 80 in, Load 150 kg',
      'Orvane Folding Ladder Made of Aluminium Alloy for Home and Garden, Height 80 in',
    ],
    ['no protected name', 'appstore', 'Manual for cameras such as Orvane X20', 'Manual for cameras'],
    [
      'no bracket that would stay open',
      'playstore',
      'Tide Charts (for sailors and swimmers)',
      'Tide Charts for sailors',
    ],
    ['letters only where one word is too long', 'appstore', 'x'.repeat(50), 'x'.repeat(30)],
  ])('%s', (_name, platform, text, expected) => {
    expect(fitted(platform, 'productTitle', text)).toBe(expected);
  });
});

describe('words of other scripts', () => {
  test('Japanese is cut at the end of a word', () => {
    expect(
      fitted(
        'playstore',
        'productTitle',
        '食材管理と賞味期限リマインダーのための便利な家庭用アプリケーション',
        'other',
      ),
    ).toBe('食材管理と賞味期限リマインダーのための便利な家庭用');
  });
  test('an emoji family is never parted', () => {
    const family = '👨‍👩‍👧‍👦';
    const value = fitted('youtube', 'productTitle', family.repeat(40));
    expect(value).toBe(family.repeat(14));
  });
  test('Arabic keeps whole words', () => {
    expect(fitted('playstore', 'productTitle', 'تطبيق القرآن الكريم مع التفسير والترجمة', 'other')).toBe(
      'تطبيق القرآن الكريم مع التفسير',
    );
  });
  test('YouTube counts the description in bytes', () => {
    const value = fitted(
      'youtube',
      'improvedBodyText',
      '視聴者は自転車のチェーンを交換できます。'.repeat(200),
      'other',
    );
    expect(typeof value === 'string' && new TextEncoder().encode(value).length).toBeLessThanOrEqual(5000);
    expect(value).toMatch(/。$/);
  });
});

describe('what a platform refuses', () => {
  test.each<[PlatformId, FieldId, string, string]>([
    ['amazon', 'productTitle', 'Steel Mug, Free Shipping, 350 ml', 'Steel Mug, 350 ml'],
    ['amazon', 'productTitle', 'Steel Mug $19.99!', 'Steel Mug'],
    [
      'amazon',
      'improvedBodyText',
      'A steel mug of 350 ml. Buy now at www.shop.example! Wash it by hand.',
      'A steel mug of 350 ml. Wash it by hand.',
    ],
    ['amazon', 'productTitle', 'Yahoo! Sticker Set', 'Yahoo! Sticker Set'],
    ['etsy', 'productTitle', 'Mug: cream & blue & red, 50% clay', 'Mug: cream & blue, red, 50% clay'],
    ['ebay', 'productTitle', 'L@@K Orvane® X20, 1½ in ★★★', 'Orvane X20, 1 1/2 in'],
    ['playstore', 'productTitle', '#1 Best Tide App FREE', 'Tide App'],
    ['playstore', 'shortDescription', 'Download now and see every tide', 'See every tide'],
    ['tiktokshop', 'productTitle', '50% OFF Oat Shampoo Bar FREE GIFT', 'Oat Shampoo Bar'],
    ['walmart', 'productTitle', 'BEST SELLER!! Clearance Desk Lamp at Walmart', 'Desk Lamp'],
    [
      'facebookmarketplace',
      'improvedBodyText',
      '3-seat sofa, 210 cm. No time wasters. Call 07700 900123.',
      '3-seat sofa, 210 cm.',
    ],
    ['appstore', 'productTitle', 'The Best Pantry Tracker', 'Pantry Tracker'],
    [
      'website',
      'metaDescription',
      'Plumber\u202E in\u0000 Leeds <b>open</b> daily',
      'Plumber in Leeds open daily',
    ],
  ])('%s %s: %s', (platform, field, text, expected) => {
    expect(fitted(platform, field, text)).toBe(expected);
  });

  test('a warranty goes with its clause', () => {
    expect(
      fitted('amazon', 'bulletPoints', ['Steel: 304 steel; 2-year warranty included; no plastic parts']),
    ).toEqual(['Steel: 304 steel; no plastic parts']);
  });
});

describe('capitals and repeats', () => {
  test.each<[PlatformId, WrittenLanguage, string, string]>([
    ['amazon', 'en', 'BRIGHT LED LAMP with USB-C', 'Bright LED Lamp with USB-C'],
    ['etsy', 'en', 'STONEWARE MUG, cream', 'Stoneware mug, cream'],
    ['etsy', 'de', 'TASSE AUS STEINZEUG', 'Tasse Aus Steinzeug'],
    ['ebay', 'en', 'Shelf insert for IKEA', 'Shelf insert for IKEA'],
    ['etsy', 'en', 'Mug, Coffee Mug, Custom Mug', 'Coffee Mug, Custom'],
    ['walmart', 'en', 'Lamp 3 in by 4 in Desk Lamp', 'Lamp 3 in by 4 in Desk'],
    ['etsy', 'es', 'Vela de soja con romero, cera de soja en vaso', 'Vela de soja con romero, cera en vaso'],
  ])('%s %s: %s', (platform, language, text, expected) => {
    expect(fitted(platform, 'productTitle', text, language)).toBe(expected);
  });
});

describe('lists', () => {
  test('tags that are too long are left out, and none says the same twice', () => {
    expect(
      fitted('etsy', 'tags', [
        'stoneware mug',
        'Stoneware Mugs',
        'mug for women',
        'women mug',
        'a tag of more than twenty characters',
        'mom’s mug',
      ]),
    ).toEqual(['stoneware mug', 'mug for women', "mom's mug"]);
  });
  test('all Amazon bullets together stay under 1000 characters, none lost', () => {
    const colours = ['red', 'blue', 'green', 'black', 'white'];
    const bullets = colours.map(
      (colour) => `Head ${colour}: ${`${colour} words that say something else, `.repeat(12)}end`,
    );
    const value = fitted('amazon', 'bulletPoints', bullets);
    expect(value).toHaveLength(5);
    expect(joined(value, '\n').length).toBeLessThanOrEqual(999);
  });
  test('search terms become single words inside 249 bytes', () => {
    const value = fitted('amazon', 'searchTerms', [
      'Metal, Bento best',
      ...Array.from({ length: 80 }, (_, index) => `größe${index}`),
    ]);
    expect(Array.isArray(value) && value.slice(0, 2)).toEqual(['metal', 'bento']);
    expect(new TextEncoder().encode(joined(value, ' ')).length).toBeLessThanOrEqual(249);
  });
  test('hashtags are one word after #, five at most', () => {
    expect(
      fitted('tiktokshop', 'hashtags', ['#fyp', 'dry hair', '#soap #care', '#1', 'a b', 'c d', 'e f']),
    ).toEqual(['#dryhair', '#soap', '#care', '#ab', '#cd']);
  });
  test('chapters are valid or none', () => {
    expect(
      fitted('youtube', 'chapters', ['0:00 Start', '0:05 too soon', '1:00 Middle', '1:02:03 End', 'x']),
    ).toEqual(['0:00 Start', '1:00 Middle', '1:02:03 End']);
    expect(fitted('youtube', 'chapters', ['0:30 Start', '1:00 Middle', '2:00 End'])).toEqual([]);
  });
  test('Apple keywords: single words, no spaces, no word twice, 100 bytes', () => {
    expect(fitted('appstore', 'keywordField', 'Food list, free, foods, ok, 食品, barcode scanner')).toBe(
      'food,list,食品,barcode,scanner',
    );
  });
  test('item specifics: each name once, both sides inside their limits', () => {
    expect(
      fitted('ebay', 'itemSpecifics', [
        { name: 'Brand', value: 'Orvane' },
        { name: 'brand', value: 'Other' },
        { name: 'Colour', value: '' },
        {
          name: 'Features',
          value: 'Light meter, self timer, hot shoe, mirror lock-up, depth of field preview',
        },
      ]),
    ).toEqual([
      { name: 'Brand', value: 'Orvane' },
      { name: 'Features', value: 'Light meter, self timer, hot shoe, mirror lock-up' },
    ]);
  });
});

describe('descriptions', () => {
  const plain = Array.from(
    { length: 90 },
    (_, index) => `Sentence number ${index} says one thing about the lunch box.`,
  ).join(' ');
  test('lose whole sentences from the end and keep warnings', () => {
    const value = fitted('amazon', 'improvedBodyText', `${plain} Do not use it in a microwave.`);
    expect(value).toMatch(/about the lunch box\. Do not use it in a microwave\.$/);
    expect(typeof value === 'string' && value.length).toBeGreaterThan(1900);
  });
  test('keep chapters when a description is too long', () => {
    const long = plain.repeat(2);
    const value = fitted('youtube', 'improvedBodyText', `${long}\n\n0:00 Start\n1:00 Middle\n2:00 End`);
    expect(value).toMatch(/\n\n0:00 Start\n1:00 Middle\n2:00 End$/);
  });
  test('HTML is p, ul and li only, well-formed and without programs', () => {
    expect(
      fitted(
        'shopify',
        'improvedBodyText',
        '<div onclick="x()"><h2>Marlo</h2><p>Linen <strong>shirt</strong> &amp; belt<script>alert(1)</script></p><ul><li>100% linen<li>Fit: relaxed</ul>',
      ),
    ).toBe('<p>Marlo</p><p>Linen shirt &amp; belt</p><ul><li>100% linen</li><li>Fit: relaxed</li></ul>');
  });
  test('plain text becomes HTML, and what looks like markup stays text', () => {
    expect(fitted('shopify', 'improvedBodyText', 'Shirt.\n- size < 40\n- &lt;b&gt;')).toBe(
      '<p>Shirt.</p><ul><li>size &lt; 40</li><li>&lt;b&gt;</li></ul>',
    );
  });
  test('a handle is lower case letters, digits and hyphens', () => {
    expect(fitted('shopify', 'handle', 'Marlo — Größe XS & Café')).toBe('marlo-grosse-xs-cafe');
  });
});

describe('a whole listing', () => {
  test('fields of other platforms are left out, and each repair is named', () => {
    const { listing, repairs } = fitListing(
      { productTitle: 'Steel Mug, Free Shipping', tags: ['mug'], titleTag: 'Steel mug for work and travel' },
      platforms.amazon,
      { protect: [], language: { written: 'en', tag: 'en' } },
    );
    expect(listing).toEqual({ productTitle: 'Steel Mug', titleTag: 'Steel mug for work and travel' });
    expect(repairs).toEqual([
      {
        field: 'productTitle',
        reason: 'Taken out, because promotional words are not allowed here.',
        removed: 'Free Shipping',
      },
    ]);
  });

  test('violations name the field, the limit and the words', () => {
    const found = violations(
      {
        productTitle: `Free shipping ${'mug '.repeat(30)}`,
        bulletPoints: ['Same text', 'same text'],
        titleTag: 'x'.repeat(90),
      },
      platforms.amazon,
    );
    expect(found).toEqual([
      { field: 'productTitle', message: 'Title: 134 characters, at most 75.' },
      { field: 'productTitle', message: 'Title: Amazon does not take promotional words (“Free shipping”).' },
      { field: 'bulletPoints', message: 'Bullet points: “same text” stands twice.' },
    ]);
  });
});
