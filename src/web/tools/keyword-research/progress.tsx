import { researchCategories } from '#contract/keyword-research.ts';
import { classNames } from '#web/lib/class-names.ts';
import type { RunningResearch } from './use-research.ts';
import { categoryNames } from './words.ts';

/** Where a research stands: what is being done, and the lists that stand already, each as a strip of its length. */
export function Progress({ running }: { running: RunningResearch }) {
  const { businessName, step, counts } = running;
  const longest = Math.max(20, ...Object.values(counts));
  return (
    <div className="rounded-sheet border border-dashed border-line-strong px-6 py-10 sm:px-10">
      <p className="heading text-2xl" role="status">
        {step?.message ?? 'Researching...'}
      </p>
      <p className="mt-1 text-ink-soft [overflow-wrap:anywhere]">
        {businessName}
        {step && step.total > 1 && (
          <span className="counted">
            {' '}
            · {step.done}/{step.total}
          </span>
        )}
      </p>
      <ul className="mt-6 flex flex-col gap-2.5">
        {researchCategories.map((category) => {
          const count = counts[category];
          return (
            <li key={category} className="grid grid-cols-[6.5rem_minmax(0,1fr)_3rem] items-center gap-3">
              <span className={count === undefined ? 'text-ink-soft' : 'font-medium'}>
                {categoryNames[category]}
              </span>
              <span className="h-2.5 bg-sunken dark:bg-line">
                <span
                  className={classNames('cut block h-full transition-[width] duration-300', 'bg-pencil')}
                  style={{ width: `${((count ?? 0) / longest) * 100}%` }}
                />
              </span>
              <span className="counted text-right text-sm">{count ?? '–'}</span>
            </li>
          );
        })}
      </ul>
      <p className="mt-6 max-w-140 text-sm text-ink-soft">Leaving the page stops the research.</p>
    </div>
  );
}
