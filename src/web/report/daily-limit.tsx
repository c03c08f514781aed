import { useQuery } from '@tanstack/react-query';
import type { ToolId } from '#contract/tools.ts';
import { usageQuery } from '#web/data/usage.ts';
import { classNames } from '#web/lib/class-names.ts';

const clock = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' });

/** Share of the day's runs from which the line draws attention. */
const nearlyUsed = 0.9;

interface DailyLimitProps {
  tool: ToolId;
  /** What is counted, plural: "projects". */
  things: string;
}

/** "3 of 100 projects used today." Stands by the button, so that nobody runs into the limit unwarned. */
export function DailyLimit({ tool, things }: DailyLimitProps) {
  const { data } = useQuery(usageQuery);
  const usage = data?.tools.find((entry) => entry.tool === tool);
  if (!data || !usage || usage.limit === null || usage.runs === null) return null;
  const { runs, limit } = usage;
  const again = clock.format(new Date(data.resetsAt));
  return (
    <p className={classNames('text-sm', runs >= limit * nearlyUsed ? 'text-fair-ink' : 'text-ink-soft')}>
      <span className="counted">
        {runs} of {limit}
      </span>{' '}
      {things} used today.
      {runs >= limit * nearlyUsed && ` The count starts again at ${again} your time.`}
    </p>
  );
}
