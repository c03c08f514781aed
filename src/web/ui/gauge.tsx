import { classNames } from '#web/lib/class-names.ts';

interface GaugeProps {
  /** What is measured, for screen readers: "Title". */
  label: string;
  value: number;
  limit: number;
  /** Fewest that are asked for, in the same unit; drawn as a mark. */
  min?: number | undefined;
  /** Word of the unit, plural: "characters", "bytes", "tags". */
  unit?: string;
  /** Shows the label left of the ruler, as under the previews. */
  showLabel?: boolean;
  className?: string;
}

/** The distance between two ticks: 1, 2 or 5 times a power of ten, at most 16 ticks. */
export function tickStep(limit: number): number {
  for (let power = 1; ; power *= 10) {
    for (const step of [1, 2, 5]) if (limit / (step * power) <= 16) return step * power;
  }
}

/** The ruler under a limited text: ticks, how much is used, and the count in figures. */
export function Gauge({
  label,
  value,
  limit,
  min,
  unit = 'characters',
  showLabel = false,
  className,
}: GaugeProps) {
  const over = value > limit;
  const full = Math.max(value, limit, 1);
  const percent = (count: number) => `${Math.min(100, (count / full) * 100)}%`;
  const words = over
    ? `${value} of ${limit} ${unit}, ${value - limit} too many`
    : `${value} of ${limit} ${unit}`;
  return (
    <div className={classNames('flex items-center gap-3', className)}>
      {showLabel && <span className="w-24 shrink-0 text-sm text-ink-soft">{label}</span>}
      <meter className="sr-only" aria-label={label} min={0} max={full} value={value} aria-valuetext={words}>
        {words}
      </meter>
      <div className="relative h-2.5 min-w-16 flex-1" aria-hidden="true">
        <span
          className="ticks absolute inset-x-0 top-0 h-1.5 border-r border-line-strong"
          style={{ '--tick': percent(tickStep(full)) }}
        />
        <span className="absolute inset-x-0 bottom-0 h-1 bg-sunken dark:bg-line" />
        <span
          className="absolute bottom-0 left-0 h-1 bg-pencil transition-[width] duration-150"
          style={{ width: percent(Math.min(value, limit)) }}
        />
        {min !== undefined && min > 0 && (
          <span className="absolute bottom-0 h-2 w-0.5 bg-ink-soft" style={{ left: percent(min) }} />
        )}
        {over && (
          <span
            className="absolute right-0 bottom-0 h-1 bg-poor transition-[left] duration-150"
            style={{ left: percent(limit) }}
          />
        )}
        {value > 0 && (
          <span
            className="absolute bottom-0 h-2.5 w-0.5 -translate-x-full bg-pencil transition-[left] duration-150"
            style={{ left: percent(Math.min(value, limit)) }}
          />
        )}
      </div>
      <span
        className="counted min-w-18 shrink-0 text-right text-[0.78rem] whitespace-nowrap"
        aria-hidden="true"
      >
        <b className={classNames('font-semibold', over && 'text-poor')}>{value}</b>
        <span className="text-ink-soft">/{limit}</span>
      </span>
    </div>
  );
}
