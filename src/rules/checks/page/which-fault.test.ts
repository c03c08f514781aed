import { expect, it } from 'vitest';
import { judgedBy, samplePage } from '#tests/setup/page-sample.ts';

const long = 'Hand-thrown stoneware mugs, bowls, plates and vases from our workshop in Bristol ';

it.each([
  ['title-width', `<title>${long}${long}</title>`, 'The title is cut in results'],
  ['title-width', '<title>Mug</title>', 'The title leaves its line half empty'],
  [
    'description-width',
    `<title>Mug</title><meta name="description" content="${long.repeat(4)}">`,
    'The meta description is cut in results',
  ],
  [
    'description-width',
    '<title>Mug</title><meta name="description" content="A mug of ours.">',
    'The meta description says too little',
  ],
])('%s says which of its faults a page has', (id, html, title) => {
  expect(judgedBy(id, samplePage(html)).title).toBe(title);
});
