import type { Comparison, Range, SpeedMeasurement, SpeedRecord } from '#contract/core-web-vitals.ts';

/**
 * Points by which the performance score of one and the same page differs between single runs on one machine:
 * measured at 63 to 78 on a page of medium weight, quiet machine, eight runs (November 2026).
 */
const singleRunNoise = 8;
/** Least width that three runs are given to each side, for what three do not show. */
const threeRunNoise = 2;

type Measured = Pick<
  SpeedMeasurement,
  'source' | 'runs' | 'performanceScore' | 'spread' | 'lighthouseVersion' | 'otherMetrics'
>;

/**
 * Whether the performance score really differs from that of last time: whether the ranges in which the two lie touch.
 * The range of three runs is theirs; that of a single one is its score and what single runs vary by.
 */
export function compareWith(
  now: Measured,
  before: Measured & Pick<SpeedRecord, 'id' | 'createdAt'>,
): Comparison {
  const found = verdict(now, before);
  const { id, createdAt, performanceScore } = before;
  return { ...found, before: { id, createdAt, performanceScore } };
}

function verdict(now: Measured, before: Measured): Omit<Comparison, 'before'> {
  const [score, earlier] = [now.performanceScore, before.performanceScore];
  if (score === null || earlier === null) {
    return cannotSay('One of the two has no performance score.');
  }
  if (now.source !== before.source) {
    return cannotSay(
      'One was measured here and the other comes from a file: another machine and network measure differently.',
    );
  }
  if (major(now) !== major(before)) {
    return cannotSay(
      `Lighthouse ${before.lighthouseVersion} and ${now.lighthouseVersion} score by different rules.`,
    );
  }
  const [range, earlierRange] = [rangeOf(now, score), rangeOf(before, earlier)];
  const touch = range.min <= earlierRange.max && earlierRange.min <= range.max;
  const direction = score === earlier ? 'same' : score > earlier ? 'better' : 'worse';
  const words = `${said(now, score)} now, ${said(before, earlier)} last time`;
  if (!touch) {
    return { real: true, direction, because: `${words}: even with the usual chance the two do not touch.` };
  }
  const hint = now.runs < 3 ? ' Three runs tell more.' : '';
  const because =
    direction === 'same'
      ? `${words}: no difference in the score.`
      : `${words}: the two lie within what the same page varies by.${hint}`;
  return { real: false, direction, because };
}

function cannotSay(because: string): Omit<Comparison, 'before'> {
  return { real: null, direction: 'same', because };
}

const major = ({ lighthouseVersion }: Measured) => lighthouseVersion.split('.')[0];

/** Three runs of which fewer than two gave a score are as good as one. */
const hasSpread = ({ spread }: Measured) => (spread?.usable ?? 0) > 1;

function rangeOf(measured: Measured, score: number): Pick<Range, 'min' | 'max'> {
  const { spread } = measured;
  if (!hasSpread(measured) || !spread?.performance)
    return { min: score - singleRunNoise, max: score + singleRunNoise };
  const { min, max } = spread.performance;
  return { min: min - threeRunNoise, max: max + threeRunNoise };
}

function said(measured: Measured, score: number): string {
  const { spread } = measured;
  if (!hasSpread(measured) || !spread?.performance)
    return `${score} in a single run (give or take ${singleRunNoise})`;
  const { min, max } = spread.performance;
  return min === max ? `${score} in all runs` : `${min} to ${max} in ${spread.usable} runs`;
}
