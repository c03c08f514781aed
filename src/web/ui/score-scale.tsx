import { classNames } from '#web/lib/class-names.ts';

export type ScoreTone = 'good' | 'fair' | 'poor' | 'none';

/** Green at 80 or more, yellow at 60 or more, red below, grey when there is no score; an average by the number it is shown as. */
export function scoreTone(score: number | null | undefined): ScoreTone {
  if (score === null || score === undefined) return 'none';
  const shown = Math.round(score);
  if (shown >= 80) return 'good';
  return shown >= 60 ? 'fair' : 'poor';
}

const bars: Record<ScoreTone, string> = {
  good: 'bg-good',
  fair: 'bg-fair',
  poor: 'bg-poor',
  none: 'bg-line-strong',
};
const numbers: Record<ScoreTone, string> = {
  good: 'text-good',
  fair: 'text-fair-ink',
  poor: 'text-poor',
  none: 'text-ink-soft',
};
const marks = [0, 60, 80, 100];

interface ScoreScaleProps {
  /** 0 to 100, or nothing when it was never scored. */
  score: number | null | undefined;
  label?: string;
  size?: 's' | 'm';
  className?: string;
}

/** A score as a number and on its ruler with the 60 and 80 marks. */
export function ScoreScale({ score, label = 'SEO score', size = 'm', className }: ScoreScaleProps) {
  const tone = scoreTone(score);
  const known = score ?? 0;
  const small = size === 's';
  const words = score === null || score === undefined ? 'not scored' : `${score} out of 100`;
  return (
    <div className={classNames('flex items-center', small ? 'gap-3' : 'gap-5', className)}>
      <p className="flex shrink-0 items-baseline gap-1">
        <span className={classNames('display', small ? 'text-2xl' : 'text-6xl', numbers[tone])}>
          {score ?? '–'}
        </span>
        <span className={classNames('text-ink-soft', small ? 'text-xs' : 'text-base')}>/100</span>
      </p>
      <div className="@container min-w-24 flex-1">
        <meter className="sr-only" aria-label={label} min={0} max={100} value={known} aria-valuetext={words}>
          {words}
        </meter>
        <div
          aria-hidden="true"
          className={classNames(
            'relative overflow-hidden rounded-[3px] bg-sunken dark:bg-line',
            small ? 'h-1.5' : 'h-3',
          )}
        >
          <span
            className={classNames('absolute inset-y-0 left-0 transition-[width] duration-300', bars[tone])}
            style={{ width: `${known}%` }}
          />
          <span className="absolute inset-y-0 left-[60%] w-px bg-surface" />
          <span className="absolute inset-y-0 left-[80%] w-px bg-surface" />
        </div>
        {!small && (
          <div className="counted relative mt-1 h-4 text-[0.7rem] text-ink-soft" aria-hidden="true">
            {marks.map((mark) => (
              <span
                key={mark}
                className={classNames(
                  'absolute',
                  mark === 100 ? '-translate-x-full @max-[9.5rem]:hidden' : mark > 0 && '-translate-x-1/2',
                )}
                style={{ left: `${mark}%` }}
              >
                {mark}
              </span>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
