import { Link } from 'react-router';
import { buttonClass } from '#web/ui/button.tsx';

const steps = [
  {
    title: 'Pick the platform',
    text: 'The form asks only for what that platform uses, and counts in its own unit.',
  },
  {
    title: 'Say what is true',
    text: 'Five facts make a good listing: what it is, what it is made of, its size, who it is for, what comes with it.',
  },
  {
    title: 'Read the reasons',
    text: 'Each point that is missing says what brings it. Change a field and the score moves with you.',
  },
];

/** Three steps on a ruler, for who is here for the first time. */
export function GettingStarted() {
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
        {steps.map(({ title, text }, index) => (
          <li key={title} className="relative pt-6">
            <span
              className="ticks absolute inset-x-0 top-0 h-2.5 border-t-2 border-pencil"
              style={{ '--tick': '10%' }}
              aria-hidden="true"
            />
            <p className="font-semibold">
              <span className="counted mr-2 font-normal text-pencil">{index + 1}</span>
              {title}
            </p>
            <p className="mt-1 text-[0.94rem] text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
