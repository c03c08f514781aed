import { FileSearch, Megaphone, type LucideIcon } from 'lucide-react';
import type { HistoryEntry } from '#contract/history.ts';

/** What is no listing: it has a mark and a name of its own kind in place of a platform's. */
export const otherKinds: Partial<Record<HistoryEntry['contentType'], { icon: LucideIcon; name: string }>> = {
  webpage_analysis: { icon: FileSearch, name: 'Webpage analysis' },
  google_ads_campaign: { icon: Megaphone, name: 'Google Ads campaign' },
};
