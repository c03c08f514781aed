import { describe, expect, it } from 'vitest';
import { ledgerOf } from '#rules/ledger/ledger-of.ts';
import type { Listing } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import { exampleOf } from '#tests/setup/worked-examples.ts';
import { scoreListing } from './score.ts';

/** Sentences that say nothing of the thing. */
const padding =
  'It stands where it is put. Nobody has to think about it for long. Some people have one and others would like to. It does what it should, as far as anybody can tell. You will know what we mean when you see it. There is a place for such things in most rooms. What else could one say about it? It is there, and that is good.';

describe('a brief with few facts', () => {
  const platform = platforms.walmart;
  const few = ledgerOf(
    [
      { id: 'f1', kind: 'type', value: 'desk lamp', source: 'products.0.name', quote: 'Millbrae desk lamp' },
      { id: 'f2', kind: 'brand', value: 'Millbrae', source: 'products.0.name', quote: 'Millbrae desk lamp' },
      { id: 'f3', kind: 'colour', value: 'white', source: 'products.0.description', quote: 'white, LED' },
      { id: 'f4', kind: 'feature', value: 'LED', source: 'products.0.description', quote: 'white, LED' },
    ],
    { written: 'en', tag: 'en' },
  );
  const plain = 'The Millbrae desk lamp is white and has an LED light.';
  const short: Listing = {
    productTitle: 'Millbrae LED Desk Lamp, White',
    titleTag: 'White LED desk lamp | Millbrae',
    metaDescription: 'A white LED desk lamp by Millbrae.',
    keyFeatures: ['White body', 'LED light'],
    improvedBodyText: plain,
  };
  const scoreOfText = (improvedBodyText: string): number =>
    scoreListing({
      platform,
      listing: { ...short, improvedBodyText },
      ledger: few,
      productName: 'Millbrae desk lamp',
    }).score;

  it('is asked for facts and not for words', () => {
    const { checks } = scoreListing({
      platform,
      listing: short,
      ledger: few,
      productName: 'Millbrae desk lamp',
    });
    expect(checks.find((check) => check.id === 'description-word-count')).toMatchObject({
      score: 0.5,
      found: '11 words on 3 facts',
      expected: '4 facts or more',
      fix: 'Add facts of the product to the description: 1 more.',
    });
  });

  it('gains nothing by padding', () => {
    expect(scoreOfText(`${plain} ${padding}`)).toBeLessThanOrEqual(scoreOfText(plain));
  });
});

describe('a brief with many facts', () => {
  it('gains nothing by sentences without a fact', () => {
    const example = exampleOf('walmart');
    const scoreOfText = (improvedBodyText: string): number =>
      scoreListing({
        platform: platforms.walmart,
        listing: { ...example.good, improvedBodyText },
        ledger: example.ledger,
        productName: example.productName,
      }).score;
    const thin = 'The Millbrae desk lamp charges by USB-C.';
    expect(scoreOfText(`${thin} ${padding} ${padding.replaceAll('it', 'that')}`)).toBeLessThanOrEqual(
      // New words lower the share that repeats the features; nothing else may be won.
      scoreOfText(thin) + 5,
    );
  });
});
