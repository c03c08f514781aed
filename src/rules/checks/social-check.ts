import type { SocialSurface } from '#contract/social-meta.ts';
import type { Ledger } from '#rules/listing/listing.ts';
import type { TextFieldRule } from '#rules/platforms/platform.ts';
import type { NetworkRule } from '#rules/social-meta/networks/network.ts';

/** A picture as a check sees it: the page's as it was found, or ours. */
export interface JudgedImage {
  /** Why it cannot be shown at all; null when it can. */
  fault: string | null;
  /** How large the network shows it. */
  shown: 'large' | 'small' | 'none';
  width: number | null;
  height: number | null;
  bytes: number | null;
  alt: string | null;
  /** In words, such as `1200 × 630 PNG, drawn here`. */
  found: string;
}

/** One card with what it is judged against; the same for the page's present tags and for ours. */
export interface SocialCardContext {
  surface: SocialSurface;
  /** Null for the tags that every page has. */
  network: NetworkRule | null;
  titleRule: TextFieldRule;
  descriptionRule: TextFieldRule;
  title: string;
  description: string;
  /** Words of the page's title element. */
  titleTag: string;
  /** Null for the tags that every page has, which name no picture. */
  image: JudgedImage | null;
  ledger: Ledger;
  brand: string;
  /** What the page is about, and what it wants to be found by. */
  topics: readonly string[];
  callToAction: string;
  /** Faults in the form of the tags that it is made of. */
  tagFaults: readonly string[];
  /** The words are ours, so that each claim must stand in the brief. A page may say more than its brief. */
  written: boolean;
}

/** What a check found out about one card. */
export interface SocialVerdict {
  /** 0 to 1; 1 means that nothing is left to do. */
  score: number;
  found: string;
  expected: string;
  /** What to do, one imperative sentence. */
  fix: string;
  field: 'title' | 'description' | 'image' | null;
}

/** One judgement over a card. Facts measure, a check judges, the scorecard weighs. */
export interface SocialCheckRule {
  /** Kebab-case; the same as the file name. */
  id: string;
  titleGood: string;
  titleBad: string;
  why: string;
  /** Whether it can judge this card at all. */
  applies?: (card: SocialCardContext) => boolean;
  judge: (card: SocialCardContext) => SocialVerdict;
}
