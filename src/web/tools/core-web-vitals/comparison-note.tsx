import type { SpeedRecord } from '#contract/core-web-vitals.ts';
import { dateWords } from '#web/lib/dates.ts';

const answers = { true: 'Yes', false: 'No', null: 'Cannot be said' } as const;

/** Whether the difference to last time is more than chance, and why. */
export function ComparisonNote({ record }: { record: SpeedRecord }) {
  const { comparison } = record;
  if (comparison === null) {
    return (
      <p className="text-ink-soft">
        This is the first measurement of this page on this device. The next one will be compared with it.
      </p>
    );
  }
  const { real, direction, because, before } = comparison;
  const change = real === true ? (direction === 'better' ? 'It got better.' : 'It got worse.') : '';
  return (
    <div>
      <h3 className="font-medium">Is the difference to last time real?</h3>
      <p className="mt-1">
        <b className="font-semibold">{answers[`${real}`]}.</b> {change} {because}
      </p>
      <p className="mt-1 text-sm text-ink-soft">Last time was {dateWords(before.createdAt)}.</p>
    </div>
  );
}
