import { z } from 'zod';
import { CheckResult } from './report.ts';

/** Groups of page checks, in the order in which a report shows them. */
export const pageCheckGroups = [
  'indexability',
  'title-and-description',
  'headings',
  'content',
  'links',
  'images',
  'structured-data',
  'social',
  'international',
  'mobile',
  'security',
  'performance',
  'site-files',
  'ai-crawlers',
] as const;
export type PageCheckGroup = (typeof pageCheckGroups)[number];

/** Where something stands in the page's source. */
export const Place = z.object({
  /** From 1; null for what the parser added or what stands in a header. */
  line: z.number().int().nullable(),
  column: z.number().int().nullable(),
  selector: z.string(),
  /** Piece of the source, at most 161 characters. */
  snippet: z.string(),
});
export type Place = z.infer<typeof Place>;

/**
 * How a check ended. `not-applicable`: the page has nothing of the kind. `could-not-run`: what it needs was not
 * there (no answer headers for pasted HTML, robots.txt that could not be fetched). Both carry no number.
 */
export const pageCheckOutcomes = [
  'passed',
  'improvable',
  'failed',
  'not-applicable',
  'could-not-run',
] as const;
export type PageCheckOutcome = (typeof pageCheckOutcomes)[number];

/** A judged page check: what every scored result carries, and where it looked. */
export const PageCheckResult = CheckResult.extend({
  group: z.enum(pageCheckGroups),
  outcome: z.enum(pageCheckOutcomes),
  /** At most 10 places; `placeCount` says how many there are. */
  places: z.array(Place).max(10),
  placeCount: z.number().int(),
  /** Highest total that a page with this fault can reach; null unless the check failed as a blocker. */
  cap: z.number().nullable(),
});
export type PageCheckResult = z.infer<typeof PageCheckResult>;

/** Largest HTML that can be pasted or uploaded, in UTF-16 units. */
export const pastedHtmlLimit = 5_000_000;

export const WebpageForm = z.object({
  url: z
    .string({ error: 'URL is required' })
    .trim()
    .min(1, { error: 'URL is required', abort: true })
    .max(2000, { error: 'Please enter a valid URL', abort: true })
    .refine(isWebAddress, 'Please enter a valid URL'),
  /** HTML to audit in place of fetching the address. */
  html: z.string().max(pastedHtmlLimit, 'That page is larger than 5 MB.').optional(),
});
export type WebpageForm = z.infer<typeof WebpageForm>;

/** Whether a text is an absolute http or https address with a host name. */
export function isWebAddress(text: string): boolean {
  const match = /^https?:\/\/(?:[^/?#\s@]*@)?(\[[\da-f:.]+\]|[^/?#\s:@]+)(?::\d{1,5})?(?:[/?#]|$)/iu.exec(
    text,
  );
  return match !== null && z.url().safeParse(text).success;
}

const text = z.string();

/** One thing that the improved head changes, with the same check before and after on the page itself. */
const ProvenCheck = z.object({
  id: text,
  title: text,
  before: z.number().nullable(),
  after: z.number().nullable(),
});

/** The improved head applied to a copy of the page and audited again. */
export const FixProof = z.object({
  scoreBefore: z.number().int(),
  scoreAfter: z.number().int(),
  /** Checks whose score differs. */
  changed: z.array(ProvenCheck),
  /** Lines for the head, to copy. */
  patch: text,
});
export type FixProof = z.infer<typeof FixProof>;

/** A link that was asked and does not answer well. */
const BrokenLink = z.object({
  url: text,
  status: z.number().int().nullable(),
  reason: text.nullable(),
});

/** What a list of analyses shows, and every analysis carries (document 2 §3, webpage analysis). */
export const WebpageAnalysisSummary = z.object({
  id: z.number().int(),
  url: text,
  title: text.nullable(),
  metaDescription: text.nullable(),
  seoScore: z.number().int().min(0).max(100),
  keywords: z.array(text),
  /** Code points of the page's main text. */
  contentLength: z.number().int(),
  internalLinks: z.array(text),
  externalLinks: z.array(text),
  /** Addresses; `brokenLinkDetails` of the whole analysis says why. */
  brokenLinks: z.array(text),
  headingStructure: z.object({ h1: z.array(text), h2: z.array(text), h3: z.array(text) }),
  recommendations: z.array(text),
  improvedTitleTag: text.nullable(),
  improvedMetaDescription: text.nullable(),
  improvedKeywords: z.array(text),
  imageAltTags: z.array(text),
  createdAt: z.iso.datetime(),
});
export type WebpageAnalysisSummary = z.infer<typeof WebpageAnalysisSummary>;

/** What only the whole analysis carries. */
export const WebpageAnalysisDetails = z.object({
  /** Where the redirects led; the given address for pasted HTML. */
  finalUrl: text,
  source: z.enum(['fetched', 'pasted']),
  /** Who wrote the improvements. */
  writer: z.enum(['model', 'rules']),
  /** Why the rules wrote them; absent in analyses of before 2026-11-23. */
  notice: text.nullish(),
  /** BCP 47 tag: declared, else detected; null when neither is known. */
  language: text.nullable(),
  /** Null for pasted HTML. */
  statusCode: z.number().int().nullable(),
  canonical: text.nullable(),
  /** Encoding by which the bytes were read; null for pasted text. */
  encoding: text.nullable(),
  wordCount: z.number().int(),
  checks: z.array(PageCheckResult),
  /** A failed blocker and how far it lets the score go. */
  cap: z.object({ score: z.number(), reasons: z.array(text) }).nullable(),
  brokenLinkDetails: z.array(BrokenLink),
  /** Links asked and links of the page: more are not asked than a bound. Null when none was. */
  linksAsked: z.object({ asked: z.number().int(), total: z.number().int() }).nullable(),
  proof: FixProof.nullable(),
});
export type WebpageAnalysisDetails = z.infer<typeof WebpageAnalysisDetails>;

export const WebpageAnalysis = WebpageAnalysisSummary.extend(WebpageAnalysisDetails.shape);
export type WebpageAnalysis = z.infer<typeof WebpageAnalysis>;
