import { expect, it } from 'vitest';
import { judgedBy, samplePage } from '#tests/setup/page-sample.ts';

const good = 'Stoneware mug, hand-thrown in Bristol | Kiln & Co.';
const description =
  'A hand-thrown stoneware mug of 350 ml in matt green. Dishwasher-safe, made in our Bristol workshop and sent within two days.';
const meta = (content: string) => `<meta name="Description" content="${content}">`;

it.each([
  ['title-present', '<p>x', 0],
  ['title-present', '<title> </title>', 0],
  ['title-present', `<title>${good}</title>`, 1],
  ['title-present', '<svg><title>Drawing</title></svg>', 0],
  ['title-single', `<title>a</title><title>b</title>`, 0],
  ['title-single', '<title>a</title><svg><title>b</title></svg>', 1],
  ['title-width', `<title>${good}</title>`, 1],
  ['title-width', '<title>Mug</title>', 0],
  ['title-width', `<title>${good} ${good} ${good}</title>`, 0],
  ['title-says-something', '<title>Untitled Document</title>', 0],
  ['title-says-something', '<title>Startseite</title>', 0],
  ['title-says-something', '<title>ホーム</title>', 0],
  ['title-says-something', '<title>Home | Millbrook Roofing</title>', 0.5],
  ['title-says-something', '<title>Autoescuela La Rotonda - Inicio</title>', 0.5],
  ['title-says-something', '<title>Home of hand-thrown mugs</title>', 1],
  ['title-without-repeats', '<title>Mug, mugs and the best mug</title>', 0],
  ['title-words-in-text', '<title>Kerzen kaufen | Nordlicht</title><p>Kerzen aus reinem Wachs.', 1],
  ['title-shared-with-heading', `<title>${good}</title><h1>Our story</h1>`, 0],
  ['title-shared-with-heading', `<title>${good}</title><h1>Stoneware mugs</h1>`, 1],
  ['title-shared-with-heading', '<title>手作りマグカップ</title><h1>手作りマグカップ 緑</h1>', 1],
  ['description-present', meta(description), 1],
  ['description-present', meta(' '), 0],
  ['description-single', meta('a') + meta('b'), 0],
  ['description-width', meta(description), 1],
  ['description-width', meta('Mugs.'), 0],
  ['description-not-title', `<title>${good}</title>${meta(good)}`, 0],
])('%s: %s → %d', (id, html, score) => {
  expect(judgedBy(id, samplePage(html)).score).toBe(score);
});

it.each(['title-shared-with-heading', 'title-words-in-text'])(
  '%s tells a placeholder no second time',
  (id) => {
    const result = judgedBy(id, samplePage('<title>Home</title><h1>Stoneware mugs</h1><p>Thrown by hand.'));
    expect(result.outcome).toBe('not-applicable');
  },
);

it('has nothing to judge without a title, and says so', () => {
  expect(judgedBy('title-width', samplePage('<p>x'))).toMatchObject({
    score: null,
    outcome: 'not-applicable',
    found: 'The page has no title.',
  });
});
