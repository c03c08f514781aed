import { ratingWords, scoreMarks, scoreRating } from '#rules/speed/thresholds.ts';
import { classNames } from '#web/lib/class-names.ts';
import { barTone, numberTone } from './tones.ts';

interface ScoreCardProps {
  title: string;
  /** 0 to 100; null when Lighthouse could not judge it. */
  score: number | null;
}

/** One score with its rating, on a scale with the marks at 50 and 90. */
export function ScoreCard({ title, score }: ScoreCardProps) {
  const rating = score === null ? null : scoreRating(score);
  const words = rating === null ? 'Not measured' : ratingWords[rating];
  return (
    <div className="min-w-0">
      <h3 className="text-[0.94rem] font-medium">{title}</h3>
      <p className={classNames('mt-1', numberTone(rating))}>
        <span className="display block text-5xl">{score ?? '–'}</span>
        <span className="mt-1 block text-sm font-medium">{words}</span>
      </p>
      <meter
        className="sr-only"
        aria-label={title}
        min={0}
        max={100}
        value={score ?? 0}
        aria-valuetext={score === null ? words : `${score} out of 100, ${words}`}
      />
      <div
        className="relative mt-2.5 h-1.5 overflow-hidden rounded-[3px] bg-sunken dark:bg-line"
        aria-hidden="true"
      >
        <span
          className={classNames('absolute inset-y-0 left-0', barTone(rating))}
          style={{ width: `${score ?? 0}%` }}
        />
        {[scoreMarks.fair, scoreMarks.good].map((mark) => (
          <span key={mark} className="absolute inset-y-0 w-0.5 bg-surface" style={{ left: `${mark}%` }} />
        ))}
      </div>
      <div className="counted relative mt-1 h-4 text-[0.7rem] text-ink-soft" aria-hidden="true">
        {[scoreMarks.fair, scoreMarks.good].map((mark) => (
          <span key={mark} className="absolute -translate-x-1/2" style={{ left: `${mark}%` }}>
            {mark}
          </span>
        ))}
      </div>
    </div>
  );
}
