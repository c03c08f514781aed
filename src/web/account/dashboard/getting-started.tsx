import { CircleCheck } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { CurrentUser } from '#contract/session.ts';
import { classNames } from '#web/lib/class-names.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { guideSteps, stepsDone, type GuideStep } from './guide.ts';
import { useRecentWork } from './queries.ts';

const steps: Record<GuideStep, { title: string; text: string }> = {
  'first-listing': {
    title: 'Write your first listing',
    text: 'Five facts make a good one: what it is, what it is made of, its size, who it is for, what comes with it.',
  },
  'good-score': {
    title: 'Bring one to 80 points',
    text: 'Each point that is missing says what brings it. Change a field and the score moves with you.',
  },
  'second-platform': {
    title: 'Cut it for a second platform',
    text: 'The form asks only for what that platform uses, and counts in its own unit.',
  },
};

/** Three steps on a ruler. They tick themselves from what the account holds. */
export function GettingStarted({ user }: { user: CurrentUser }) {
  const { data: entries } = useRecentWork();
  const done = useMemo(() => stepsDone(user, entries ?? []), [user, entries]);
  return (
    <section aria-labelledby="start-heading" className="mt-14 border-t border-line pt-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="start-heading" className="heading text-2xl">
          Getting started
        </h2>
        <Link to="/dashboard#platforms" className={buttonClass('secondary', 's')}>
          Pick a platform
        </Link>
      </div>
      <ol className="mt-6 grid gap-x-10 gap-y-6 md:grid-cols-3">
        {guideSteps.map((step, index) => {
          const { title, text } = steps[step];
          const isDone = done.has(step);
          return (
            <li key={step} className="relative pt-6">
              <span
                className={classNames(
                  'ticks absolute inset-x-0 top-0 h-2.5 border-t-2',
                  isDone ? 'border-good' : 'border-line-strong',
                )}
                style={{ '--tick': '10%' }}
                aria-hidden="true"
              />
              <p className="flex items-center gap-2 font-semibold">
                {isDone ? (
                  <CircleCheck size={18} className="text-good" aria-hidden="true" />
                ) : (
                  <span className="counted w-4.5 text-center font-normal text-pencil">{index + 1}</span>
                )}
                {title}
                {isDone && <span className="text-sm font-medium text-good">Done</span>}
              </p>
              <p className="mt-1 text-[0.94rem] text-ink-soft">{text}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
