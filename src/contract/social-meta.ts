import { z } from 'zod';
import { CheckResult, Evidence } from './report.ts';
import { inputBounds, LanguageChoice, LedgerFact, Writer } from './seo-content.ts';
import { SocialImageReading, SocialNetwork, socialNetworks, SocialPageReading } from './social-page.ts';
import { longestSocialUrl, SocialPicture } from './social-picture.ts';
import { isWebAddress } from './webpage-analysis.ts';
import { RowIdInAddress } from './row-id.ts';

export const socialPlatforms = [...socialNetworks, 'all'] as const;
export const SocialPlatform = z.enum(socialPlatforms, 'Choose one of the platforms');
export type SocialPlatform = z.infer<typeof SocialPlatform>;

export const socialContentTypes = ['website', 'article', 'product', 'video', 'app'] as const;
export const SocialContentType = z.enum(socialContentTypes, 'Choose one of the content types');
export type SocialContentType = z.infer<typeof SocialContentType>;

/** Where the card's picture comes from: the page's own tag, the logo, or drawn by us. */
const imageOrigins = ['page', 'logo', 'made'] as const;
export const ImageOrigin = z.enum(imageOrigins);
export type ImageOrigin = z.infer<typeof ImageOrigin>;

/** Keywords of a form, and UTF-16 units of one. They protect the server and are no limits of a network. */
export const socialBounds = { keywords: 30, keyword: 100 } as const;

const requiredText = (message: string) =>
  z
    .string({ error: (issue) => (issue.input === undefined ? message : undefined) })
    .trim()
    .min(1, message)
    .max(inputBounds.text);
const optionalText = z.string().trim().max(inputBounds.text).optional();
const urlMessage = 'Please enter a valid URL';
const descriptionMessage = 'Description must be at least 10 characters';
const longKeyword = `A keyword has at most ${socialBounds.keyword} characters`;

/** Body of `POST /api/social-meta/optimize` (document 2 §5 and §7). */
export const SocialMetaForm = z.object({
  url: z
    .string({ error: 'URL is required' })
    .trim()
    .min(1, { error: 'URL is required', abort: true })
    .max(longestSocialUrl, { error: urlMessage, abort: true })
    .refine(isWebAddress, urlMessage),
  platform: SocialPlatform.default('all'),
  businessName: requiredText('Business name is required'),
  industry: requiredText('Industry is required'),
  description: z
    .string({ error: (issue) => (issue.input === undefined ? descriptionMessage : undefined) })
    .trim()
    .min(10, descriptionMessage)
    .max(inputBounds.text),
  contentType: SocialContentType.default('website'),
  targetAudience: optionalText,
  primaryKeywords: z
    .array(z.string().trim().min(1, 'A keyword cannot be empty').max(socialBounds.keyword, longKeyword))
    .max(socialBounds.keywords, `At most ${socialBounds.keywords} keywords`)
    .optional(),
  /** Empty is the same as left out. */
  logoUrl: z
    .string()
    .trim()
    .max(longestSocialUrl, { error: urlMessage, abort: true })
    .refine((address) => address === '' || isWebAddress(address), urlMessage)
    .optional(),
  callToAction: optionalText,
  language: LanguageChoice.optional(),
});
export type SocialMetaForm = z.output<typeof SocialMetaForm>;
export type SocialMetaFormInput = z.input<typeof SocialMetaForm>;

/** Body of `PATCH /api/social-meta/:id`: another picture, or another look of ours. What is left out stays. */
export const SocialMetaChange = z.object({
  imageOrigin: ImageOrigin.optional(),
  picture: SocialPicture.pick({ design: true, title: true, subtitle: true, colours: true })
    .partial()
    .optional(),
});
export type SocialMetaChange = z.infer<typeof SocialMetaChange>;

/** The picture of one network's card. */
export const SocialCardImage = z.object({
  url: z.string(),
  origin: ImageOrigin,
  /** Pixels; null when the file could not be measured. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** Such as `image/png`; null when unknown. */
  type: z.string().nullable(),
  alt: z.string(),
});
export type SocialCardImage = z.infer<typeof SocialCardImage>;

export const SocialCardText = z.object({
  title: z.string(),
  description: z.string(),
  /** Address of the picture. */
  image: z.string(),
});
export type SocialCardText = z.infer<typeof SocialCardText>;

export const SocialGeneral = z.object({
  title: z.string(),
  description: z.string(),
  keywords: z.array(z.string()),
});

export type SocialGeneral = z.infer<typeof SocialGeneral>;

/** A single platform gives that network and `general`; `all` gives every network. */
export const OptimizedMeta = z.object({
  facebook: SocialCardText.optional(),
  twitter: SocialCardText.optional(),
  linkedin: SocialCardText.optional(),
  pinterest: SocialCardText.optional(),
  whatsapp: SocialCardText.optional(),
  general: SocialGeneral,
});
export type OptimizedMeta = z.infer<typeof OptimizedMeta>;

export const socialSurfaces = [...socialNetworks, 'general'] as const;
export const SocialSurface = z.enum(socialSurfaces);
export type SocialSurface = z.infer<typeof SocialSurface>;

/** A judged check of one network's card, or of the tags that every page has. */
export const SocialCheck = CheckResult.extend({ surface: SocialSurface });
export type SocialCheck = z.infer<typeof SocialCheck>;

/** A score from 0 to 100 of each written surface, and of all of them together. */
export const SocialScores = z.object({
  total: z.number().int().min(0).max(100),
  surfaces: z.partialRecord(SocialSurface, z.number().int().min(0).max(100)),
});
export type SocialScores = z.infer<typeof SocialScores>;

/** Price of a product, only as the brief states it. */
export const StatedPrice = z.object({
  /** Decimal number with a point, such as `24.90`. */
  amount: z.string(),
  /** ISO 4217, such as `EUR`. */
  currency: z.string().length(3),
});
export type StatedPrice = z.infer<typeof StatedPrice>;

/** What the screen needs beyond the columns of the record. */
export const SocialMetaDetails = z.object({
  description: z.string(),
  targetAudience: z.string().nullable(),
  primaryKeywords: z.array(z.string()),
  contentType: SocialContentType,
  logoUrl: z.string().nullable(),
  callToAction: z.string().nullable(),
  /** Address that the tags name as the page's own: the canonical one where the page has it. */
  pageUrl: z.string(),
  /** BCP 47 tag of the language written in, such as `de`. */
  language: z.string(),
  /** Locale of `og:locale`, such as `de_DE`. */
  locale: z.string(),
  price: StatedPrice.nullable(),
  writer: Writer,
  /** Sentences on the whole run, such as a page that could not be read or a model that failed. */
  notices: z.array(z.string()),
  page: SocialPageReading,
  logo: SocialImageReading.nullable(),
  imageOrigin: ImageOrigin,
  /** Choices that this record has; `page` only when the page names a picture that could be read. */
  imageOrigins: z.array(ImageOrigin),
  images: z.partialRecord(SocialNetwork, SocialCardImage),
  picture: SocialPicture,
  /** Where the colours stem from, in words. */
  coloursFrom: z.string(),
  checks: z.array(SocialCheck),
  scores: SocialScores,
  /** The page's present tags by the same checks; null when the page could not be read. */
  before: z.object({ scores: SocialScores, checks: z.array(SocialCheck) }).nullable(),
  /** What the page is about, and what it wants to be found by. */
  topics: z.array(z.string()),
  /** Facts of the brief and of the page; another picture is scored against them again. */
  facts: z.array(LedgerFact),
  /** Facts to ask the writer for, each a question. */
  questions: z.array(z.string()),
  /** By surface and field, such as `facebook.title`. */
  evidence: z.record(z.string(), z.array(Evidence)),
});
export type SocialMetaDetails = z.infer<typeof SocialMetaDetails>;

/** One saved optimization, as `POST /api/social-meta/optimize` answers it (document 2 §3). */
export const SocialMetaRecord = SocialMetaDetails.extend({
  id: z.number().int(),
  url: z.string(),
  platform: SocialPlatform,
  businessName: z.string(),
  industry: z.string(),
  createdAt: z.string(),
  optimizationScore: z.number().int().min(0).max(100),
  optimizedMeta: OptimizedMeta,
  recommendations: z.array(z.string()),
});
export type SocialMetaRecord = z.infer<typeof SocialMetaRecord>;

export const SocialHistoryFilter = z.object({
  /** 1 to 50; 20 when absent. */
  limit: z.coerce.number().int().min(1).max(50).optional(),
  /** Id of the last record of the page before. */
  before: RowIdInAddress.optional(),
});

/** Events of the optimization as a stream. */
export const SocialStreamEvents = {
  progress: z.object({ done: z.number(), total: z.number(), message: z.string() }),
  partial: z.discriminatedUnion('state', [
    /** The page was read, or could not be. */
    z.object({ state: z.literal('page'), page: SocialPageReading }),
    /** The texts stand; the record follows when it is saved. */
    z.object({ state: z.literal('texts'), optimizedMeta: OptimizedMeta }),
  ]),
  result: SocialMetaRecord,
} as const;
