import {
  adsBounds,
  businessTypes,
  campaignTypes,
  type BusinessType,
  type CampaignType,
  type GoogleAdsFormInput,
} from '#contract/google-ads-form.ts';
import { languageChoices } from '#contract/seo-content.ts';
import { keepDraft, readDraftJson } from '#web/lib/tab-draft.ts';
import { typedNumber } from '#web/lib/typed-number.ts';

/** The form as it is typed: every field a text, so that a half-typed number is kept as it is. */
export interface AdsDraft {
  businessName: string;
  businessType: BusinessType;
  industry: string;
  location: string;
  radius: string;
  monthlyBudget: string;
  campaignType: CampaignType;
  primaryServices: string;
  website: string;
  targetKeywords: string;
  uniqueSellingProposition: string;
  targetAudience: string;
  businessGoals: string;
  competitorAnalysis: string;
  seasonalConsiderations: string;
  phone: string;
  address: string;
  language: (typeof languageChoices)[number];
}

/** The form of a first visit (document 2 §3). */
export const emptyDraft: AdsDraft = {
  businessName: '',
  businessType: 'service',
  industry: '',
  location: '',
  radius: String(adsBounds.radius.default),
  monthlyBudget: String(adsBounds.monthlyBudget.default),
  campaignType: 'search',
  primaryServices: '',
  website: '',
  targetKeywords: '',
  uniqueSellingProposition: '',
  targetAudience: '',
  businessGoals: '',
  competitorAnalysis: '',
  seasonalConsiderations: '',
  phone: '',
  address: '',
  language: 'auto',
};

const keyOf = (userId: string) => `shelfmark.google-ads-draft.${userId}`;

const choices: Partial<Record<keyof AdsDraft, readonly string[]>> = {
  businessType: businessTypes,
  campaignType: campaignTypes,
  language: languageChoices,
};

/** A form out of something saved earlier, a draft or a campaign's form; what does not fit is left as on a first visit. */
export function draftFrom(saved: unknown): AdsDraft {
  const draft: Record<string, string> = { ...emptyDraft };
  if (typeof saved !== 'object' || saved === null) return { ...emptyDraft };
  const values = new Map<string, unknown>(Object.entries(saved));
  for (const field of Object.keys(emptyDraft) as (keyof AdsDraft)[]) {
    const value = values.get(field);
    const text = Array.isArray(value)
      ? value.filter((entry) => typeof entry === 'string').join(', ')
      : typeof value === 'number'
        ? String(value)
        : value;
    if (typeof text === 'string' && (choices[field]?.includes(text) ?? true)) draft[field] = text;
  }
  return draft as unknown as AdsDraft;
}

export function saveDraft(userId: string, draft: AdsDraft): void {
  keepDraft(keyOf(userId), JSON.stringify(draft));
}

/** The draft of the last visit, mended where an older version or a hand wrote something else. */
export function loadDraft(userId: string): AdsDraft {
  return draftFrom(readDraftJson(keyOf(userId)));
}

/** Entries of a field in which they stand apart by commas or lines. */
const entriesOf = (typed: string) =>
  typed
    .split(/[,\n]/u)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** What is sent of a typed form. A number that is none stays none, for the contract's own message. */
export function formOf(draft: AdsDraft): GoogleAdsFormInput {
  return {
    ...draft,
    radius: typedNumber(draft.radius),
    monthlyBudget: typedNumber(draft.monthlyBudget),
    targetKeywords: entriesOf(draft.targetKeywords),
  };
}
