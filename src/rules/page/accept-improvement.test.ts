import { expect, it } from 'vitest';
import { samplePage } from '#tests/setup/page-sample.ts';
import { acceptImprovement } from './accept-improvement.ts';
import { digestPage } from './analysis.ts';

const digest = digestPage(
  samplePage(`<html lang="en"><title>Home</title><h1>Hand-thrown stoneware mug</h1>
<p>This stoneware mug holds 350 ml and is thrown by hand in our Bristol workshop. The matt green glaze is safe for the dishwasher. Each mug is signed by its potter and sent in a padded box.</p>`),
);
const good = {
  title: 'Hand-thrown stoneware mug, 350 ml, made in Bristol',
  description:
    'A stoneware mug of 350 ml, thrown by hand in our Bristol workshop. Its matt green glaze is safe for the dishwasher.',
  keywords: ['stoneware mug', 'hand-thrown mug', 'green glaze mug'],
};

it('takes what the page bears out', () => {
  expect(acceptImprovement(digest, good)).toEqual({ improvement: good, taken: true });
});

it.each([
  ['a figure that the page does not name', { title: 'Hand-thrown stoneware mug, 35 ml, made in Bristol' }],
  ['a claim', { title: 'The best hand-thrown stoneware mug in Bristol' }],
  ['another subject', { title: 'Cheap running shoes for marathon athletes' }],
  ['an address', { title: 'Stoneware mug https://evil.example' }],
  ['markup only', { title: '<script>alert(1)</script>' }],
  ['nothing', { title: '   ' }],
  ['signs that are not seen', { title: '\u200B\u202E\u0000' }],
  ['signs for words', { title: '💥💥💥💥💥💥💥💥' }],
])('leaves the title to the rules for %s', (_reason, change) => {
  const { improvement } = acceptImprovement(digest, { ...good, ...change });
  expect(improvement.title).toBe(digest.improvement.title);
  expect(improvement.description).toBe(good.description);
});

it('takes signs that turn a line out of what it takes', () => {
  const { improvement } = acceptImprovement(digest, { ...good, title: `\u202E${good.title}\ufffd` });
  expect(improvement.title).toBe(good.title);
});

it('takes Japanese that the page bears out, and leaves what it does not', () => {
  const page = digestPage(
    samplePage(
      '<html lang="ja"><title>Home</title><h1>自家焙煎コーヒー豆</h1><p>京都の小さな焙煎所から、毎週火曜日に焙煎した新鮮なコーヒー豆をお届けします。浅煎りから深煎りまで十二種類をご用意しています。</p>',
    ),
  );
  const japanese = { title: '自家焙煎コーヒー豆を京都から', description: '', keywords: [] };
  expect(acceptImprovement(page, japanese).improvement.title).toBe(japanese.title);
  const invented = { ...japanese, title: '世界最高級紅茶専門店の無料配送' };
  expect(acceptImprovement(page, invented).improvement.title).not.toBe(invented.title);
});

it('leaves a description in another language to the rules', () => {
  const description =
    'Eine Tasse aus Steinzeug mit 350 ml, von Hand gedreht in unserer Werkstatt in Bristol, mit grüner matter Glasur.';
  expect(acceptImprovement(digest, { ...good, description }).improvement.description).toBe(
    digest.improvement.description,
  );
});

it('shortens what is too long, and never goes over a limit', () => {
  const { improvement } = acceptImprovement(digest, {
    title: `${good.title} ${good.title} ${good.title}`,
    description: `${good.description} ${good.description} ${good.description}`,
    keywords: Array.from({ length: 40 }, () => 'stoneware mug'),
  });
  expect(improvement.title!.length).toBeLessThanOrEqual(60);
  expect(improvement.description!.length).toBeLessThanOrEqual(160);
  expect(improvement.keywords).toEqual(digest.improvement.keywords);
});

it('shortens a description that is a little too long by a clause, and not to its first short sentence', () => {
  const long = `A stoneware mug of 350 ml. It is thrown by hand in our Bristol workshop, its matt green glaze is safe for the dishwasher, and each mug is signed by its potter and sent in a padded box.`;
  const { improvement } = acceptImprovement(digest, { ...good, description: long });
  expect(improvement.description).toMatch(/^A stoneware mug of 350 ml\. It is thrown by hand .*\.$/);
  expect(improvement.description!.length).toBeGreaterThan(100);
  expect(improvement.description!.length).toBeLessThanOrEqual(160);
});

it('shortens a description of wide letters further, until its pixels fit', () => {
  const wide =
    'A stoneware mug from our Bristol workshop, safe for the dishwasher, with a matt green glaze; each mug is signed by its own potter, WORKSHOP MUG WORKSHOP.';
  const { improvement } = acceptImprovement(digest, { ...good, description: wide });
  expect(improvement.description).toMatch(/^A stoneware mug from our Bristol workshop/);
});
