import { z } from 'zod';

/** Most businesses that the list names. */
export const shownBusinesses = 50;

/** A business that something was written for. */
export const BusinessSummary = z.object({
  id: z.number().int(),
  businessName: z.string(),
  industry: z.string(),
  /** Products that were described for it; at most as many as one form takes. */
  productCount: z.number().int(),
});

/** What was said of a business last, in whichever tool. A detail that nobody gave is null. */
export const BusinessProfile = z.object({
  id: z.number().int(),
  businessName: z.string(),
  industry: z.string(),
  location: z.string().nullable(),
  website: z.string().nullable(),
  targetAudience: z.string().nullable(),
  targetKeywords: z.string().nullable(),
  competitors: z.string().nullable(),
  products: z.array(
    z.object({ name: z.string(), category: z.string().nullable(), description: z.string().nullable() }),
  ),
});
export type BusinessProfile = z.infer<typeof BusinessProfile>;
