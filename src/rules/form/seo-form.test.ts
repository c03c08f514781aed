import { describe, expect, test } from 'vitest';
import { platformIds } from '#contract/platforms.ts';
import { commonOptionalFields } from '#contract/seo-content.ts';
import { fieldCounts, formFieldsOf, seoFormSchema } from './seo-form.ts';

const product = { name: 'Mug', description: 'A stoneware mug of 350 ml' };
const base = { businessName: 'Hearth & Wheel', industry: 'Retail', products: [product] };

function messagesOf(form: unknown): Record<string, string> {
  const result = seoFormSchema.safeParse(form);
  return Object.fromEntries(
    (result.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]),
  );
}

/** Spec document 2 §5: the required field of each platform. */
const required: [(typeof platformIds)[number], string, string][] = [
  ['etsy', 'etsyShopName', 'Etsy shop name is required'],
  ['amazon', 'amazonBrand', 'Amazon brand is required'],
  ['ebay', 'ebayStoreName', 'eBay store name is required'],
  ['shopify', 'shopifyStoreName', 'Shopify store name is required'],
  ['youtube', 'channelName', 'Channel name is required'],
  ['appstore', 'appName', 'App name is required'],
  ['playstore', 'appName', 'App name is required'],
  ['tiktokshop', 'tiktokShopName', 'TikTok shop name is required'],
  ['facebookmarketplace', 'facebookLocation', 'Facebook location is required'],
];

test.each(required)('%s needs %s', (platform, field, message) => {
  expect(messagesOf({ ...base, platform })).toEqual({ [field]: message });
  expect(messagesOf({ ...base, platform, [field]: '  ' })).toEqual({ [field]: message });
  expect(messagesOf({ ...base, platform, [field]: 'Given' })).toEqual({});
  expect(fieldCounts(platform).required).toBe(4);
});

test.each(['website', 'walmart'] as const)('%s needs nothing of its own', (platform) => {
  expect(messagesOf({ ...base, platform })).toEqual({});
  expect(fieldCounts(platform).required).toBe(3);
});

test('the body text counts as required and never refuses a request', () => {
  expect(formFieldsOf('website').find((field) => field.name === 'description')?.required).toBe(true);
  expect(
    messagesOf({ ...base, platform: 'website', bodyTextSections: [{ id: 'section_1', content: '' }] }),
  ).toEqual({});
});

describe('what is missing is named, all at once', () => {
  test.each<[string, object, Record<string, string>]>([
    [
      'nothing at all',
      {},
      {
        platform: 'Choose one of the platforms',
        businessName: 'Business name is required',
        industry: 'Industry is required',
        products: 'Add at least one product',
      },
    ],
    ['an unknown platform', { ...base, platform: 'myspace' }, { platform: 'Choose one of the platforms' }],
    [
      'a blank business on a platform with its own field',
      { ...base, businessName: ' ', platform: 'etsy' },
      { businessName: 'Business name is required', etsyShopName: 'Etsy shop name is required' },
    ],
    [
      'only the platform',
      { platform: 'etsy' },
      {
        businessName: 'Business name is required',
        industry: 'Industry is required',
        etsyShopName: 'Etsy shop name is required',
        products: 'Add at least one product',
      },
    ],
    [
      'a list as a name, which is joined, beside a missing description',
      { ...base, platform: 'youtube', channelName: ['Spoke', 'Bench'], products: [{ name: 'Mug' }] },
      { 'products.0.description': 'Description must be at least 10 characters' },
    ],
    [
      'a product without name and with a short description',
      { ...base, platform: 'website', products: [{ description: 'short' }] },
      {
        'products.0.name': 'Product name is required',
        'products.0.description': 'Description must be at least 10 characters',
      },
    ],
    [
      'a product without anything',
      { ...base, platform: 'website', products: [{}] },
      {
        'products.0.name': 'Product name is required',
        'products.0.description': 'Description must be at least 10 characters',
      },
    ],
    ['no products', { ...base, platform: 'website', products: [] }, { products: 'Add at least one product' }],
  ])('%s', (_name, form, messages) => {
    expect(messagesOf(form)).toEqual(messages);
  });
});

test.each(platformIds)('%s offers every common field once', (platform) => {
  const names = formFieldsOf(platform).map((field) => field.name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining([...commonOptionalFields]));
  expect(fieldCounts(platform)).toEqual({
    required: formFieldsOf(platform).filter((field) => field.required).length + 2,
    optional: formFieldsOf(platform).filter((field) => !field.required).length,
  });
});
