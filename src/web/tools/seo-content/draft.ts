import type { SeoFormInput } from '#contract/seo-content.ts';
import { forgetDraft, keepDraft, readDraftJson } from '#web/lib/tab-draft.ts';

/** The form while it is being filled; `platform` is empty until a tile is chosen. */
export type SeoFormDraft = Omit<SeoFormInput, 'platform'> & { platform: SeoFormInput['platform'] | '' };

/** The form of a new session (document 2 §4). */
export function emptyDraft(): SeoFormDraft {
  return {
    platform: '',
    businessName: '',
    industry: '',
    products: [{ name: '', category: '', description: '' }],
    bodyTextSections: [{ id: 'section_1', content: '' }],
  };
}

/** Whether the form holds what Start New Session saves as a draft first: a name, industry, audience, body text or product. */
export function isWorthKeeping(draft: SeoFormDraft): boolean {
  const filled = (text: string | undefined) => (text ?? '').trim() !== '';
  return (
    filled(draft.businessName) ||
    filled(draft.industry) ||
    filled(draft.targetAudience) ||
    (draft.bodyTextSections ?? []).some((section) => filled(section.content)) ||
    draft.products.some((product) => filled(product.name))
  );
}

const keyOf = (userId: string) => `shelfmark.seo-draft.${userId}`;

/**
 * Drafts live in the browser, so they survive a reload, a lost connection and an expired session. A full or forbidden
 * storage must not disturb typing; the page itself still holds the text.
 */
export function saveDraft(userId: string, draft: SeoFormDraft): void {
  keepDraft(keyOf(userId), JSON.stringify(draft));
}

export function clearDraft(userId: string): void {
  forgetDraft(keyOf(userId));
}

/** The saved draft, mended where an older version of the product or a hand wrote something else. */
export function loadDraft(userId: string): SeoFormDraft | null {
  return draftFrom(readDraftJson(keyOf(userId)));
}

/** A form from something saved earlier (a draft, a history entry); `null` when it is none. */
export function draftFrom(saved: unknown): SeoFormDraft | null {
  if (typeof saved !== 'object' || saved === null) return null;
  const empty = emptyDraft();
  const draft = { ...empty, ...saved } as SeoFormDraft;
  if (!Array.isArray(draft.products) || draft.products.length === 0) draft.products = empty.products;
  if (!Array.isArray(draft.bodyTextSections) || draft.bodyTextSections.length === 0) {
    draft.bodyTextSections = empty.bodyTextSections;
  }
  return draft;
}
