import { classNames } from '#web/lib/class-names.ts';

/** Share of the points from which a check counts as met. */
const metFrom = 0.995;

/** Whether a check reached its points; one that does not apply did not. */
export const isMet = (score: number | null) => score !== null && score >= metFrom;

/** How a check went, in a word. */
export function Outcome({ score }: { score: number | null }) {
  const [word, tone] =
    score === null
      ? ['Does not apply', 'text-ink-soft']
      : isMet(score)
        ? ['Met', 'text-good']
        : score > 0
          ? ['Partly', 'text-fair-ink']
          : ['Missed', 'text-poor'];
  return <span className={classNames('text-sm font-semibold whitespace-nowrap', tone)}>{word}</span>;
}
