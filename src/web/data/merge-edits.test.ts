import { expect, it } from 'vitest';
import { changeField } from '#rules/listing/result-item.ts';
import { writeOne } from '#tests/golden/run-brief.ts';
import { mergeEdits } from './merge-edits.ts';

const base = writeOne('Stoneware mug', 'Thrown by hand, 350 ml, dishwasher safe, matt green glaze.', {
  etsyShopName: 'kiln',
});

it('keeps what two windows changed in different fields, and scores both together', () => {
  const mine = changeField(base, 'productTitle', 'Stoneware mug, 350 ml');
  const theirs = changeField(base, 'metaDescription', 'Thrown by hand.');
  const merged = mergeEdits(theirs, base, mine);
  expect(merged).toMatchObject({ productTitle: 'Stoneware mug, 350 ml', metaDescription: 'Thrown by hand.' });
  expect(merged.seoScore).toBe(changeField(theirs, 'productTitle', 'Stoneware mug, 350 ml').seoScore);
});

it('takes the later of two edits of one field, and leaves lists as the other window has them', () => {
  const mine = changeField(base, 'productTitle', 'Mine');
  const theirs = changeField(changeField(base, 'productTitle', 'Theirs'), 'tags', ['mug']);
  expect(mergeEdits(theirs, base, mine)).toMatchObject({ productTitle: 'Mine', tags: ['mug'] });
});

it('gives the newest version itself where nothing was changed here', () => {
  const theirs = changeField(base, 'productTitle', 'Theirs');
  expect(mergeEdits(theirs, base, base)).toBe(theirs);
});
