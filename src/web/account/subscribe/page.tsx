import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { CurrentUser } from '#contract/session.ts';
import { isActiveUser } from '#web/data/current-user.ts';
import { userQuery } from '#web/data/queries.ts';
import { useSignInAddresses } from '#web/data/sign-in.ts';
import { classNames } from '#web/lib/class-names.ts';
import { BundleLabel } from '#web/marketing/plans/bundle-label.tsx';
import { PlanList } from '#web/marketing/plans/plan-list.tsx';
import { publicColumn, PublicFrame } from '#web/marketing/public-frame.tsx';

function Standing({ user }: { user: CurrentUser | null }) {
  const { login } = useSignInAddresses();
  const link = 'text-mat-ink underline underline-offset-4';
  if (user === null) {
    return (
      <>
        An active subscription opens the tools. Choose a plan, or{' '}
        <a href={login} className={link}>
          sign in
        </a>{' '}
        with an account that has one.
      </>
    );
  }
  const name = <bdi>{user.email ?? user.name}</bdi>;
  if (!isActiveUser(user)) {
    return (
      <>{name} has no active subscription. Choose a plan, and everything that you saved is open again.</>
    );
  }
  return (
    <>
      All tools are open to {name}.{' '}
      <Link to="/dashboard" className={link}>
        Go to the dashboard
      </Link>
    </>
  );
}

/** `/subscribe`: where a call that needs a subscription sends the browser. */
export default function SubscribePage() {
  const { data: user = null } = useQuery(userQuery);
  // By the address alone, or by a call that was refused before the payment arrived.
  const isActive = isActiveUser(user);
  return (
    <PublicFrame
      head={
        <div className="pt-6 pb-12 sm:pt-10">
          <h1 className="display text-[clamp(2.6rem,6.5vw,5rem)]">
            {isActive ? 'Your subscription is active' : 'Subscription required'}
          </h1>
          <p className="mt-5 max-w-176 text-lg leading-relaxed text-pretty text-mat-soft">
            <Standing user={user} />
          </p>
          <div className="mt-9">
            <BundleLabel />
          </div>
        </div>
      }
    >
      <section aria-labelledby="plans-heading" className={classNames(publicColumn, 'py-12 lg:py-16')}>
        <h2 id="plans-heading" className="heading mb-5 text-3xl">
          One platform at a time
        </h2>
        <PlanList />
      </section>
    </PublicFrame>
  );
}
