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
])('leaves the title to the rules for %s', (_reason, change) => {
  const { improvement } = acceptImprovement(digest, { ...good, ...change });
  expect(improvement.title).toBe(digest.improvement.title);
  expect(improvement.description).toBe(good.description);
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
