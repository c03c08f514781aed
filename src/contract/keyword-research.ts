import { z } from 'zod';
import { KeywordFigures, KeywordImport, keywordFileBounds, KeywordLevel } from './keyword-import.ts';
import { PlatformId, platformIds } from './platforms.ts';
import { CheckResult } from './report.ts';
import { inputBounds, LanguageChoice, Writer } from './seo-content.ts';
import { RowIdInAddress } from './row-id.ts';

/** Upper bounds of the lists of the form. They protect the server. */
export const researchBounds = { listEntries: 100, entry: 200 } as const;

export const budgetRanges = ['low', 'medium', 'high'] as const;
export const BudgetRange = z.enum(budgetRanges);
export type BudgetRange = z.infer<typeof BudgetRange>;

/** What a budget range means (document 2 §9). */
export const budgetRangeTexts = {
  low: '$100-$500/month',
  medium: '$500-$2000/month',
  high: '$2000+/month',
} as const satisfies Record<BudgetRange, string>;

/** A text that has to be there; left out, empty and blank all give the same sentence. */
const requiredText = (message: string) =>
  z
    .string({ error: (issue) => (issue.input === undefined ? message : undefined) })
    .max(500)
    .refine((value) => value.trim() !== '', message);
const optionalText = z.string().max(inputBounds.text).optional();
/** Blank entries fall away. */
const optionalList = z
  .array(z.string().max(researchBounds.entry, `At most ${researchBounds.entry} characters each`))
  .max(researchBounds.listEntries, `At most ${researchBounds.listEntries} entries`)
  .transform((list) => list.map((entry) => entry.trim()).filter((entry) => entry !== ''))
  .optional();

/** Body of `POST /api/keyword-research/generate` (document 2 §3 and §5). */
export const ResearchForm = z.object({
  businessName: requiredText('Business name is required'),
  industry: requiredText('Industry is required'),
  location: optionalText,
  description: z.string().max(inputBounds.longText).optional(),
  products: optionalList,
  targetAudience: optionalText,
  competitors: optionalList,
  businessGoals: optionalText,
  currentKeywords: optionalList,
  contentTypes: optionalList,
  // Selects send an empty text when nothing is chosen.
  platform: z
    .enum(['', ...platformIds], 'Choose one of the platforms')
    .transform((platform) => (platform === '' ? undefined : platform))
    .optional(),
  budgetRange: z
    .enum(['', ...budgetRanges], 'Choose low, medium or high')
    .optional()
    .transform((range) => range || ('medium' as const)),
  language: LanguageChoice.optional(),
  imports: z
    .array(KeywordImport)
    .max(keywordFileBounds.files, `At most ${keywordFileBounds.files} files at once`)
    .refine(
      (files) => files.reduce((sum, { rows }) => sum + rows.length, 0) <= keywordFileBounds.sentRows,
      `At most ${keywordFileBounds.sentRows} imported keywords at once`,
    )
    .optional(),
});
export type ResearchForm = z.output<typeof ResearchForm>;
export type ResearchFormInput = z.input<typeof ResearchForm>;

/** Where a number comes from. An `unknown` has no number. */
export const FigureSource = z.discriminatedUnion('kind', [
  /** `name`: the tool and its file, such as `Google Keyword Planner, stats.csv`; `at`: when it was read in. */
  z.object({ kind: z.literal('imported'), name: z.string(), at: z.string() }),
  z.object({ kind: z.literal('live'), name: z.string(), at: z.string() }),
  /** `basis`: one sentence that says what it was derived from. */
  z.object({ kind: z.literal('estimate'), basis: z.string() }),
  z.object({ kind: z.literal('unknown') }),
]);
export type FigureSource = z.infer<typeof FigureSource>;

export const searchIntents = ['informational', 'navigational', 'commercial', 'transactional'] as const;
export const SearchIntent = z.enum(searchIntents);
export type SearchIntent = z.infer<typeof SearchIntent>;

/** How a keyword came into the list. */
const keywordOrigins = ['brief', 'import', 'live', 'rules', 'model'] as const;
export const KeywordOrigin = z.enum(keywordOrigins);
export type KeywordOrigin = z.infer<typeof KeywordOrigin>;

/** The five fields of document 2 §3. */
const SpecKeyword = z.object({
  keyword: z.string(),
  priority: KeywordLevel,
  /** Monthly searches as a text: `1,900`, `1,000–10,000`, or `unknown`. */
  searchVolume: z.string(),
  difficulty: KeywordLevel,
  intent: SearchIntent,
});

export const ResearchKeyword = SpecKeyword.extend({
  /** Numbers of imports or live sources; empty when none knows the keyword. */
  figures: KeywordFigures,
  volumeSource: FigureSource,
  /** Never `unknown`: where no source tells, the estimate's basis is said. */
  difficultySource: FigureSource,
  /** Of `figures` other than volume and difficulty; null when there are none. */
  figuresSource: FigureSource.nullable(),
  priorityReason: z.string(),
  /** What to do with this keyword, one sentence. */
  strategy: z.string(),
  origin: KeywordOrigin,
  /** Id in `clusters`; null when it belongs to none. */
  cluster: z.string().nullable(),
  /** False for names of competitors: not for ad texts, titles, tags or other shop fields. */
  adTextAllowed: z.boolean(),
  /** Why not, one sentence; null when allowed. */
  restriction: z.string().nullable(),
});
export type ResearchKeyword = z.infer<typeof ResearchKeyword>;

export const researchCategories = [
  'primaryKeywords',
  'longTailKeywords',
  'localKeywords',
  'competitorKeywords',
  'brandKeywords',
  'semanticKeywords',
] as const;
export const ResearchCategoryId = z.enum(researchCategories);
export type ResearchCategoryId = z.infer<typeof ResearchCategoryId>;

export const ResearchCategory = z.object({
  name: z.string(),
  keywords: z.array(ResearchKeyword),
  /** Why there is nothing, and what brings something; null when there are keywords. */
  emptyReason: z.string().nullable(),
});
export type ResearchCategory = z.infer<typeof ResearchCategory>;

export const ResearchData = z.object({
  primaryKeywords: ResearchCategory,
  longTailKeywords: ResearchCategory,
  localKeywords: ResearchCategory,
  competitorKeywords: ResearchCategory,
  brandKeywords: ResearchCategory,
  semanticKeywords: ResearchCategory,
});
export type ResearchData = z.infer<typeof ResearchData>;

/** What kind of page or listing serves a cluster. */
const clusterPageKinds = [
  'listing',
  'category',
  'service',
  'place',
  'article',
  'comparison',
  'brand',
] as const;
export const ClusterPageKind = z.enum(clusterPageKinds);
export type ClusterPageKind = z.infer<typeof ClusterPageKind>;

/** Keywords that one page answers. */
export const KeywordCluster = z.object({
  id: z.string(),
  topic: z.string(),
  intent: SearchIntent,
  page: z.object({ kind: ClusterPageKind, title: z.string(), slug: z.string() }),
  /** The strongest first. */
  keywords: z.array(z.string()),
  /** Sum over the keywords whose monthly searches are known; null when none is. */
  volume: z.object({ low: z.number(), high: z.number(), known: z.number().int() }).nullable(),
  /** Clusters whose pages would compete with this one (cannibalisation). */
  overlaps: z.array(
    z.object({
      cluster: z.string(),
      topic: z.string(),
      /** Keywords of this cluster that the other page would answer too, at most 5. */
      keywords: z.array(z.string()),
      advice: z.string(),
    }),
  ),
});
export type KeywordCluster = z.infer<typeof KeywordCluster>;

export const SeasonalHint = z.object({
  /** Such as `Christmas` or `Peak in June and July`. */
  season: z.string(),
  /** 1 to 12. */
  months: z.array(z.number().int().min(1).max(12)),
  /** 1 to 12: when the page should stand. */
  prepareFrom: z.number().int().min(1).max(12),
  keywords: z.array(z.string()),
  advice: z.string(),
  source: FigureSource,
});
export type SeasonalHint = z.infer<typeof SeasonalHint>;

/** What was asked for: the form's fields of document 2 §3 that have no column of their own. */
const askedShape = {
  products: z.array(z.string()),
  /** Texts are null where nothing was typed. */
  targetAudience: z.string().nullable(),
  competitors: z.array(z.string()),
  businessGoals: z.string().nullable(),
  currentKeywords: z.array(z.string()),
  contentTypes: z.array(z.string()),
  platform: PlatformId.nullable(),
  budgetRange: BudgetRange,
};
export const ResearchAsked = z.object(askedShape);
export type ResearchAsked = z.infer<typeof ResearchAsked>;

/** What a research is beyond the columns of document 2 §3. */
export const ResearchDetails = ResearchAsked.extend({
  clusters: z.array(KeywordCluster),
  seasonalHints: z.array(SeasonalHint),
  checks: z.array(CheckResult),
  writer: Writer,
  /** Sentences that the user should know: a source that failed, rows left out, a language not written. */
  notices: z.array(z.string()),
  /** Names of the sources whose numbers are in it; empty when no number is known. */
  sources: z.array(z.string()),
  /** BCP 47 tag of the language of the keywords. */
  language: z.string(),
});
export type ResearchDetails = z.infer<typeof ResearchDetails>;

const recordShape = {
  id: z.number().int(),
  businessName: z.string(),
  industry: z.string(),
  location: z.string().nullable(),
  totalKeywords: z.number().int(),
  researchScore: z.number().int().min(0).max(100),
  overallStrategy: z.string(),
  /** Action items. */
  recommendations: z.array(z.string()),
  createdAt: z.string(),
};

/** One saved research, as `POST /api/keyword-research/generate` answers it. */
export const ResearchRecord = ResearchDetails.extend({ ...recordShape, researchData: ResearchData });
export type ResearchRecord = z.infer<typeof ResearchRecord>;

const SpecCategory = z.object({ name: z.string(), keywords: z.array(SpecKeyword) });

/** A research in the list of kept ones: the spec's fields alone. */
export const ResearchSummary = z.object({
  ...recordShape,
  ...askedShape,
  researchData: z.object({
    primaryKeywords: SpecCategory,
    longTailKeywords: SpecCategory,
    localKeywords: SpecCategory,
    competitorKeywords: SpecCategory,
    brandKeywords: SpecCategory,
    semanticKeywords: SpecCategory,
  }),
});
export type ResearchSummary = z.infer<typeof ResearchSummary>;

export const ResearchHistoryFilter = z.object({
  /** 1 to 50; 20 when absent. */
  limit: z.coerce.number().int().min(1).max(50).optional(),
  /** Id of the last record of the page before. */
  before: RowIdInAddress.optional(),
});

/** Whether live numbers are connected on this server; `name` is what the screen calls the source. */
export const KeywordSourceState = z.object({ live: z.boolean(), name: z.string().nullable() });
export type KeywordSourceState = z.infer<typeof KeywordSourceState>;

/** Events of the research as a stream. */
export const ResearchStreamEvents = {
  progress: z.object({ done: z.number(), total: z.number(), message: z.string() }),
  /** One category as soon as it stands. */
  partial: z.object({ category: ResearchCategoryId, data: ResearchCategory }),
  result: ResearchRecord,
} as const;
