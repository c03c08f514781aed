import { z } from 'zod';
import { CheckResult } from './report.ts';
import { inputBounds, SeoResultItem, Writer } from './seo-content.ts';

/** A text that has to be there; left out, empty and blank all give the same sentence. */
const requiredText = (message: string) =>
  z
    .string({ error: (issue) => (issue.input === undefined ? message : undefined) })
    .max(inputBounds.text)
    .refine((value) => value.trim() !== '', message);
const optionalText = z.string().max(inputBounds.text).optional();

/** Body of `POST /api/walmart-generator` (document 2 §3 and §5). */
export const WalmartForm = z.object({
  productName: requiredText('Product name is required').max(500),
  category: requiredText('Category is required'),
  keyFeatures: requiredText('Key features are required'),
  targetAudience: optionalText,
  priceRange: optionalText,
  brandInfo: optionalText,
});
export type WalmartForm = z.infer<typeof WalmartForm>;

export const WalmartResult = z.object({
  title: z.string(),
  /** Walmart's key features, in their order. */
  bulletPoints: z.array(z.string()),
  description: z.string(),
  /** Search keywords: phrases that shoppers type. */
  keywords: z.array(z.string()),
  /** Single words that the product name does not say yet. */
  searchTerms: z.array(z.string()),
  tips: z.array(z.string()).optional(),
  writer: Writer,
  seoScore: z.number().int().min(0).max(100),
  checks: z.array(CheckResult),
  recommendations: z.array(z.string()),
  /** Facts to ask the seller for, each a question. */
  questions: z.array(z.string()),
  /** One sentence when the reader should know something about the run, such as a model that failed. */
  notice: z.string().nullable(),
  /** The same listing as the history keeps it. */
  listing: SeoResultItem,
  /** Entry of the content history; null before it is saved. */
  historyId: z.number().int().nullable(),
});
export type WalmartResult = z.infer<typeof WalmartResult>;
