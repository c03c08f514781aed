import { z } from 'zod';
import { CampaignEstimate } from './google-ads-estimate.ts';
import { adsBounds, BusinessType, CampaignType, GoogleAdsForm } from './google-ads-form.ts';
import { CheckResult, Evidence } from './report.ts';
import { Writer } from './seo-content.ts';
import { RowIdInAddress } from './row-id.ts';

const matchTypes = ['broad', 'phrase', 'exact'] as const;
export const MatchType = z.enum(matchTypes);
export type MatchType = z.infer<typeof MatchType>;

/** One keyword with its match type. The same words in two match types are two entries. */
export const AdKeyword = z.object({
  /** Without the marks of the match type. */
  text: z.string(),
  match: MatchType,
  /** `given`: handed over or typed by the user; `rules` and `model` built it from the brief. */
  source: z.enum(['given', 'rules', 'model']),
});
export type AdKeyword = z.infer<typeof AdKeyword>;

export const headlineRoles = [
  'keyword',
  'service',
  'benefit',
  'proof',
  'offer',
  'place',
  'brand',
  'call_to_action',
] as const;
export const HeadlineRole = z.enum(headlineRoles);
export type HeadlineRole = z.infer<typeof HeadlineRole>;

export const AdHeadline = z.object({
  text: z.string(),
  role: HeadlineRole,
  /** What in the brief it rests on; empty for plain calls to action. */
  evidence: z.array(Evidence),
});
export type AdHeadline = z.infer<typeof AdHeadline>;

export const AdDescription = z.object({ text: z.string(), evidence: z.array(Evidence) });
export type AdDescription = z.infer<typeof AdDescription>;

/** The responsive search ad of one ad group; of a Performance Max campaign, the texts of its asset group. */
export const GroupAd = z.object({
  /** At most 15, each at most 30 width units (East Asian wide characters count as two). */
  headlines: z.array(AdHeadline),
  /** At most 4, each at most 90 width units. */
  descriptions: z.array(AdDescription),
  /** At most 5, each at most 90 width units; Performance Max only, else empty. */
  longHeadlines: z.array(z.string()),
  /** Shown after the domain, at most 15 width units each; `path2` is empty when `path1` is. */
  path1: z.string(),
  path2: z.string(),
  /** Null when no website was given. */
  finalUrl: z.string().nullable(),
});
export type GroupAd = z.infer<typeof GroupAd>;

/** Ad groups by theme; of a Performance Max campaign, its asset groups. */
export const AdGroup = z.object({
  name: z.string(),
  /** The words that the theme's keywords share. */
  theme: z.string(),
  /** Cents. Our share of the plan: Google keeps budgets for whole campaigns. All groups add up to the campaign's. */
  dailyBudget: z.number().int(),
  /** Cents. */
  maxCpc: z.number().int(),
  /** Each text once. Search themes in a Performance Max campaign. */
  keywords: z.array(z.string()),
  /** The same keywords with their match types. Empty in a Performance Max campaign, which has none. */
  keywordTargets: z.array(AdKeyword),
  ad: GroupAd,
});
export type AdGroup = z.infer<typeof AdGroup>;

/** A negative keyword of the whole campaign. */
export const NegativeKeyword = z.object({ text: z.string(), match: MatchType, reason: z.string() });
export type NegativeKeyword = z.infer<typeof NegativeKeyword>;

/** A usual negative that was left out since it would block what the campaign is for. */
export const NegativeConflict = NegativeKeyword.extend({
  /** What it would have blocked. */
  blocks: z.string(),
  /** Where that stands: a keyword, a headline, a service, the business name, the place or a goal. */
  where: z.enum(['keyword', 'headline', 'service', 'business', 'place', 'goal']),
});
export type NegativeConflict = z.infer<typeof NegativeConflict>;

export const Sitelink = z.object({
  /** At most 25 width units. */
  text: z.string(),
  /** First line, at most 35 width units. Both lines are there or neither. */
  description: z.string(),
  /** Second line, at most 35 width units. */
  description2: z.string(),
  /** A page found on the website; null: the page's address has to be filled in before the link can run. */
  finalUrl: z.string().nullable(),
});
export type Sitelink = z.infer<typeof Sitelink>;

export const StructuredSnippet = z.object({
  /** One of Google's own headers. */
  header: z.string(),
  /** English name of the header's language, as Google Ads Editor wants it. */
  language: z.string(),
  /** 3 to 10, at most 25 width units each. */
  values: z.array(z.string()),
});
export type StructuredSnippet = z.infer<typeof StructuredSnippet>;

/** Texts of the campaign as a whole. `headlines` and `descriptions` are those of the first ad group. */
export const AdCopy = z.object({
  headlines: z.array(z.string()),
  descriptions: z.array(z.string()),
  longHeadlines: z.array(z.string()),
  sitelinks: z.array(Sitelink),
  /** At most 25 width units each. */
  callouts: z.array(z.string()),
  structuredSnippets: z.array(StructuredSnippet),
  /** At most 25 width units; asked for by Performance Max. */
  businessName: z.string(),
});
export type AdCopy = z.infer<typeof AdCopy>;

export const TargetAudience = z.object({
  demographics: z.object({ ageRanges: z.array(z.string()), genders: z.array(z.string()) }),
  interests: z.array(z.string()),
  /** Names of Google's in-market segments: suggestions to observe, not to restrict by. */
  inMarket: z.array(z.string()),
  /** What rests on the brief and what is a suggestion, in one or two sentences. */
  notes: z.array(z.string()),
});
export type TargetAudience = z.infer<typeof TargetAudience>;

/** Where a keyword stands on the website's page; its words may stand apart, in any form. */
const landingPlaces = ['title', 'heading', 'text', 'nowhere'] as const;
export const LandingKeyword = z.object({
  text: z.string(),
  group: z.string(),
  /** The best place where all its words stand. */
  foundIn: z.enum(landingPlaces),
  /** Its words that the page has nowhere. */
  missing: z.array(z.string()),
});
export type LandingKeyword = z.infer<typeof LandingKeyword>;

/** The campaign's keywords held against the page that the ads lead to. */
export const LandingMatch = z.discriminatedUnion('state', [
  z.object({ state: z.literal('no_website') }),
  /** The page could not be read; the message says why. */
  z.object({ state: z.literal('failed'), url: z.string(), message: z.string() }),
  z.object({
    state: z.literal('read'),
    /** Where the redirects led. */
    url: z.string(),
    title: z.string().nullable(),
    /** ISO 8601. */
    readAt: z.string(),
    keywords: z.array(LandingKeyword),
    /** Share of keywords that the page has somewhere, 0 to 1, for each ad group. */
    groups: z.array(z.object({ name: z.string(), share: z.number() })),
  }),
]);
export type LandingMatch = z.infer<typeof LandingMatch>;

/** What the list of campaigns shows, and every campaign carries. */
export const GoogleAdsCampaignSummary = z.object({
  id: z.number().int(),
  campaignName: z.string(),
  businessName: z.string(),
  businessType: BusinessType,
  campaignType: CampaignType,
  location: z.string(),
  /** US dollars. */
  monthlyBudget: z.number(),
  campaignScore: z.number().int().min(0).max(100),
  /** Our own mark for the user's plans; it switches nothing on or off at Google. */
  isActive: z.boolean(),
  writer: Writer,
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type GoogleAdsCampaignSummary = z.infer<typeof GoogleAdsCampaignSummary>;

/** What only the whole campaign carries. */
const GoogleAdsCampaignDetails = z.object({
  industry: z.string(),
  /** Miles. */
  radius: z.number().int(),
  /** Name of Google's bid strategy, such as `Maximize clicks`. */
  biddingStrategy: z.string(),
  /** Cents, by the benchmark. */
  estimatedCpc: z.number().int(),
  /** Hundredths of a percent, by the benchmark. */
  estimatedCtr: z.number().int(),
  /** Times that the ads are shown in a month: the middle of the estimate. */
  estimatedReach: z.number().int(),
  adGroups: z.array(AdGroup),
  /** All keywords of all groups, each once. */
  targetKeywords: z.array(z.string()),
  /** The texts of `negatives`. */
  negativeKeywords: z.array(z.string()),
  negatives: z.array(NegativeKeyword),
  /** Usual negatives that were left out, with what they would have blocked. */
  negativeConflicts: z.array(NegativeConflict),
  adCopy: AdCopy,
  targetAudience: TargetAudience,
  landingPageRecommendations: z.array(z.string()),
  recommendations: z.array(z.string()),
  estimate: CampaignEstimate,
  landingMatch: LandingMatch,
  checks: z.array(CheckResult),
  /** Facts to ask the advertiser for, each a question. */
  questions: z.array(z.string()),
  /** Sentences on the run: a model that failed, a page that could not be read, a language written verbatim. */
  notices: z.array(z.string()),
  /** BCP 47 tag of the language written in. */
  language: z.string(),
  /** The form as it was sent, to open it again. */
  form: GoogleAdsForm,
});

/** What has no column in the table of campaigns. */
export const CampaignMoreDetails = GoogleAdsCampaignDetails.omit({
  radius: true,
  biddingStrategy: true,
  estimatedCpc: true,
  estimatedCtr: true,
  estimatedReach: true,
  adGroups: true,
  targetKeywords: true,
  negativeKeywords: true,
  adCopy: true,
  targetAudience: true,
  landingPageRecommendations: true,
  recommendations: true,
}).extend({ businessName: z.string(), writer: Writer });
export type CampaignMoreDetails = z.infer<typeof CampaignMoreDetails>;

export const GoogleAdsCampaign = GoogleAdsCampaignSummary.extend(GoogleAdsCampaignDetails.shape);
export type GoogleAdsCampaign = z.infer<typeof GoogleAdsCampaign>;

/** Answer of `POST /api/google-ads/generate`. */
export const GoogleAdsAnswer = z.object({ campaign: GoogleAdsCampaign });
export type GoogleAdsAnswer = z.infer<typeof GoogleAdsAnswer>;

/** Query of `GET /api/google-ads/campaigns`; newest first. */
export const CampaignFilter = z.object({
  /** 1 to 50; 20 when absent. */
  limit: z.coerce.number().int().min(1).max(50).optional(),
  /** Id of the last campaign of the page before. */
  before: RowIdInAddress.optional(),
});

/** Body of `PATCH /api/google-ads/campaigns/{id}`. */
export const CampaignChange = z.object({
  campaignName: z.string().trim().min(1, 'Give the campaign a name').max(adsBounds.campaignName).optional(),
  isActive: z.boolean().optional(),
});
export type CampaignChange = z.infer<typeof CampaignChange>;

/** Events of the streamed answer (`Accept: text/event-stream`); the event name is the key. */
export const GoogleAdsStreamEvents = {
  progress: z.object({ done: z.number().int(), total: z.number().int(), message: z.string() }),
  /** Headlines that stand already while a model writes. */
  partial: z.object({ headlines: z.array(z.string()) }),
  result: GoogleAdsAnswer,
} as const;
