import { platformOfCatalogueKey, type GeneratorPlatformId } from '#contract/platforms.ts';
import { generatorPlatformIds } from '#contract/platforms.ts';
import type { HistoryEntry } from '#contract/history.ts';
import type { PlanKey } from '#contract/plans.ts';
import type { CurrentUser } from '#contract/session.ts';

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
    'id' | 'title' | 'platform' | 'contentType' | 'seoContent' | 'webpageAnalysisId'
  >[];
  /** Name of a platform as users know it. */
  nameOf: (platform: GeneratorPlatformId) => string;
}

/** The generator's platform behind a plan; null for the bundle and for Walmart, which has a screen of its own. */
export function generatorPlatformOf(plan: PlanKey | null): GeneratorPlatformId | null {
  if (plan === null || plan === 'bundle') return null;
  const platform = platformOfCatalogueKey(plan);
  return generatorPlatformIds.find((id) => id === platform) ?? null;
}

const scoreOf = (entry: Situation['entries'][number]) => entry.seoContent?.seoScore;
const isGenerated = (entry: Situation['entries'][number]) =>
  entry.contentType === 'generated' || entry.contentType === 'seo_content';

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
  const bought = generatorPlatformOf(plan);
  if (user.totalGenerations === 0 && entries.length === 0) {
    return {
      title: bought ? `Write your first listing for ${nameOf(bought)}` : 'Write your first listing',
      text: 'Say what it is, what it is made of, its size, who it is for and what comes with it.',
      to: bought ? `/seo-generator?platform=${bought}` : '/seo-generator',
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
    title: unused ? `Sell it on ${nameOf(unused)} too` : 'Write the next listing',
    text: unused
      ? 'The same facts, cut to another platform’s limits.'
      : 'Your last listings are all at 80 points or more.',
    to: unused ? `/seo-generator?platform=${unused}` : '/seo-generator',
    action: 'Open the generator',
  };
}
