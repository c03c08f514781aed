import { useQuery } from '@tanstack/react-query';
import { userQuery } from '#web/data/queries.ts';
import { useSignInAddresses } from '#web/data/sign-in.ts';
import { classNames } from '#web/lib/class-names.ts';
import { BundleLabel } from '#web/marketing/plans/bundle-label.tsx';
import { PlanList } from '#web/marketing/plans/plan-list.tsx';
import { publicColumn, PublicFrame } from '#web/marketing/public-frame.tsx';

/** `/subscribe`: where a call that needs a subscription sends the browser. */
export default function SubscribePage() {
  const { data: user } = useQuery(userQuery);
  const { login } = useSignInAddresses();
  return (
    <PublicFrame
      head={
        <div className="pt-6 pb-12 sm:pt-10">
          <h1 className="display text-[clamp(2.6rem,6.5vw,5rem)]">Subscription required</h1>
          <p className="mt-5 max-w-176 text-lg leading-relaxed text-pretty text-mat-soft">
            {user ? (
              <>
                {user.email ?? user.name} has no active subscription. Choose a plan, and everything that you
                saved is open again.
              </>
            ) : (
              <>
                An active subscription opens the tools. Choose a plan, or{' '}
                <a href={login} className="text-mat-ink underline underline-offset-4">
                  sign in
                </a>{' '}
                with an account that has one.
              </>
            )}
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
