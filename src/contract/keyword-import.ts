import { z } from 'zod';

/** Bounds of a file of keywords, and of what a form carries of it. They protect browser and server. */
export const keywordFileBounds = {
  /** Rows read of one file; the rest is left out with a sentence. */
  rows: 50_000,
  /** Largest file in bytes. */
  bytes: 25_000_000,
  /** Rows of all files together that one research takes: the strongest, see `rules/keyword-research/import`. */
  sentRows: 2_000,
  files: 5,
  /** UTF-16 units of one keyword; longer ones are left out. */
  keyword: 120,
} as const;

/** Tools whose exports are recognised by their columns. `other`: read by the columns that the user named. */
const keywordTools = [
  'keyword-planner',
  'search-console',
  'semrush',
  'ahrefs',
  'ubersuggest',
  'helium10',
  'jungle-scout',
  'amazon-brand-analytics',
  'erank',
  'marmalead',
  'other',
] as const;
export const KeywordTool = z.enum(keywordTools);
export type KeywordTool = z.infer<typeof KeywordTool>;

export const keywordLevels = ['low', 'medium', 'high'] as const;
export const KeywordLevel = z.enum(keywordLevels);
export type KeywordLevel = z.infer<typeof KeywordLevel>;

const count = z.number().min(0).max(1e12);

/** Searches of one calendar month. */
export const MonthlySearches = z.object({
  year: z.number().int().min(2000).max(2100),
  month: z.number().int().min(1).max(12),
  searches: count,
});
export type MonthlySearches = z.infer<typeof MonthlySearches>;

/** One keyword as a source gives it. What the source does not say is absent, never zero. */
export const KeywordFigures = z.object({
  /** Searches a month; both ends are the same unless the source gives a range. */
  volume: z.object({ low: count, high: count }).optional(),
  monthly: z.array(MonthlySearches).max(48).optional(),
  /** Among advertisers; says nothing about ranking without ads. */
  competition: KeywordLevel.optional(),
  /** 0 to 100, as Google Ads counts it. */
  competitionIndex: z.number().min(0).max(100).optional(),
  /** 0 to 100 in the unit of the tool that the file is from; tools are not comparable. */
  difficulty: z.number().min(0).max(100).optional(),
  /** Top-of-page bid, in units of the currency (not micros). */
  bidLow: count.optional(),
  bidHigh: count.optional(),
  /** ISO 4217; absent when the file does not say. */
  currency: z.string().max(8).optional(),
  /** Search Console: of the user's own site, over the time of the export. */
  clicks: count.optional(),
  impressions: count.optional(),
  /** 0 to 1. */
  ctr: z.number().min(0).max(1).optional(),
  position: z.number().min(0).max(1_000).optional(),
  /** Amazon's search frequency rank: 1 is the most searched term. */
  rank: count.optional(),
  /** Competing offers or results that the tool counts. */
  offers: count.optional(),
});
export type KeywordFigures = z.infer<typeof KeywordFigures>;

export const ImportedKeyword = KeywordFigures.extend({
  keyword: z.string().trim().min(1).max(keywordFileBounds.keyword),
});
export type ImportedKeyword = z.infer<typeof ImportedKeyword>;

/** Keywords of one file. */
export const KeywordImport = z.object({
  tool: KeywordTool,
  fileName: z.string().max(255),
  /** When the user read it in. */
  importedAt: z.iso.datetime(),
  rows: z.array(ImportedKeyword).max(keywordFileBounds.sentRows),
});
export type KeywordImport = z.infer<typeof KeywordImport>;
