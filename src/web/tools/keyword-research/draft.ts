import { budgetRanges, type BudgetRange } from '#contract/keyword-research.ts';
import { platformIds, type PlatformId } from '#contract/platforms.ts';
import { languageChoices } from '#contract/seo-content.ts';
import { forgetDraft, keepDraft, readDraft, readDraftJson } from '#web/lib/tab-draft.ts';

/** The form while it is being filled. Imported files are kept apart: they are no part of what is typed. */
export interface ResearchDraft {
  businessName: string;
  industry: string;
  location: string;
  description: string;
  platform: PlatformId | '';
  products: string[];
  targetAudience: string;
  businessGoals: string;
  budgetRange: BudgetRange;
  competitors: string[];
  currentKeywords: string[];
  contentTypes: string[];
  language: (typeof languageChoices)[number];
}

export const emptyDraft: ResearchDraft = {
  businessName: '',
  industry: '',
  location: '',
  description: '',
  platform: '',
  products: [],
  targetAudience: '',
  businessGoals: '',
  budgetRange: 'medium',
  competitors: [],
  currentKeywords: [],
  contentTypes: [],
  language: 'auto',
};

/** The draft's texts and lists, for going through them. */
const texts = [
  'businessName',
  'industry',
  'location',
  'description',
  'targetAudience',
  'businessGoals',
] as const;
const lists = ['products', 'competitors', 'currentKeywords', 'contentTypes'] as const;

/** A form from something saved earlier, mended where an older version or a hand wrote something else. */
export function draftFrom(saved: unknown): ResearchDraft {
  const draft = structuredClone(emptyDraft);
  if (typeof saved !== 'object' || saved === null) return draft;
  const stored = saved as Record<string, unknown>;
  for (const name of texts) {
    const value = stored[name];
    if (typeof value === 'string') draft[name] = value;
  }
  for (const name of lists) {
    const value = stored[name];
    if (Array.isArray(value)) draft[name] = value.filter((entry) => typeof entry === 'string');
  }
  draft.platform = platformIds.find((id) => id === stored.platform) ?? '';
  draft.budgetRange = budgetRanges.find((range) => range === stored.budgetRange) ?? 'medium';
  draft.language = languageChoices.find((language) => language === stored.language) ?? 'auto';
  return draft;
}

const keyOf = (userId: string) => `shelfmark.keyword-draft.${userId}`;

/** The form as it was left. */
export function loadDraft(userId: string): ResearchDraft {
  return draftFrom(readDraftJson(keyOf(userId)));
}

export function saveDraft(userId: string, draft: ResearchDraft): void {
  keepDraft(keyOf(userId), JSON.stringify(draft));
}

const rowsKeyOf = (userId: string) => `shelfmark.keyword-rows-draft.${userId}`;

/** Rows that were pasted and not yet read. */
export function loadRows(userId: string): string {
  return readDraft(rowsKeyOf(userId)) ?? '';
}

/** Gives whether the rows are there again after a reload. */
export function saveRows(userId: string, rows: string): boolean {
  if (rows !== '' && keepDraft(rowsKeyOf(userId), rows)) return true;
  forgetDraft(rowsKeyOf(userId));
  return rows === '';
}
