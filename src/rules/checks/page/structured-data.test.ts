import { describe, expect, it } from 'vitest';
import { judgedBy, samplePage } from '#tests/setup/page-sample.ts';

const page = (data: object, text = 'Stoneware mug of 350 ml for 1.299,90 €') =>
  samplePage(
    `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script><p>${text}`,
  );
const offer = {
  '@type': 'Offer',
  price: '1299.90',
  priceCurrency: 'EUR',
  availability: 'https://schema.org/InStock',
};
const mug = {
  '@type': 'Product',
  name: 'Stoneware mug',
  image: 'https://a.example/m.jpg',
  description: 'A mug',
  brand: 'Kiln',
  offers: offer,
};
const video = {
  '@type': 'VideoObject',
  name: 'Throwing',
  thumbnailUrl: 'https://a.example/t.jpg',
  uploadDate: '2026-11-01',
};

describe('Checks of structured data', () => {
  it.each<[string, object, number]>([
    ['structured-data-complete', mug, 1],
    ['structured-data-complete', { ...mug, offers: undefined }, 0.5],
    ['structured-data-complete', video, 1],
    ['structured-data-complete', { ...video, uploadDate: undefined }, 0.5],
    ['structured-data-recommended', mug, 1],
    ['structured-data-recommended', { ...mug, brand: undefined, image: undefined }, 0.8],
    ['structured-data-values', mug, 1],
    ['structured-data-values', { ...mug, offers: { ...offer, price: '€ 1.299' } }, 0.6],
    ['structured-data-values', { ...mug, offers: { ...offer, priceCurrency: 'Euro' } }, 0.3],
    ['structured-data-values', { ...video, uploadDate: '1.11.2026' }, 0.3],
    ['structured-data-values', { ...video, uploadDate: '2026-11-01T08:00:00+01:00' }, 1],
    ['structured-data-values', { '@type': 'AggregateRating', ratingValue: 7, ratingCount: 3 }, 0.3],
    [
      'structured-data-values',
      { '@type': 'AggregateRating', ratingValue: 7, bestRating: 10, ratingCount: 3 },
      1,
    ],
    ['structured-data-values', { '@type': 'Thing', url: 'not an address' }, 0.3],
    ['structured-data-values', { '@type': 'Unheard', invented: 'whatever it is' }, 1],
    ['structured-data-typed', { name: 'Nameless' }, 0],
    ['structured-data-typed', { '@type': 'Unheard', name: 'x' }, 1],
    ['structured-data-visible', mug, 1],
    ['structured-data-visible', { ...mug, offers: { ...offer, price: '15' } }, 0.75],
    ['structured-data-visible', { ...mug, name: 'Porcelain teapot' }, 0.75],
    ['structured-data-current', mug, 1],
    ['structured-data-current', { '@type': 'FAQPage', mainEntity: [] }, 0.6],
  ])('%s: %j → %d', (id, data, score) => {
    expect(judgedBy(id, page(data)).score).toBeCloseTo(score, 2);
  });

  it('names the line at which a script breaks, and never counts what it cannot know', () => {
    const broken = samplePage('<script type="application/ld+json">\n{"a": 1,\n}</script><p>x');
    expect(judgedBy('json-ld-readable', broken)).toMatchObject({
      score: 0,
      outcome: 'failed',
      placeCount: 1,
    });
    expect(judgedBy('json-ld-readable', broken).found).toContain('line 3');
    expect(judgedBy('structured-data-values', broken)).toMatchObject({
      score: null,
      outcome: 'not-applicable',
    });
    expect(judgedBy('structured-data-complete', page({ '@type': 'Unheard', name: 'x' })).outcome).toBe(
      'not-applicable',
    );
  });
});
