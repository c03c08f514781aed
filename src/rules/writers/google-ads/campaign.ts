import type { AdCopy, AdGroup, GoogleAdsCampaign, GroupAd } from '#contract/google-ads.ts';
import type { CampaignEstimate } from '#contract/google-ads-estimate.ts';
import type { GoogleAdsForm } from '#contract/google-ads-form.ts';
import type { Writer } from '#contract/seo-content.ts';
import { chooseBenchmark } from '#rules/ads/benchmark-choice.ts';
import { estimateOf, splitCents, usualInputs } from '#rules/ads/estimate.ts';
import { landingMatch, type LandingRead } from '#rules/ads/landing.ts';
import { cutToUnits } from '#rules/fit/cut.ts';
import { adLimits } from '#rules/ads/limits.ts';
import { chooseNegatives, type Protected } from '#rules/ads/negatives.ts';
import { scoreCampaign } from '#rules/ads/score.ts';
import { adviceOf, landingAdvice, questionsOf } from './advice.ts';
import { audienceFor } from './audience.ts';
import type { AdsBrief } from './brief.ts';
import { calloutsOf, snippetsOf } from './callouts.ts';
import { descriptionsOf } from './descriptions.ts';
import { headlinesOf, type HeadlineCandidate } from './headlines.ts';
import { keywordsOf } from './keywords.ts';
import { lexiconOf } from './lexicon/index.ts';
import { longHeadlinesOf } from './long-headlines.ts';
import { pathsOf } from './paths.ts';
import { refusedServices } from './refused-services.ts';
import { sitelinksOf } from './sitelinks.ts';
import { shortName, themesOf, type Theme } from './themes.ts';

/** Texts that a model proposes for one theme; what breaks a rule is passed over. */
export interface ProposedAd {
  headlines: readonly HeadlineCandidate[];
  descriptions: readonly string[];
  longHeadlines: readonly string[];
}

export interface CampaignInput {
  form: GoogleAdsForm;
  brief: AdsBrief;
  landing: LandingRead;
  /** By the theme's place in `themesOf`; missing ones are written by the rules. */
  proposed?: ReadonlyMap<number, ProposedAd>;
  writer: Writer;
  /** Sentences on the run. */
  notices: readonly string[];
}

/** A campaign before it has a row. */
export type BuiltCampaign = Omit<GoogleAdsCampaign, 'id' | 'createdAt' | 'updatedAt' | 'isActive'>;

/** Bid above the benchmark that still wins a click, as a share of it; Google rarely takes the highest bid. */
const bidRoom = 1.2;

/** Builds the whole campaign. Pure: the same input gives the same campaign. */
export function buildCampaign(input: CampaignInput): BuiltCampaign {
  const { form, brief, landing: read } = input;
  const benchmark = chooseBenchmark(form);
  const estimate = estimateOf(benchmark, usualInputs(form.monthlyBudget, benchmark));
  const { themes, others } = themesOf(brief);
  const groups = groupsOf(themes, input, estimate);
  const lexicon = lexiconOf(brief.language.written);
  const landing = landingMatch(read, groups, lexicon === null ? [] : [lexicon.nearMe]);
  const adCopy = adCopyOf(brief, groups, read);
  const { negatives, conflicts } = chooseNegatives(
    brief.businessType,
    brief.language.written,
    protectedOf(brief, groups),
    {
      audience: brief.targetAudience,
      refused: refusedServices(
        [form.primaryServices, form.uniqueSellingProposition ?? ''],
        brief.language.written,
      ),
    },
  );
  const planned = { brief, groups, estimate, landing, others, negativeCount: negatives.length };
  const { score, checks } = scoreCampaign({ brief, groups, adCopy, negatives, landing });
  const fixes = checks.filter(({ gain }) => gain >= 1).toSorted((a, b) => b.gain - a.gain);
  return {
    campaignName: campaignName(brief),
    businessName: brief.businessName,
    businessType: form.businessType,
    campaignType: form.campaignType,
    industry: brief.industry,
    location: brief.location,
    radius: form.radius,
    monthlyBudget: form.monthlyBudget,
    campaignScore: score,
    biddingStrategy: form.campaignType === 'performance_max' ? 'Maximize conversions' : 'Maximize clicks',
    estimatedCpc: benchmark.cpc,
    estimatedCtr: benchmark.ctr,
    estimatedReach: estimate.reach.middle,
    adGroups: groups,
    targetKeywords: [...new Set(groups.flatMap(({ keywords }) => keywords))],
    negativeKeywords: negatives.map(({ text }) => text),
    negatives,
    negativeConflicts: conflicts,
    adCopy,
    targetAudience: audienceFor(brief),
    landingPageRecommendations: landingAdvice(planned),
    recommendations: [...adviceOf(planned), ...fixes.slice(0, 3).map(({ title, fix }) => `${title}. ${fix}`)],
    estimate,
    landingMatch: landing,
    checks,
    questions: questionsOf(planned),
    notices: [...input.notices, ...languageNotice(brief)],
    language: brief.language.tag,
    form,
    writer: input.writer,
  };
}

function groupsOf(
  themes: readonly Theme[],
  { form, brief, proposed }: CampaignInput,
  estimate: CampaignEstimate,
): AdGroup[] {
  const isPerformanceMax = form.campaignType === 'performance_max';
  const budgets = splitCents(
    estimate.dailyBudget,
    themes.map(() => 1),
  );
  const names = new Set<string>();
  return themes.map((theme, index) => {
    const targets = keywordsOf(theme, brief);
    const ad = adOf(theme, brief, proposed?.get(index));
    const dailyBudget = budgets[index] ?? 0;
    return {
      name: uniqueName(theme.name, names),
      theme: theme.core,
      dailyBudget,
      maxCpc: Math.round(estimate.inputs.cpc * bidRoom),
      keywords: [...new Set(targets.map(({ text }) => text))],
      keywordTargets: isPerformanceMax ? [] : targets,
      ad,
    };
  });
}

function adOf(theme: Theme, brief: AdsBrief, proposed: ProposedAd | undefined): GroupAd {
  const descriptions = descriptionsOf(
    theme,
    brief,
    proposed?.descriptions.map((text) => ({ text })),
  );
  return {
    headlines: headlinesOf(theme, brief, proposed?.headlines),
    descriptions,
    longHeadlines:
      brief.campaignType === 'performance_max'
        ? longHeadlinesOf(
            theme,
            brief,
            descriptions.map(({ text }) => text),
            proposed?.longHeadlines.map((text) => ({ text })),
          )
        : [],
    ...pathsOf(theme, brief),
    finalUrl: brief.website === '' ? null : brief.website,
  };
}

function adCopyOf(brief: AdsBrief, groups: readonly AdGroup[], read: LandingRead): AdCopy {
  const [first] = groups;
  return {
    headlines: first?.ad.headlines.map(({ text }) => text) ?? [],
    descriptions: first?.ad.descriptions.map(({ text }) => text) ?? [],
    longHeadlines: first?.ad.longHeadlines ?? [],
    sitelinks: sitelinksOf(brief, read.state === 'read' ? read.page.links : []),
    callouts: calloutsOf(brief),
    structuredSnippets: snippetsOf(brief),
    businessName: cutToUnits(
      shortName(brief.businessName, adLimits.businessName.max, 'other'),
      adLimits.businessName.max,
      'width',
    ).trim(),
  };
}

function protectedOf(brief: AdsBrief, groups: readonly AdGroup[]): Protected {
  return [
    ...groups.flatMap(({ keywords }) => keywords.map((text) => ({ text, where: 'keyword' as const }))),
    ...brief.givenKeywords.map((text) => ({ text, where: 'keyword' as const })),
    ...brief.services.map(({ name }) => ({ text: name, where: 'service' as const })),
    ...groups.flatMap(({ ad }) => ad.headlines.map(({ text }) => ({ text, where: 'headline' as const }))),
    { text: brief.businessName, where: 'business' },
    { text: brief.industry, where: 'business' },
    { text: brief.location, where: 'place' },
    { text: brief.goals, where: 'goal' },
  ];
}

function uniqueName(name: string, names: Set<string>): string {
  let unique = name;
  for (let number = 2; names.has(unique.toLowerCase()); number += 1) unique = `${name} ${number}`;
  names.add(unique.toLowerCase());
  return unique;
}

const typeNames = { search: 'Search', local: 'Local search', performance_max: 'Performance Max' } as const;

function campaignName({ businessName, campaignType, place, location }: AdsBrief): string {
  return [businessName, typeNames[campaignType], place.replace(/^the /u, '') || location]
    .map((part) => part.slice(0, 60))
    .filter((part) => part !== '')
    .join(' | ');
}

function languageNotice({ language }: AdsBrief): string[] {
  if (language.written !== 'other') return [];
  return [
    'Ads are written in full in English, Spanish, German and French. In this language your own words are used as they are, beside a call to get in touch and a welcome, and there is no list of usual negative keywords.',
  ];
}
