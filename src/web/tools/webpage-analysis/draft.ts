import { forgetDraft, keepDraft, readDraft, readDraftJson } from '#web/lib/tab-draft.ts';

/** Where the page comes from: fetched from its address, or given as HTML. */
export const sources = ['address', 'html'] as const;
export type Source = (typeof sources)[number];

export interface PageDraft {
  source: Source;
  url: string;
  html: string;
}

const addressKey = (userId: string) => `shelfmark.page-draft.${userId}`;
const htmlKey = (userId: string) => `shelfmark.page-html-draft.${userId}`;

/** The form as it was left, mended where something else was written there. */
export function loadDraft(userId: string): PageDraft {
  const html = readDraft(htmlKey(userId)) ?? '';
  const saved = readDraftJson(addressKey(userId));
  if (typeof saved !== 'object' || saved === null) return { source: 'address', url: '', html };
  const { url, source } = saved as Record<string, unknown>;
  return {
    source: source === 'html' ? 'html' : 'address',
    url: typeof url === 'string' ? url : '',
    html,
  };
}

export function saveAddress(userId: string, { source, url }: Pick<PageDraft, 'source' | 'url'>): void {
  keepDraft(addressKey(userId), JSON.stringify({ source, url }));
}

/** Gives whether the HTML is there again after a reload: the browser's storage may be too small for it. */
export function saveHtml(userId: string, html: string): boolean {
  if (html !== '' && keepDraft(htmlKey(userId), html)) return true;
  forgetDraft(htmlKey(userId));
  return html === '';
}
