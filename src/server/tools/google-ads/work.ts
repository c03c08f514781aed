import type { GoogleAdsForm } from '#contract/google-ads-form.ts';

export { buildAds as build } from './build.ts';
export { gatherAds as gather } from './gather.ts';

export const parts = (form: GoogleAdsForm): GoogleAdsForm[] => [form];
