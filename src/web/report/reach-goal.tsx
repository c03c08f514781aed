import type { CheckResult } from '#contract/report.ts';
import { gainWords } from '#rules/text/points.ts';
import { Sentence } from './sentence.tsx';

/** What the list of fixes needs of a check. */
export type Fixable = Pick<CheckResult, 'id' | 'fix' | 'gain'>;

const mostFixes = 5;

/**
 * The fixes with the most to gain, until the next goal is reached: 90, or 100 from there on. A score that is 100 by rounding
 * alone keeps those that are left: nobody is told that all is met while a check below says that it is not.
 */
export function fixesToGoal(score: number, checks: readonly Fixable[]): { goal: number; fixes: Fixable[] } {
  const goal = score >= 90 ? 100 : 90;
  const open = checks.filter((check) => check.gain > 0 && check.fix !== '').sort((a, b) => b.gain - a.gain);
  if (score >= 100) return { goal, fixes: open.slice(0, mostFixes) };
  const fixes: Fixable[] = [];
  let reached = score;
  for (const check of open) {
    if (reached >= goal || fixes.length === mostFixes) break;
    fixes.push(check);
    reached += check.gain;
  }
  return { goal, fixes };
}

/** "To reach 90": what to do next, each with the points that it brings. */
export function ReachGoal({
  score,
  checks,
  heading: Heading = 'h4',
}: {
  score: number;
  checks: readonly Fixable[];
  /** Level at which it stands on its page. */
  heading?: 'h3' | 'h4';
}) {
  const { goal, fixes } = fixesToGoal(score, checks);
  if (fixes.length === 0) return <p className="text-[0.94rem] text-ink-soft">Nothing left to mend.</p>;
  return (
    <div className="@container">
      <Heading className="mb-1.5 text-[0.94rem] font-semibold">
        {score >= 100 ? 'Rounded to 100, still open' : `To reach ${goal}`}
      </Heading>
      <ol className="flex flex-col gap-1.5 text-[0.94rem] text-ink-soft">
        {fixes.map((check, index) => (
          <li
            key={check.id}
            className="grid grid-cols-[1.2rem_minmax(0,1fr)] gap-x-2 @xs:grid-cols-[1.2rem_minmax(0,1fr)_auto]"
          >
            <span className="counted text-pencil">{index + 1}.</span>
            <span>
              <Sentence text={check.fix} />
            </span>
            <span className="counted text-[0.8rem] leading-6 whitespace-nowrap text-ink @max-xs:col-start-2">
              {gainWords(check.gain)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
