import type { ReactNode } from 'react';
import type { Range } from '#contract/core-web-vitals.ts';
import { figureWords } from '#rules/speed/plain-text.ts';
import { placeOnScale, ratingOf, ratingWords, type Bounds } from '#rules/speed/thresholds.ts';
import { classNames } from '#web/lib/class-names.ts';
import { barTone, numberTone } from './tones.ts';

interface VitalScaleProps {
  name: string;
  meaning: ReactNode;
  unit: 'ms' | '';
  bounds: Bounds;
  /** Null when it was not measured. */
  value: number | null;
  /** What several runs gave, drawn as a band. */
  range?: Range | undefined;
  small?: boolean;
}

/** A figure on its ruler: a third each for good, needs improvement and poor, with the bounds between them. */
export function VitalScale({ name, meaning, unit, bounds, value, range, small = false }: VitalScaleProps) {
  const rating = value === null ? null : ratingOf(value, bounds);
  const place = (figure: number) => placeOnScale(figure, bounds);
  const figure = value === null ? 'Not measured' : figureWords(value, unit);
  const [low, high] = range ? [range.min, range.max].map((end) => figureWords(end, unit)) : [];
  const words = rating === null ? figure : `${figure}, ${ratingWords[rating]}`;
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className={classNames('font-medium', small ? 'text-sm' : 'text-[0.94rem]')}>{name}</h3>
        {!small && rating !== null && (
          <span className={classNames('text-sm font-medium', numberTone(rating))}>{ratingWords[rating]}</span>
        )}
      </div>
      <p className={classNames('display mt-1', small ? 'text-2xl' : 'text-4xl', numberTone(rating))}>
        {figure}
      </p>
      <meter
        className="sr-only"
        aria-label={name}
        min={0}
        max={100}
        value={value === null ? 0 : place(value)}
        aria-valuetext={words}
      />
      <div className="relative mt-2.5 h-3" aria-hidden="true">
        <div className="absolute inset-x-0 top-0.5 h-2 overflow-hidden rounded-[3px] bg-sunken dark:bg-line">
          {value !== null && (
            <span
              className={classNames('absolute inset-y-0 left-0', barTone(rating))}
              style={{ width: `${place(value)}%` }}
            />
          )}
          <span className="absolute inset-y-0 left-1/3 w-0.5 bg-surface" />
          <span className="absolute inset-y-0 left-2/3 w-0.5 bg-surface" />
        </div>
        {range && (
          <span
            className="absolute top-0 h-3 border-x-2 border-ink"
            style={{
              left: `${place(range.min)}%`,
              width: `max(2px, ${place(range.max) - place(range.min)}%)`,
            }}
          />
        )}
      </div>
      <div className="counted relative mt-1 h-4 text-[0.7rem] text-ink-soft" aria-hidden="true">
        <span className="absolute left-1/3 -translate-x-1/2">{figureWords(bounds.good, unit)}</span>
        <span className="absolute left-2/3 -translate-x-1/2">{figureWords(bounds.poor, unit)}</span>
      </div>
      {range && (
        <p className="mt-1 text-sm text-ink-soft">
          {low === high ? 'The same in all runs' : `${low} to ${high} in the runs`}
        </p>
      )}
      {!small && <p className="mt-1 text-sm text-ink-soft">{meaning}</p>}
    </div>
  );
}
