import type { HistoryEntry } from '#contract/history.ts';
import type { CurrentUser } from '#contract/session.ts';
import { readStored, writeStored } from '#web/lib/storage.ts';

export const guideSteps = ['first-listing', 'good-score', 'second-platform'] as const;
export type GuideStep = (typeof guideSteps)[number];

const isGuideStep = (value: string): value is GuideStep => guideSteps.some((step) => step === value);
const keyOf = (userId: string) => `guide.${userId}`;

/**
 * Steps of the guide that are done. The dashboard reads the newest entries only, so what was seen done once stays
 * done, in this browser.
 */
export function stepsDone(
  user: Pick<CurrentUser, 'id'>,
  entries: readonly Pick<HistoryEntry, 'platform' | 'contentType' | 'seoContent'>[],
): ReadonlySet<GuideStep> {
  const done = new Set((readStored(keyOf(user.id)) ?? '').split(' ').filter(isGuideStep));
  const before = done.size;
  const listings = entries.filter(
    ({ contentType }) => contentType === 'generated' || contentType === 'seo_content',
  );
  // The count of generations says nothing here: what the other tools make counts in it too.
  if (listings.length > 0) done.add('first-listing');
  if (listings.some(({ seoContent }) => (seoContent?.seoScore ?? 0) >= 80)) done.add('good-score');
  if (new Set(listings.map(({ platform }) => platform)).size > 1) done.add('second-platform');
  if (done.size > before) writeStored(keyOf(user.id), [...done].join(' '));
  return done;
}
