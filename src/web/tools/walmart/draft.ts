import { WalmartForm } from '#contract/walmart.ts';
import { keepDraft, readDraftJson } from '#web/lib/tab-draft.ts';

export const emptyForm: Required<WalmartForm> = {
  productName: '',
  category: '',
  keyFeatures: '',
  targetAudience: '',
  priceRange: '',
  brandInfo: '',
};

/** What is kept between two visits: the form as it was typed, and the entry of the last result. */
export interface WalmartDraft {
  form: Required<WalmartForm>;
  historyId: number | null;
}

const keyOf = (userId: string) => `shelfmark.walmart-draft.${userId}`;

/** A form out of something saved earlier; what is no text is left empty. */
export function formFrom(saved: unknown): Required<WalmartForm> {
  const form = { ...emptyForm };
  if (typeof saved !== 'object' || saved === null) return form;
  const values = new Map<string, unknown>(Object.entries(saved));
  for (const field of WalmartForm.keyof().options) {
    const value = values.get(field);
    if (typeof value === 'string') form[field] = value;
  }
  return form;
}

export function saveDraft(userId: string, draft: WalmartDraft): void {
  keepDraft(keyOf(userId), JSON.stringify(draft));
}

/** The draft of the last visit, mended where an older version or a hand wrote something else. */
export function loadDraft(userId: string): WalmartDraft {
  const saved = readDraftJson(keyOf(userId));
  if (typeof saved !== 'object' || saved === null) return { form: { ...emptyForm }, historyId: null };
  const form = formFrom('form' in saved ? saved.form : null);
  const historyId =
    'historyId' in saved && Number.isInteger(saved.historyId) ? Number(saved.historyId) : null;
  return { form, historyId };
}
