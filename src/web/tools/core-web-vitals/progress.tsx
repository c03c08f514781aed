import { speedPhases, type SpeedPhase } from '#contract/core-web-vitals.ts';
import { classNames } from '#web/lib/class-names.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import type { RunningAnalysis } from './use-analysis.ts';
import { hostOf } from '#web/lib/typed-address.ts';

const phaseWords: Record<SpeedPhase, string> = {
  starting: 'Start a browser',
  loading: 'Load the page',
  collecting: 'Collect what it did',
  auditing: 'Judge it',
};

function headline({ form, state }: RunningAnalysis): string {
  if (state === null) return 'Asking for a place…';
  if (state.state === 'waiting') {
    return state.place === 1 ? 'You are next in line' : `Place ${state.place} in line`;
  }
  return form.runs === 3 ? `Run ${state.run} of 3` : 'Measuring';
}

/** Where a run stands: its place in line, then the step that is going on. */
export function Progress({ running }: { running: RunningAnalysis }) {
  const { form, state } = running;
  const at = state?.state === 'running' ? speedPhases.indexOf(state.phase) : -1;
  return (
    <div className="rounded-sheet border border-dashed border-line-strong px-6 py-10 sm:px-10">
      <p className="heading text-2xl" role="status">
        {headline(running)}
      </p>
      <p className="mt-1 text-ink-soft">
        {hostOf(form.url)}, {form.strategy === 'desktop' ? 'desktop' : 'mobile'}
      </p>
      <ol className="mt-6 grid gap-x-4 gap-y-2 sm:grid-cols-4">
        {speedPhases.map((phase, index) => (
          <li
            key={phase}
            aria-current={index === at ? 'step' : undefined}
            className={classNames(
              'flex items-center gap-2 border-t-4 pt-2 text-[0.94rem]',
              index < at && 'border-pencil text-ink-soft',
              index === at && 'border-pencil font-medium text-ink',
              index > at && 'border-line text-ink-soft',
            )}
          >
            {index === at && <Spinner size={16} />}
            {phaseWords[phase]}
          </li>
        ))}
      </ol>
      <p className="mt-6 max-w-140 text-sm text-ink-soft">
        A run usually takes about ten seconds and is stopped after sixty. Leaving the page stops it.
      </p>
    </div>
  );
}
