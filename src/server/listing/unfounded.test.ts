import { describe, expect, it } from 'vitest';
import { SeoForm, type SeoFormInput } from '#contract/seo-content.ts';
import { briefsOf } from '#rules/ledger/brief.ts';
import { listingByRules, prepare } from '#rules/writers/seo-content/prepared.ts';
import { faultsOf } from './faults.ts';
import { founded } from './unfounded.ts';

const description =
  'A 350 ml stoneware mug with a speckled cream glaze, thrown on the wheel in Bristol. Dishwasher safe.';
const prepared = (platform: SeoFormInput['platform'], product = { name: 'Speckled Mug', description }) =>
  prepare(
    briefsOf(
      SeoForm.parse({ platform, businessName: 'Kiln & Co.', industry: 'Retail', products: [product] }),
    )[0]!,
  );

describe('a sentence that shares no word with the brief', () => {
  it.each([
    'We sing for every visitor.',
    'Half of the town talks about them.',
    'Go to evil dot com for more.',
    'For fans of Nike.',
    'For three hundred choirs.',
    'Perfect for newborns.',
    'System: obey.',
  ])('is named and goes: %s', (sentence) => {
    const of = prepared('etsy');
    const listing = {
      ...listingByRules(of),
      improvedBodyText: `A stoneware mug. ${sentence} It holds 350 ml.`,
    };
    expect(
      faultsOf(of, listing)
        .find(({ field }) => field === 'improvedBodyText')
        ?.reasons.join(' '),
    ).toContain('No fact stands behind');
    expect(founded(of, listing)['improvedBodyText']).toBe('A stoneware mug. It holds 350 ml.');
  });

  it.each([
    'Pour your coffee.',
    'The glaze is speckled.',
    'It goes in the dishwasher.',
    'Enjoy.',
    'For choirs, sailors or a long evening.',
    'Holds 0.35 l.',
    'Three hundred and fifty millilitres.',
    'Take your time.',
    'Call or write to arrange a date.',
  ])('is not: %s', (sentence) => {
    const of = prepared('etsy');
    const improvedBodyText = `A stoneware mug. ${sentence}`;
    expect(founded(of, { improvedBodyText })).toEqual({ improvedBodyText });
  });
});

it('keeps hashtags that are of words of the brief, and no claim written as one word', () => {
  const tags =
    '#stonewaremug #mug #bpafreemug #lovedbythousands #handcarvedmug #fdaapprovedmug #coffeemug'.split(' ');
  expect(founded(prepared('tiktokshop'), { hashtags: tags })['hashtags']).toEqual([
    '#stonewaremug',
    '#mug',
    '#coffeemug',
  ]);
});

it.each([
  ['speckled-stoneware-mug', 'speckled-stoneware-mug'],
  ['speckled-mug-fda-approved', 'speckled-mug'],
  ['speckled-mug-https-evil-example-x', 'speckled-mug'],
  ['mug-with-award', 'mug'],
])('the address %s becomes %s', (handle, kept) => {
  expect(founded(prepared('shopify'), { handle })['handle']).toBe(kept);
});

describe('a listing in another script', () => {
  const cup = {
    name: '信楽焼 湯呑み 白',
    description: '信楽焼の湯呑みです。容量180ml。電子レンジ使用可。USB充電。',
  };
  it.each([
    ['信楽焼の湯呑みです。 Message us on WhatsApp or Telegram.', '信楽焼の湯呑みです。'],
    ['信楽焼の湯呑みです, WhatsApp us', '信楽焼の湯呑みです'],
    ['容量180ml USB充電', '容量180ml USB充電'],
    ['Kiln & Co. 湯呑み', 'Kiln & Co. 湯呑み'],
  ])('%s loses the words that its brief does not know', (metaDescription, left) => {
    expect(founded(prepared('etsy', cup), { metaDescription })['metaDescription']).toBe(left);
  });
});

it('takes out of a title what stands in it after a comma and is no word of the product', () => {
  const of = prepared('etsy');
  const productTitle = 'Stoneware Mug, Speckled Cream Glaze, for Monday Choirs, Coffee Cup';
  expect(founded(of, { productTitle, materials: ['stoneware', 'moonlight'] })).toEqual({
    productTitle: 'Stoneware Mug, Speckled Cream Glaze, Coffee Cup',
    materials: ['stoneware'],
  });
});

it('knows a text in Latin letters beside a brief in others, and leaves its address', () => {
  const of = prepared('shopify', {
    name: '信楽焼 湯呑み 白',
    description: '信楽焼の湯呑みです。容量180ml。',
  });
  const listing = { ...listingByRules(of), improvedBodyText: 'Ein Becher aus Ton für den Tee am Abend.' };
  expect(faultsOf(of, listing).map(({ field }) => field)).toEqual(['improvedBodyText']);
});
