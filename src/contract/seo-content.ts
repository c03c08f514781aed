import { z } from 'zod';
import { PlatformId, platformIds } from './platforms.ts';
import { CheckResult, Evidence } from './report.ts';
import { RowId, RowIdInAddress } from './row-id.ts';

/** Upper bounds of what a form may carry, in UTF-16 units. They protect the server; they are no platform limits. */
export const inputBounds = { text: 5_000, longText: 20_000, products: 50, bodyTextSections: 20 } as const;

export const industries = [
  'Retail',
  'Technology',
  'Healthcare',
  'Food & Beverage',
  'Professional Services',
  'Real Estate',
  'Education',
  'Manufacturing',
  'Construction',
  'Automotive',
  'Beauty & Wellness',
  'Other',
] as const;

export const tones = ['professional', 'casual', 'friendly', 'authoritative', 'persuasive'] as const;
export const Tone = z.enum(tones);
export type Tone = z.infer<typeof Tone>;

export const styles = ['balanced', 'concise', 'detailed', 'storytelling'] as const;
export const Style = z.enum(styles);
export type Style = z.infer<typeof Style>;

/** `auto` detects the language of the brief. Four languages are written in full. */
export const languageChoices = ['auto', 'en', 'es', 'de', 'fr'] as const;
export const LanguageChoice = z.enum(languageChoices);

const text = z.string().max(inputBounds.text);
const longText = z.string().max(inputBounds.longText);
/** A text that has to be there; left out, empty and blank all give the same sentence. */
const requiredText = (message: string) =>
  z
    .string({ error: (issue) => (issue.input === undefined ? message : undefined) })
    .max(inputBounds.text)
    .refine((value) => value.trim() !== '', message);
const optionalText = text.optional();
/** A comma-separated text; a list is accepted too and joined. */
const textOrList = z
  .union([text, z.array(text).max(200)])
  .transform((value) => (Array.isArray(value) ? value.join(', ') : value))
  .optional();

const descriptionMessage = 'Description must be at least 10 characters';

export const ProductInput = z.object({
  name: z
    .string({ error: (issue) => (issue.input === undefined ? 'Product name is required' : undefined) })
    .trim()
    .min(1, 'Product name is required')
    .max(500),
  category: optionalText,
  description: z
    .string({ error: (issue) => (issue.input === undefined ? descriptionMessage : undefined) })
    .max(inputBounds.longText)
    .refine((value) => value.trim().length >= 10, descriptionMessage),
});
export type ProductInput = z.infer<typeof ProductInput>;

const BodyTextSection = z.object({ id: z.string().max(100), content: longText.optional() });

/** Optional texts about the business and the product that every platform's form offers. */
export const commonOptionalFields = [
  'targetAudience',
  'description',
  'priceRange',
  'uniqueSellingProposition',
  'certifications',
  'seasonalRelevance',
  'brandStory',
  'customerPainPoints',
  'location',
  'website',
  'targetKeywords',
  'competitors',
] as const;

/** Fields that only some platforms ask for; which, and which are required, stands in each platform's file. */
export const platformFormFields = [
  'etsyShopName',
  'etsyShopSection',
  'handmadeStory',
  'amazonBrand',
  'amazonCategory',
  'keyFeatures',
  'productDimensions',
  'ebayStoreName',
  'itemCondition',
  'shippingDetails',
  'shopifyStoreName',
  'shopifyDomain',
  'shopifyCollections',
  'shopifyProductType',
  'shopifyVendor',
  'shopifyTags',
  'shopifyTheme',
  'shopifyTargetSegments',
  'channelName',
  'videoTitle',
  'videoDescription',
  'videoTags',
  'videoLength',
  'videoType',
  'targetViewerAge',
  'videoThumbnailDescription',
  'videoCategory',
  'uploadSchedule',
  'contentTheme',
  'appName',
  'appCategory',
  'appVersion',
  'deviceCompatibility',
  'appFeatures',
  'tiktokShopName',
  'tiktokCategory',
  'tiktokHashtags',
  'tiktokAudience',
  'tiktokContentStyle',
  'facebookLocation',
  'facebookCategory',
  'facebookCondition',
  'facebookDeliveryMethod',
  'facebookCommunityFocus',
] as const;
export type PlatformFormField = (typeof platformFormFields)[number];

const platformTexts = Object.fromEntries(platformFormFields.map((name) => [name, textOrList])) as Record<
  PlatformFormField,
  typeof textOrList
>;

/**
 * Payload of `POST /api/generate-seo`. The required fields of each platform are added by
 * `rules/form/seo-form.ts`, which reads them from the platform files.
 */
export const SeoForm = z.object({
  platform: z.enum(platformIds, 'Choose one of the platforms'),
  businessName: requiredText('Business name is required'),
  industry: requiredText('Industry is required'),
  targetAudience: optionalText,
  description: longText.optional(),
  priceRange: optionalText,
  uniqueSellingProposition: optionalText,
  certifications: textOrList,
  seasonalRelevance: optionalText,
  brandStory: longText.optional(),
  customerPainPoints: optionalText,
  location: optionalText,
  website: optionalText,
  targetKeywords: textOrList,
  competitors: textOrList,
  ...platformTexts,
  tone: Tone.optional(),
  style: Style.optional(),
  language: LanguageChoice.optional(),
  products: z
    .array(ProductInput, 'Add at least one product')
    .min(1, 'Add at least one product')
    .max(inputBounds.products, `At most ${inputBounds.products} products at once`),
  bodyTextSections: z.array(BodyTextSection).max(inputBounds.bodyTextSections).optional(),
});
export type SeoForm = z.output<typeof SeoForm>;
export type SeoFormInput = z.input<typeof SeoForm>;

export const Writer = z.enum(['model', 'rules']);
export type Writer = z.infer<typeof Writer>;

export const NamedValue = z.object({ name: z.string(), value: z.string() });
export type NamedValue = z.infer<typeof NamedValue>;

/** A text, a list of texts, or name–value pairs such as eBay item specifics. */
export const FieldValue = z.union([z.string(), z.array(z.string()), z.array(NamedValue)]);
export type FieldValue = z.infer<typeof FieldValue>;

/** A fact of the seller, as found in the brief; see `rules/ledger`. Returned so that edits are re-scored live. */
export const LedgerFact = z.object({
  id: z.string(),
  kind: z.string(),
  value: z.string(),
  source: z.string(),
  quote: z.string(),
});
export type LedgerFact = z.infer<typeof LedgerFact>;

/** One product's listing. Lists that a platform does not have are empty. */
export const SeoResultItem = z.object({
  /** Row of `seo_content`; null before it is saved. */
  seoContentId: RowId.nullable(),
  platform: PlatformId,
  productName: z.string(),
  titleTag: z.string(),
  metaDescription: z.string(),
  keywords: z.array(z.string()),
  productTitle: z.string(),
  bulletPoints: z.array(z.string()),
  tags: z.array(z.string()),
  searchTerms: z.array(z.string()),
  improvedBodyText: z.string(),
  platformFields: z.record(z.string(), FieldValue),
  seoScore: z.number().int().min(0).max(100),
  checks: z.array(CheckResult),
  recommendations: z.array(z.string()),
  /** Facts to ask the seller for, each a question. */
  questions: z.array(z.string()),
  evidence: z.record(z.string(), z.array(Evidence)),
  facts: z.array(LedgerFact),
  /** BCP 47 tag of the language written in. */
  language: z.string(),
  writer: Writer,
});
export type SeoResultItem = z.infer<typeof SeoResultItem>;

export const SeoResult = z.object({
  totalProducts: z.number().int(),
  products: z.array(SeoResultItem),
  writer: Writer,
  /** One sentence when the user should know something about the whole run, such as a model that failed. */
  notice: z.string().nullable(),
});
export type SeoResult = z.infer<typeof SeoResult>;

/**
 * Query of `GET /api/generate-seo/latest`: the newest run that wrote for a product on a platform, for a page that went away
 * before the answer came. It has to be newer than a listing that the page knows, and no older than the seconds that have
 * passed there since it asked: the clocks of browser and server need not agree.
 */
export const LatestRun = z.object({
  platform: PlatformId,
  /** The first of the form, as it was typed. */
  productName: z.string().max(500),
  /** Absent when the page knows none. */
  after: RowIdInAddress.optional(),
  seconds: z.coerce
    .number()
    .int()
    .min(1)
    .max(7 * 24 * 3_600),
});
export type LatestRun = z.infer<typeof LatestRun>;

/** Events of the streamed answer (`Accept: text/event-stream`); the event name is the key. */
export const SeoStreamEvents = {
  progress: z.object({ done: z.number().int(), total: z.number().int(), message: z.string() }),
  /** The fields of one product so far. `complete` events carry the whole, fitted and scored item. */
  partial: z.object({
    index: z.number().int(),
    productName: z.string(),
    complete: z.boolean(),
    fields: z.record(z.string(), FieldValue),
    item: SeoResultItem.nullable(),
  }),
  result: SeoResult,
} as const;
