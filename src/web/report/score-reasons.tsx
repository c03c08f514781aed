import { useState } from 'react';
import type { CheckResult } from '#contract/report.ts';
import { classNames } from '#web/lib/class-names.ts';
import { Collapsible } from '#web/ui/collapsible.tsx';

const points = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(1));

/** The fixes with the most to gain, until the next goal is reached: 90, or 100 from there on. */
export function fixesToGoal(
  score: number,
  checks: readonly CheckResult[],
): { goal: number; fixes: CheckResult[] } {
  const goal = score >= 90 ? 100 : 90;
  const open = checks.filter((check) => check.gain > 0 && check.fix !== '').sort((a, b) => b.gain - a.gain);
  const fixes: CheckResult[] = [];
  let reached = score;
  for (const check of open) {
    if (reached >= goal || fixes.length === 5) break;
    fixes.push(check);
    reached += check.gain;
  }
  return { goal, fixes };
}

/** "To reach 90": what to do next, each with the points that it brings. */
export function ReachGoal({ score, checks }: { score: number; checks: readonly CheckResult[] }) {
  const { goal, fixes } = fixesToGoal(score, checks);
  if (fixes.length === 0)
    return <p className="text-[0.94rem] text-ink-soft">Nothing left to mend: every check is met.</p>;
  return (
    <div>
      <h4 className="mb-1.5 text-[0.94rem] font-semibold">To reach {goal}</h4>
      <ol className="flex flex-col gap-1.5 text-[0.94rem] text-ink-soft">
        {fixes.map((check, index) => (
          <li key={check.id} className="grid grid-cols-[1.2rem_1fr_auto] gap-2">
            <span className="counted text-pencil">{index + 1}.</span>
            <span>{check.fix}</span>
            <span
              className="counted text-[0.8rem] leading-6 whitespace-nowrap text-ink"
              title="Points that this brings"
            >
              +{points(check.gain)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Outcome({ check }: { check: CheckResult }) {
  const [word, tone] =
    check.score === null
      ? ['Does not apply', 'text-ink-soft']
      : check.score >= 0.995
        ? ['Met', 'text-good']
        : check.score > 0
          ? ['Partly', 'text-fair-ink']
          : ['Missed', 'text-poor'];
  return <span className={classNames('text-sm font-semibold whitespace-nowrap', tone)}>{word}</span>;
}

/** Every check of the scorecard: what was found, what is expected, why it matters. */
export function AllChecks({ checks }: { checks: readonly CheckResult[] }) {
  const [open, setOpen] = useState(false);
  const met = checks.filter((check) => check.score !== null && check.score >= 0.995).length;
  const judged = checks.filter((check) => check.score !== null).length;
  return (
    <Collapsible
      label={(isOpen) => (isOpen ? 'Hide the checks' : `Why this score: ${met} of ${judged} checks met`)}
      open={open}
      onChange={setOpen}
    >
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {checks.map((check) => (
          <li key={check.id} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[1fr_auto]">
            <p className="font-medium">{check.title}</p>
            <p className="flex items-baseline gap-3 sm:justify-end">
              <Outcome check={check} />
              {check.score !== null && check.points > 0 && (
                <span className="counted text-[0.8rem] text-ink-soft">
                  {points(Math.round(check.points * check.score * 10) / 10)}/
                  {points(Math.round(check.points * 10) / 10)}
                </span>
              )}
            </p>
            <dl className="grid grid-cols-[auto_1fr] gap-x-3 text-sm text-ink-soft sm:col-span-2">
              <dt>Found</dt>
              <dd className="text-ink [overflow-wrap:anywhere]">{check.found}</dd>
              <dt>Expected</dt>
              <dd>{check.expected}</dd>
              <dt>Why</dt>
              <dd>{check.why}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </Collapsible>
  );
}
