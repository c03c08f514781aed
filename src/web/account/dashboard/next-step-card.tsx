import { titleLimits } from 'virtual:title-limits';
import { Link } from 'react-router';
import type { CurrentUser } from '#contract/session.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { nextStep } from './next-step.ts';
import { useBilling, useRecentWork } from './queries.ts';

/** What it mostly takes: on a phone the button stands under the words. */
const room = 'mb-10 min-h-46 rounded-frame sm:min-h-29';

/** The one thing to do now, on a piece of the mat. Its place is kept until the facts are there. */
export function NextStepCard({ user }: { user: CurrentUser }) {
  const billing = useBilling();
  const recent = useRecentWork();
  if (recent.isPending || billing.isPending) return <div className={`${room} bg-sunken`} />;
  const step = nextStep({
    user,
    plan: billing.data?.plan ?? null,
    entries: recent.data ?? [],
    nameOf: (platform) => titleLimits[platform].name,
  });
  return (
    <section
      aria-labelledby="next-heading"
      className={`${room} mat on-mat flex flex-wrap items-center justify-between gap-x-10 gap-y-4 px-5 py-5 sm:px-7`}
    >
      <div className="min-w-0">
        <h2 id="next-heading" className="heading line-clamp-3 text-2xl [overflow-wrap:anywhere]">
          {step.title}
        </h2>
        <p className="mt-1.5 text-mat-soft">{step.text}</p>
      </div>
      <Link to={step.to} className={buttonClass('on-mat')}>
        {step.action}
      </Link>
    </section>
  );
}
