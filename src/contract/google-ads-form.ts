import { z } from 'zod';
import { inputBounds, LanguageChoice } from './seo-content.ts';
import { isWebAddress } from './webpage-analysis.ts';

export const businessTypes = [
  'restaurant',
  'retail',
  'service',
  'healthcare',
  'automotive',
  'home_services',
  'professional_services',
  'fitness',
  'beauty',
  'education',
  'real_estate',
  'legal',
  'other',
] as const;
export const BusinessType = z.enum(businessTypes, 'Choose one of the business types');
export type BusinessType = z.infer<typeof BusinessType>;

export const campaignTypes = ['search', 'local', 'performance_max'] as const;
export const CampaignType = z.enum(campaignTypes, 'Choose one of the campaign types');
export type CampaignType = z.infer<typeof CampaignType>;

/** Bounds of the form: miles, whole US dollars a month, keywords handed over and their UTF-16 units. */
export const adsBounds = {
  radius: { min: 1, max: 100, default: 25 },
  monthlyBudget: { min: 100, max: 100_000, default: 500 },
  targetKeywords: { count: 200, each: 200 },
  campaignName: 200,
} as const;

/** A text that has to be there; left out, empty and blank all give the same sentence. */
const requiredText = (message: string, most: number = inputBounds.text) =>
  z
    .string({ error: (issue) => (issue.input === undefined ? message : undefined) })
    .max(most)
    .refine((value) => value.trim() !== '', message);
const optionalText = (most: number = inputBounds.text) => z.string().max(most).optional();

const radiusMessage = 'Radius must be between 1 and 100 miles';
const budgetMessage = 'Monthly budget must be between $100 and $100,000';

/** Body of `POST /api/google-ads/generate` (document 2 §3 and §5). Optional texts may be empty. */
export const GoogleAdsForm = z.object({
  businessName: requiredText('Business name is required', 500),
  businessType: BusinessType.default('service'),
  industry: requiredText('Industry is required', 500),
  location: requiredText('Location is required', 500),
  /** Miles around the location. */
  radius: z
    .number(radiusMessage)
    .min(adsBounds.radius.min, radiusMessage)
    .max(adsBounds.radius.max, radiusMessage)
    .int('Radius must be a whole number of miles')
    .default(adsBounds.radius.default),
  /** Whole US dollars. */
  monthlyBudget: z
    .number(budgetMessage)
    .min(adsBounds.monthlyBudget.min, budgetMessage)
    .max(adsBounds.monthlyBudget.max, budgetMessage)
    .int('Monthly budget must be a whole number of dollars')
    .default(adsBounds.monthlyBudget.default),
  campaignType: CampaignType.default('search'),
  targetAudience: optionalText(),
  primaryServices: requiredText('Primary services are required'),
  /** Who else there is. Names in it are never written into ad text. */
  competitorAnalysis: optionalText(),
  uniqueSellingProposition: optionalText(),
  businessGoals: optionalText(),
  seasonalConsiderations: optionalText(),
  website: z
    .string()
    .trim()
    .max(2_048, 'Please enter a valid URL')
    .refine((value) => value === '' || isWebAddress(value), 'Please enter a valid URL')
    .optional(),
  phone: optionalText(100),
  address: optionalText(500),
  /** Keywords that keyword research handed over; they get ad groups before all others. */
  targetKeywords: z
    .array(z.string().max(adsBounds.targetKeywords.each))
    .max(adsBounds.targetKeywords.count, `At most ${adsBounds.targetKeywords.count} target keywords at once`)
    .optional(),
  /** Language of the ad texts; `auto` reads it from the brief. */
  language: LanguageChoice.optional(),
});
export type GoogleAdsForm = z.output<typeof GoogleAdsForm>;
export type GoogleAdsFormInput = z.input<typeof GoogleAdsForm>;
