import { hostOf } from '#web/lib/typed-address.ts';
import { surfaceNames } from './social-words.ts';
import type { RunningOptimization } from './use-optimization.ts';

/** Where an optimization stands: what is being done, what the page has, the titles that are written already. */
export function Progress({ running }: { running: RunningOptimization }) {
  const { url, step, page, texts } = running;
  const titles = texts
    ? Object.entries(texts).flatMap(([surface, text]) => (text ? [[surface, text.title] as const] : []))
    : [];
  return (
    <div className="rounded-sheet border border-dashed border-line-strong px-6 py-10 sm:px-10">
      <p className="heading text-2xl" role="status">
        {step?.message ?? 'Optimizing...'}
      </p>
      <p className="mt-1 text-ink-soft [overflow-wrap:anywhere]">
        {hostOf(url)}
        {step && step.total > 1 && (
          <span className="counted">
            {' '}
            · {step.done}/{step.total}
          </span>
        )}
      </p>
      {page && (
        <p className="mt-5 max-w-140">
          {page.state === 'read'
            ? `The page names ${page.tagCount} tags. ${page.missing.length === 0 ? 'None that a card needs is missing.' : `Missing: ${page.missing.join(', ')}.`}`
            : page.message}
        </p>
      )}
      {titles.length > 0 && (
        <dl className="mt-5 grid gap-x-4 gap-y-1.5 sm:grid-cols-[7rem_minmax(0,1fr)]">
          {titles.map(([surface, title]) => (
            <div key={surface} className="contents">
              <dt className="text-sm text-ink-soft">{surfaceNames[surface as keyof typeof surfaceNames]}</dt>
              <dd dir="auto" className="[overflow-wrap:anywhere]">
                {title}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-6 max-w-140 text-sm text-ink-soft">Leaving the page stops it.</p>
    </div>
  );
}
