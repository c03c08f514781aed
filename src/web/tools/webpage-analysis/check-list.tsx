import { useState } from 'react';
import { pageCheckGroups, type PageCheckOutcome, type PageCheckResult } from '#contract/webpage-analysis.ts';
import { countedPoints } from '#rules/text/points.ts';
import { classNames } from '#web/lib/class-names.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { CheckRow } from './check-row.tsx';
import { groupNames, outcomeNames, outcomes } from './page-words.ts';

/** What is shown at first: what is left to do, or everything where nothing is. */
function firstShown(checks: readonly PageCheckResult[]): ReadonlySet<PageCheckOutcome> {
  const open = outcomes.filter(
    (outcome) =>
      (outcome === 'failed' || outcome === 'improvable') && checks.some((check) => check.outcome === outcome),
  );
  return new Set(open.length > 0 ? open : outcomes);
}

/** All checks by group; the filter shows those of some outcomes. */
export function CheckList({ checks, capped }: { checks: readonly PageCheckResult[]; capped: boolean }) {
  const [shown, setShown] = useState(() => firstShown(checks));
  const toggle = (outcome: PageCheckOutcome) =>
    setShown((now) => {
      const next = new Set(now);
      if (!next.delete(outcome)) next.add(outcome);
      return next;
    });
  const visible = checks.filter(({ outcome }) => shown.has(outcome));
  return (
    <Sheet className="max-sm:p-4">
      <section aria-labelledby="checks-heading">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          <h3 id="checks-heading" className="heading text-xl">
            All {checks.length} checks
          </h3>
          <p role="status" className="text-sm text-ink-soft">
            {visible.length} shown
          </p>
        </div>
        <fieldset className="mt-3 mb-2 flex flex-wrap gap-2">
          <legend className="sr-only">Outcomes to show</legend>
          {outcomes.map((outcome) => {
            const count = checks.filter((check) => check.outcome === outcome).length;
            const pressed = shown.has(outcome);
            return (
              <button
                key={outcome}
                type="button"
                aria-pressed={pressed}
                disabled={count === 0}
                onClick={() => toggle(outcome)}
                className={classNames(
                  'inline-flex press-9 items-center gap-1.5 rounded-control border px-2.5 text-sm font-medium disabled:border-line disabled:bg-transparent disabled:text-ink-soft',
                  pressed && count > 0
                    ? 'border-pencil bg-pencil-wash text-pencil'
                    : 'border-line-strong bg-surface text-ink-soft hover:border-ink-soft',
                )}
              >
                {outcomeNames[outcome]}
                <span className="counted text-[0.8rem] font-normal">{count}</span>
              </button>
            );
          })}
        </fieldset>
        {visible.length === 0 && (
          <p className="border-t border-line py-6 text-ink-soft">Choose an outcome to see its checks.</p>
        )}
        {pageCheckGroups.map((group) => (
          <Group
            key={group}
            name={groupNames[group]}
            all={checks.filter((check) => check.group === group)}
            visible={visible.filter((check) => check.group === group)}
            capped={capped}
          />
        ))}
      </section>
    </Sheet>
  );
}

interface GroupProps {
  name: string;
  all: readonly PageCheckResult[];
  visible: readonly PageCheckResult[];
  capped: boolean;
}

function Group({ name, all, visible, capped }: GroupProps) {
  if (visible.length === 0) return null;
  const judged = all.filter(({ score }) => score !== null);
  const passed = judged.filter(({ outcome }) => outcome === 'passed').length;
  const lost = judged.reduce((sum, { points, score }) => sum + points * (1 - (score ?? 0)), 0);
  return (
    <section className="mt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-1.5">
        <h4 className="font-semibold">{name}</h4>
        <p className="text-sm text-ink-soft">
          {judged.length === 0 ? 'none judged' : `${passed} of ${judged.length} passed`}
          {lost >= 0.05 && `, ${countedPoints(lost)} lost`}
        </p>
      </div>
      <ul className="border-b border-line">
        {visible.map((check) => (
          <li key={check.id} className="border-t border-line">
            <CheckRow check={check} capped={capped} />
          </li>
        ))}
      </ul>
    </section>
  );
}
