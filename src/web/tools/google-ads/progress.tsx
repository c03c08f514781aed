import { Spinner } from '#web/ui/spinner.tsx';
import type { RunningGeneration } from './use-generation.ts';

/** What is being done, and the headlines that stand already. */
export function Progress({ running }: { running: RunningGeneration }) {
  const { done, total, steps, headlines } = running;
  return (
    <div className="rounded-frame border border-dashed border-line-strong px-4 py-4">
      <div role="status" className="flex items-center gap-3">
        <Spinner />
        <span>{steps.at(-1) ?? 'Asking for a place…'}</span>
        {total > 1 && (
          <span className="counted ml-auto text-sm text-ink-soft">
            {done}/{total}
          </span>
        )}
      </div>
      {headlines.length > 0 && (
        <ul aria-label="Headlines so far" className="mt-3 flex flex-col gap-1 text-[0.94rem] text-ink-soft">
          {headlines.slice(0, 15).map((headline) => (
            <li key={headline} dir="auto" className="truncate">
              {headline}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
