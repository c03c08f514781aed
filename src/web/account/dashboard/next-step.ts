import { generatorPlatformIds, type PlatformId } from '#contract/platforms.ts';
import type { HistoryEntry } from '#contract/history.ts';
import type { PlanKey } from '#contract/plans.ts';
import type { CurrentUser } from '#contract/session.ts';
import { platformOfPlan, writingAddress } from '#web/account/writing-place.ts';

/** A listing of this score or more is shown in green; below it there is something to gain. */
const goodScore = 80;

export interface NextStep {
  title: string;
  text: string;
  to: string;
  action: string;
}

interface Situation {
  user: Pick<CurrentUser, 'totalGenerations' | 'cancelAtPeriodEnd'>;
  /** Null when it was given by the operator, or is not known yet. */
  plan: PlanKey | null;
  /** Newest first. */
  entries: readonly Pick<
    HistoryEntry,
    'id' | 'title' | 'platform' | 'contentType' | 'seoContent' | 'googleAdsCampaignId' | 'webpageAnalysisId'
  >[];
  /** Name of a platform as users know it. */
  nameOf: (platform: PlatformId) => string;
}

const scoreOf = (entry: Situation['entries'][number]) => entry.seoContent?.seoScore;
const isGenerated = (entry: Situation['entries'][number]) =>
  entry.contentType === 'generated' || entry.contentType === 'seo_content';

function otherPlatform(platform: PlatformId, nameOf: Situation['nameOf']): string {
  return platform === 'website' ? 'Write it for your website too' : `Sell it on ${nameOf(platform)} too`;
}

/** The one thing that brings most now, from what the account really holds. */
export function nextStep({ user, plan, entries, nameOf }: Situation): NextStep {
  if (user.cancelAtPeriodEnd) {
    return {
      title: 'Your subscription is about to end',
      text: 'Everything stays open until then. Take the cancellation back if you want to go on.',
      to: '/settings',
      action: 'Open the settings',
    };
  }
  const bought = platformOfPlan(plan);
  if (entries.length === 0) {
    // Old entries may have been cleaned away, and runs of other tools count as generations too.
    const listing = user.totalGenerations === 0 ? 'your first listing' : 'a listing';
    return {
      title: bought ? `Write ${listing} for ${nameOf(bought)}` : `Write ${listing}`,
      text: 'Say what it is, what it is made of, its size, who it is for and what comes with it.',
      to: bought ? writingAddress(bought) : '/seo-generator',
      action: 'Open the generator',
    };
  }
  const [newest] = entries;
  if (newest?.contentType === 'draft') {
    return {
      title: `Finish “${newest.title}”`,
      text: 'It was kept as a draft, with everything that you typed.',
      to: `/seo-generator?history=${newest.id}`,
      action: 'Go on writing',
    };
  }
  if (newest?.contentType === 'webpage_analysis' && newest.webpageAnalysisId !== null) {
    return {
      title: `Mend “${newest.title}”`,
      text: 'Its analysis says what each fix brings. Analyze the page again afterwards and compare the two.',
      to: `/webpage-analyzer?id=${newest.webpageAnalysisId}`,
      action: 'Open the analysis',
    };
  }
  if (newest?.contentType === 'google_ads_campaign' && newest.googleAdsCampaignId !== null) {
    return {
      title: `Post “${newest.title}”`,
      text: 'Look over its ads, then download the files for Google Ads Editor and post them in your own account.',
      to: `/google-ads?id=${newest.googleAdsCampaignId}`,
      action: 'Open the campaign',
    };
  }
  const weak = entries.find((entry) => isGenerated(entry) && (scoreOf(entry) ?? goodScore) < goodScore);
  if (weak) {
    return {
      title: `Bring “${weak.title}” to ${goodScore} points`,
      text: `It stands at ${scoreOf(weak)}. Each check says what it found and how many points the fix brings.`,
      to: `/seo-generator?history=${weak.id}`,
      action: 'See what is missing',
    };
  }
  const used = new Set(entries.map(({ platform }) => platform));
  const unused = bought && !used.has(bought) ? bought : generatorPlatformIds.find((id) => !used.has(id));
  return {
    title: unused ? otherPlatform(unused, nameOf) : 'Write the next listing',
    text: unused
      ? 'The same facts, cut to another platform’s limits.'
      : 'Your last listings are all at 80 points or more.',
    to: unused ? writingAddress(unused) : '/seo-generator',
    action: 'Open the generator',
  };
}
