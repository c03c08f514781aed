import { expect, test } from 'vitest';
import { draftFrom, emptyDraft, isWorthKeeping } from './draft.ts';

test('a session is kept as a draft once anything of a listing stands in it', () => {
  const empty = emptyDraft();
  expect(isWorthKeeping(empty)).toBe(false);
  expect(isWorthKeeping({ ...empty, platform: 'etsy', businessName: '  ' })).toBe(false);
  expect(isWorthKeeping({ ...empty, businessName: 'Kiln & Co.' })).toBe(true);
  expect(isWorthKeeping({ ...empty, products: [{ name: 'Mug', description: '' }] })).toBe(true);
});

test('the field called Body Text Content is body text as much as the sections below it', () => {
  const empty = emptyDraft();
  expect(isWorthKeeping({ ...empty, description: 'Mugs, thrown by hand in Portland.' })).toBe(true);
  expect(isWorthKeeping({ ...empty, bodyTextSections: [{ id: 'section_1', content: 'Mugs.' }] })).toBe(true);
});

test('a damaged draft is mended or is none', () => {
  expect(draftFrom('x')).toBeNull();
  expect(draftFrom({ products: [], bodyTextSections: 3, industry: 'Retail' })).toEqual({
    ...emptyDraft(),
    industry: 'Retail',
  });
});
