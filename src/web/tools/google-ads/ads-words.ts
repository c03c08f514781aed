import type { BusinessType, CampaignType } from '#contract/google-ads-form.ts';
import type { HeadlineRole } from '#contract/google-ads.ts';

export const businessTypeNames: Record<BusinessType, string> = {
  restaurant: 'Restaurant',
  retail: 'Retail',
  service: 'Service',
  healthcare: 'Healthcare',
  automotive: 'Automotive',
  home_services: 'Home services',
  professional_services: 'Professional services',
  fitness: 'Fitness',
  beauty: 'Beauty',
  education: 'Education',
  real_estate: 'Real estate',
  legal: 'Legal',
  other: 'Other',
};

export const campaignTypeNames: Record<CampaignType, string> = {
  search: 'Search',
  local: 'Local',
  performance_max: 'Performance Max',
};

export const roleNames: Record<HeadlineRole, string> = {
  keyword: 'Keyword',
  service: 'Service',
  benefit: 'Benefit',
  proof: 'Proof',
  offer: 'Offer',
  place: 'Place',
  brand: 'Name',
  call_to_action: 'Call to action',
};

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const counts = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Cents as dollars with two decimals (document 2 §9). */
export const centsWords = (cents: number) => dollars.format(cents / 100);
/** Dollars; decimals only where there are some. */
export const dollarWords = (amount: number) =>
  (Number.isInteger(amount) ? wholeDollars : dollars).format(amount);
/** Hundredths of a percent, with two decimals (document 2 §9). */
export const percentWords = (hundredths: number) => `${(hundredths / 100).toFixed(2)}%`;
export const countWords = (count: number) => counts.format(count);
