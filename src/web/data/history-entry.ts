import type { HistoryEntry } from '#contract/history.ts';
import type { SeoResultItem } from '#contract/seo-content.ts';
import { call } from './client.ts';

/** The history's entry of a listing whose number the page does not know: posting it again gives the one that is there. */
export function entryOf(item: SeoResultItem): Promise<HistoryEntry> {
  return call('POST /api/content-history', {
    body: {
      businessName: '',
      platform: item.platform,
      contentType: 'generated',
      tags: ['generated', 'completed'],
      seoContent: item,
    },
  });
}
