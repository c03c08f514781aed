import { Check } from 'lucide-react';
import { classNames } from '#web/lib/class-names.ts';
import { hostOf } from '#web/lib/typed-address.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import type { RunningAnalysis } from './use-analysis.ts';

/** What the server is doing, in its own words, and what it has done. */
export function Progress({ running }: { running: RunningAnalysis }) {
  const { form, steps } = running;
  const current = steps.at(-1) ?? 'Sending the page';
  return (
    <div className="rounded-sheet border border-dashed border-line-strong px-6 py-10 sm:px-10">
      <p className="heading text-2xl [overflow-wrap:anywhere]">
        {form.html === undefined ? 'Analyzing' : 'Analyzing the HTML of'} {hostOf(form.url)}
      </p>
      <p role="status" className="sr-only">
        {current}
      </p>
      <ol className="mt-6 flex flex-col gap-2.5 text-[0.94rem]">
        {(steps.length === 0 ? [current] : steps).map((step, index, { length }) => {
          const going = index === length - 1;
          return (
            <li
              // oxlint-disable-next-line react/no-array-index-key -- steps are only ever added at the end
              key={index}
              className={classNames('flex items-center gap-2.5', going ? 'font-medium' : 'text-ink-soft')}
            >
              {going ? (
                <Spinner size={16} />
              ) : (
                <Check size={16} strokeWidth={2.25} className="shrink-0 text-good" aria-hidden="true" />
              )}
              {step}
            </li>
          );
        })}
      </ol>
      <p className="mt-6 max-w-140 text-sm text-ink-soft">
        {form.html === undefined
          ? 'Usually a few seconds; links that do not answer are given up after twelve.'
          : 'Usually a second or two; nothing is fetched.'}{' '}
        Leaving the page stops the analysis.
      </p>
    </div>
  );
}
