import { expect, test } from 'vitest';
import type { BusinessProfile } from '#contract/businesses.ts';
import { emptyDraft } from '#web/tools/seo-content/draft.ts';
import { fillBusiness } from './fill-business.ts';

const kiln: BusinessProfile = {
  id: 1,
  businessName: 'Kiln & Co.',
  industry: 'Retail',
  location: 'Portland',
  website: null,
  targetAudience: 'coffee lovers',
  targetKeywords: null,
  competitors: null,
  products: [{ name: 'Mug', category: null, description: 'A stoneware mug, 12 oz.' }],
};

test('fills what was said before and leaves the platform and the products alone', () => {
  const draft = { ...emptyDraft(), platform: 'etsy' as const };
  const filled = fillBusiness(draft, kiln, false);
  expect(filled).toMatchObject({
    platform: 'etsy',
    businessName: 'Kiln & Co.',
    industry: 'Retail',
    location: 'Portland',
    targetAudience: 'coffee lovers',
    products: draft.products,
  });
});

test('brings its products where they are asked for', () => {
  const filled = fillBusiness(emptyDraft(), kiln, true);
  expect(filled.products).toEqual([{ name: 'Mug', category: '', description: 'A stoneware mug, 12 oz.' }]);
  const none = fillBusiness(emptyDraft(), { ...kiln, products: [] }, true);
  expect(none.products).toEqual(emptyDraft().products);
});

test('nothing of another business stays under the name; of the same one what is typed does', () => {
  const typed = { ...emptyDraft(), website: 'https://press.example', targetKeywords: 'letterpress' };
  expect(fillBusiness({ ...typed, businessName: 'Press' }, kiln, false)).toMatchObject({
    website: '',
    targetKeywords: '',
  });
  expect(fillBusiness({ ...typed, businessName: 'kiln & co. ' }, kiln, false)).toMatchObject({
    website: 'https://press.example',
    targetKeywords: 'letterpress',
  });
});

test('an industry that the form does not offer is left to be chosen', () => {
  expect(fillBusiness(emptyDraft(), { ...kiln, industry: 'Pottery' }, false).industry).toBe('');
});
