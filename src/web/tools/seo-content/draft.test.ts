import { expect, test } from 'vitest';
import { draftFrom, emptyDraft, isWorthKeeping } from './draft.ts';

test('a session is kept as a draft once anything of a listing stands in it', () => {
  const empty = emptyDraft();
  expect(isWorthKeeping(empty)).toBe(false);
  expect(isWorthKeeping({ ...empty, platform: 'etsy', businessName: '  ' })).toBe(false);
  expect(isWorthKeeping({ ...empty, businessName: 'Kiln & Co.' })).toBe(true);
  expect(isWorthKeeping({ ...empty, products: [{ name: 'Mug', description: '' }] })).toBe(true);
});

test('body text alone is worth keeping', () => {
  const empty = emptyDraft();
  expect(isWorthKeeping({ ...empty, bodyTextSections: [{ id: 'section_1', content: 'Mugs.' }] })).toBe(true);
});

test('a damaged draft is mended or is none', () => {
  expect(draftFrom('x')).toBeNull();
  expect(draftFrom({ products: [], bodyTextSections: 3, industry: 'Retail' })).toEqual({
    ...emptyDraft(),
    industry: 'Retail',
  });
});
