import { industries } from '#contract/seo-content.ts';
import type { FormField } from '#rules/platforms/platform.ts';

/**
 * The business description. It counts as required and is what the form calls "Body Text Content", but a request
 * without it is not refused: body text sections, or the products' own descriptions, serve instead
 * (docs/decisions/0003-body-text-is-the-description.md).
 */
export const descriptionField: FormField = {
  name: 'description',
  label: 'Body Text Content',
  placeholder: 'What you make or do, for whom, and what should stand on the page. Existing text is welcome.',
  hint: 'Paste the text you have. It is rewritten, and nothing is said that does not stand here or with the products.',
  input: 'area',
  required: true,
};

/** Optional inputs that every platform offers, in the order in which they help the text most. */
export const commonOptionalFormFields: readonly FormField[] = [
  {
    name: 'targetAudience',
    label: 'Target Audience',
    placeholder: 'Commuters who bring lunch',
    hint: 'Who buys it. Used in the words that they would use.',
    input: 'line',
    required: false,
  },
  {
    name: 'uniqueSellingProposition',
    label: 'Unique Selling Proposition',
    placeholder: 'The only divider you can take out without tools',
    hint: 'A fact that others cannot say. "Best quality" is left out; a figure is used.',
    input: 'area',
    required: false,
  },
  {
    name: 'targetKeywords',
    label: 'Target Keywords',
    placeholder: 'steel lunch box, bento box for adults',
    hint: 'Separate them by commas. They come first wherever they fit.',
    input: 'line',
    required: false,
  },
  {
    name: 'priceRange',
    label: 'Price Range',
    placeholder: '25-40 USD',
    hint: 'Told where the platform takes a price in its text; never in a title.',
    input: 'line',
    required: false,
  },
  {
    name: 'certifications',
    label: 'Certifications',
    placeholder: 'OEKO-TEX 100, no. 12.0.34567',
    hint: 'With the number, if there is one. Only what stands here is claimed.',
    input: 'line',
    required: false,
  },
  {
    name: 'seasonalRelevance',
    label: 'Seasonal Relevance',
    placeholder: 'Back to school',
    input: 'line',
    required: false,
  },
  {
    name: 'brandStory',
    label: 'Brand Story',
    placeholder: 'We began in 2009 with one workshop in Leeds',
    hint: 'Told once, in the description.',
    input: 'area',
    required: false,
  },
  {
    name: 'customerPainPoints',
    label: 'Customer Pain Points',
    placeholder: 'Boxes that leak into the bag',
    hint: 'What buyers complain about elsewhere. Answered with your facts, never with promises.',
    input: 'area',
    required: false,
  },
  {
    name: 'location',
    label: 'Location',
    placeholder: 'Leeds and 15 miles around',
    hint: 'Where you work or ship from. Local searches need it.',
    input: 'line',
    required: false,
  },
  {
    name: 'website',
    label: 'Website',
    placeholder: 'https://aldergate.example',
    hint: 'For the preview. Links are written only where the platform takes them.',
    input: 'line',
    required: false,
  },
  {
    name: 'competitors',
    label: 'Competitors',
    placeholder: 'Shops you are compared with',
    hint: 'Kept out of every text: most platforms refuse other brands.',
    input: 'line',
    required: false,
  },
];

/** The two inputs that stand before all others on every platform. */
export const identityFields: readonly FormField[] = [
  {
    name: 'businessName',
    label: 'Business Name',
    placeholder: 'Hearth & Wheel',
    input: 'line',
    required: true,
  },
  { name: 'industry', label: 'Industry', input: 'choice', choices: industries, required: true },
];
