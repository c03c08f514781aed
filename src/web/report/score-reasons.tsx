import { useState } from 'react';
import type { CheckResult } from '#contract/report.ts';
import { pointWords } from '#rules/text/points.ts';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { isMet, Outcome } from './outcome.tsx';
import { Sentence } from './sentence.tsx';

/** Every check of the scorecard: what was found, what is expected, why it matters. */
export function AllChecks({ checks }: { checks: readonly CheckResult[] }) {
  const [open, setOpen] = useState(false);
  const met = checks.filter((check) => isMet(check.score)).length;
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
              <Outcome score={check.score} />
              {check.score !== null && check.points > 0 && (
                <span className="counted text-[0.8rem] text-ink-soft">
                  {pointWords(check.points * check.score)}/{pointWords(check.points)}
                </span>
              )}
            </p>
            <dl className="grid grid-cols-[auto_1fr] gap-x-3 text-sm text-ink-soft sm:col-span-2">
              <dt>Found</dt>
              <dd className="text-ink [overflow-wrap:anywhere]">
                <Sentence text={check.found} />
              </dd>
              {check.expected !== '' && (
                <>
                  <dt>Expected</dt>
                  <dd>
                    <Sentence text={check.expected} />
                  </dd>
                </>
              )}
              <dt>Why</dt>
              <dd>{check.why}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </Collapsible>
  );
}
