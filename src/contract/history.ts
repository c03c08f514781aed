import { z } from 'zod';
import { platformIds } from './platforms.ts';
import { SeoResultItem } from './seo-content.ts';
import { RowIdInAddress } from './row-id.ts';
import { TypedForm } from './typed-form.ts';

const historyContentTypes = [
  'generated',
  'draft',
  'seo_content',
  'google_ads_campaign',
  'webpage_analysis',
] as const;
export const HistoryContentType = z.enum(historyContentTypes);

/** A saved result item. Old entries may lack newer fields, and drafts carry none. */
export const SavedSeoContent = SeoResultItem.partial().extend({
  productName: z.string().max(500).optional(),
});
export type SavedSeoContent = z.infer<typeof SavedSeoContent>;

export const HistoryEntry = z.object({
  id: z.number().int(),
  title: z.string(),
  /** A platform's id; `google_ads` or `webpage_analyzer` for entries of those tools. */
  platform: z.string(),
  contentType: HistoryContentType,
  notes: z.string().nullable(),
  tags: z.array(z.string()),
  generationDate: z.string(),
  isFavorite: z.boolean(),
  isArchived: z.boolean(),
  seoContent: SavedSeoContent.nullable(),
  /** The form as it was typed, to open it again in the generator. */
  form: z.record(z.string(), z.unknown()).nullable(),
  googleAdsCampaignId: z.number().int().nullable(),
  webpageAnalysisId: z.number().int().nullable(),
  /** Number of the newest version; 1 when it was never edited. */
  version: z.number().int(),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

export const HistoryFilter = z.object({
  platform: z.string().max(40).optional(),
  search: z.string().trim().max(200).optional(),
  isFavorite: z.stringbool('Write true or false').optional(),
  isArchived: z.stringbool('Write true or false').optional(),
  /** Page size, 1 to 100; 50 when absent. */
  limit: z.coerce.number().int().min(1).max(100).optional(),
  /** Id of the last entry of the page before. */
  before: RowIdInAddress.optional(),
});

/** Body of `POST /api/content-history`. Posting the same `seoContent.seoContentId` twice keeps one entry. */
export const NewHistoryEntry = z.object({
  businessName: z.string().max(5_000),
  platform: z.enum(platformIds, 'Choose one of the platforms'),
  notes: z.string().max(5_000).optional(),
  contentType: z.enum(['generated', 'draft']),
  tags: z.array(z.string().max(100)).max(50),
  seoContent: SavedSeoContent.optional(),
  form: TypedForm.optional(),
});
export type NewHistoryEntry = z.infer<typeof NewHistoryEntry>;

/**
 * Body of `PATCH /api/content-history/{id}`. A changed `seoContent` becomes the next version. With `version`, the one that
 * the change was made from, a change of another version is refused (409): two windows do not undo each other's edits.
 */
export const HistoryChange = z.object({
  isFavorite: z.boolean().optional(),
  isArchived: z.boolean().optional(),
  notes: z.string().max(5_000).optional(),
  title: z.string().trim().min(1).max(500).optional(),
  seoContent: SavedSeoContent.optional(),
  version: z.number().int().min(1).optional(),
});

export const HistoryVersion = z.object({
  version: z.number().int(),
  createdAt: z.string(),
  seoContent: SavedSeoContent,
});
export type HistoryVersion = z.infer<typeof HistoryVersion>;
