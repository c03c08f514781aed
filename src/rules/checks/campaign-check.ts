import type { AdCopy, AdGroup, LandingMatch, NegativeKeyword } from '#contract/google-ads.ts';
import type { AdsBrief } from '#rules/writers/google-ads/brief.ts';

/** A campaign as it is judged. */
export interface CampaignContext {
  brief: AdsBrief;
  groups: readonly AdGroup[];
  adCopy: AdCopy;
  negatives: readonly NegativeKeyword[];
  landing: LandingMatch;
}

export interface CampaignVerdict {
  /** 0 to 1; 1 means that nothing is left to do. */
  score: number;
  /** What stands there, with the words or figures themselves. */
  found: string;
  expected: string;
  /** What to do, one imperative sentence. Left out of the report when the score is 1. */
  fix: string;
  field: string | null;
  /** The title for what is wrong here, where the check's own names more than one thing. */
  wrong?: string;
}

/** One judgement about a campaign. It carries no points: a scorecard weighs it. */
export interface CampaignCheck {
  /** Kebab-case noun; the same as the file name. */
  id: string;
  /** Shown when it passes. */
  titleGood: string;
  /** Shown when it does not. */
  titleBad: string;
  /** Why the advertiser should care, one sentence. */
  why: string;
  /** Whether it can judge this campaign at all. */
  applies?: (context: CampaignContext) => boolean;
  judge: (context: CampaignContext) => CampaignVerdict;
}

/** Mean of a figure over the ad groups; 0 without any. */
export function meanOverGroups(groups: readonly AdGroup[], of: (group: AdGroup) => number): number {
  return groups.length === 0 ? 0 : groups.reduce((sum, group) => sum + of(group), 0) / groups.length;
}

/** The group with the lowest figure, to name it. */
export function lowestGroup(groups: readonly AdGroup[], of: (group: AdGroup) => number): AdGroup | undefined {
  return groups.toSorted((a, b) => of(a) - of(b))[0];
}
