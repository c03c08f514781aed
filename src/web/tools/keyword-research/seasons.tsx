import type { SeasonalHint } from '#contract/keyword-research.ts';
import { classNames } from '#web/lib/class-names.ts';
import { longSource, monthName } from './words.ts';

const year = Array.from({ length: 12 }, (_, index) => index + 1);

/** When what is searched, on a ruler of twelve months: the season filled, the time to prepare dashed before it. */
export function Seasons({ hints }: { hints: readonly SeasonalHint[] }) {
  if (hints.length === 0) return null;
  return (
    <section aria-labelledby="seasons-heading">
      <h2 id="seasons-heading" className="heading text-2xl">
        Seasons
      </h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {hints.map((hint) => (
          <li
            key={`${hint.season} ${hint.months.join()}`}
            className="grid gap-x-8 gap-y-2 py-4 sm:grid-cols-2"
          >
            <div className="min-w-0">
              <h3 className="font-semibold">{hint.season}</h3>
              <p className="sr-only">
                {hint.months.map(monthName).join(', ')}. The page should stand from{' '}
                {monthName(hint.prepareFrom)}.
              </p>
              <MonthRuler hint={hint} />
            </div>
            <div className="min-w-0 text-[0.94rem]">
              <p>{hint.advice}</p>
              {hint.keywords.length > 0 && (
                <p className="mt-1 text-sm [overflow-wrap:anywhere] text-ink-soft">
                  {hint.keywords.slice(0, 6).join(', ')}
                  {hint.keywords.length > 6 && ` and ${hint.keywords.length - 6} more`}
                </p>
              )}
              <p className="mt-1 text-sm text-ink-soft">{longSource(hint.source)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Months from the one to prepare in up to the season, going round the year's end. */
function isPreparing(month: number, { months, prepareFrom }: SeasonalHint): boolean {
  if (months.includes(month) || months.length === 0) return false;
  for (let step = 0; step < 12; step += 1) {
    const at = ((prepareFrom - 1 + step) % 12) + 1;
    if (months.includes(at)) return false;
    if (at === month) return true;
  }
  return false;
}

function MonthRuler({ hint }: { hint: SeasonalHint }) {
  return (
    <div className="mt-2 grid max-w-110 grid-cols-12 gap-px" aria-hidden="true">
      {year.map((month) => (
        <span key={month}>
          <span
            className={classNames(
              'block h-3',
              hint.months.includes(month)
                ? 'bg-pencil'
                : isPreparing(month, hint)
                  ? 'border border-dashed border-pencil'
                  : 'bg-sunken dark:bg-line',
            )}
          />
          <span className="counted block text-center text-[0.7rem] text-ink-soft">
            {monthName(month).charAt(0)}
          </span>
        </span>
      ))}
    </div>
  );
}
