import { expect, test } from 'vitest';
import { emptyDraft } from './draft.ts';
import { withShownFields } from '#rules/form/shown-fields.ts';

const typed = {
  ...emptyDraft(),
  businessName: 'Kiln & Co.',
  location: 'Portland',
  etsyShopName: 'kilnandco',
  channelName: 'Kiln TV',
  appName: 'Kiln Booker',
  appFeatures: 'works offline',
};

test('fields of another platform stay behind, those of all platforms go along', () => {
  expect(withShownFields(typed, 'etsy')).toEqual({
    ...emptyDraft(),
    businessName: 'Kiln & Co.',
    location: 'Portland',
    etsyShopName: 'kilnandco',
  });
  const forPlay = withShownFields(typed, 'playstore');
  expect(forPlay).toMatchObject({ appName: 'Kiln Booker', appFeatures: 'works offline' });
  expect(forPlay).not.toHaveProperty('channelName');
});

test('before a platform is chosen nothing is left out', () => {
  expect(withShownFields(typed, '')).toBe(typed);
});
