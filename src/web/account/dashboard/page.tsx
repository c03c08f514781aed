import { useEffect, useState } from 'react';
import { ReviewSection } from '#web/account/reviews/review-section.tsx';
import { StorySection } from '#web/account/reviews/story-section.tsx';
import { useActiveUser } from '#web/data/current-user.ts';
import { PageFrame } from '#web/frame/page-frame.tsx';
import { takeNewUserFlag } from '#web/lib/new-user.ts';
import { AccountSummary, QuickStats, TodaysUse } from './account-cards.tsx';
import { CampaignCard } from './campaign-card.tsx';
import { GettingStarted } from './getting-started.tsx';
import { NextStepCard } from './next-step-card.tsx';
import { PlatformTiles } from './platform-tiles.tsx';
import { RecentWork } from './recent-work.tsx';
import { UnpaidNotice } from './unpaid-notice.tsx';

/** Home of an active user: where to sell, what to go on with, and the account's real figures. */
export default function DashboardPage() {
  const user = useActiveUser();
  const [now] = useState(() => new Date());
  const greeting = user.totalGenerations === 0 ? 'Welcome' : 'Welcome back';

  useEffect(() => {
    if (!takeNewUserFlag()) return;
    import('./confetti.ts').then(
      ({ celebrate }) => celebrate(),
      (error: unknown) => console.warn('The confetti could not be loaded.', error),
    );
  }, []);

  return (
    <PageFrame title={`${greeting}, ${user.firstName ?? user.name}`}>
      <UnpaidNotice />
      <NextStepCard user={user} />
      {/* Beside the account a tile keeps the width of "Marketplace" from 1184 px on. */}
      <div className="grid gap-x-14 gap-y-12 min-[74rem]:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="flex min-w-0 flex-col gap-12">
          <PlatformTiles />
          <CampaignCard />
          <RecentWork now={now} />
        </div>
        <aside
          aria-label="Your account"
          className="flex flex-col gap-4 md:max-[74rem]:grid md:max-[74rem]:grid-cols-2 md:max-[74rem]:grid-rows-[auto_1fr]"
        >
          <QuickStats user={user} now={now} />
          <AccountSummary user={user} />
          <TodaysUse />
        </aside>
      </div>
      <GettingStarted user={user} />
      <ReviewSection userId={user.id} />
      <StorySection userId={user.id} />
    </PageFrame>
  );
}
