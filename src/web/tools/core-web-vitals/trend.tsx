import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SpeedPoint, SpeedRecord } from '#contract/core-web-vitals.ts';
import { figureWords } from '#rules/speed/plain-text.ts';
import { scoreMarks, scoreRating } from '#rules/speed/thresholds.ts';
import { classNames } from '#web/lib/class-names.ts';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { trendQuery } from './api.ts';
import { numberTone } from './tones.ts';

const width = 600;
const height = 120;
const edge = 8;
const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

interface TrendProps {
  record: SpeedRecord;
  onOpen: (id: number) => void;
}

/** Performance of this page on this device over its measurements, with the marks at 50 and 90. */
export function Trend({ record, onOpen }: TrendProps) {
  const { data } = useQuery(trendQuery(record));
  const [open, setOpen] = useState(false);
  if (!data || data.length < 2) return null;
  const points = data.toReversed();
  return (
    <section aria-labelledby="trend-heading">
      <h2 id="trend-heading" className="heading mb-3 text-xl">
        Trend of this page
      </h2>
      <TrendLine points={points} current={record.id} />
      <Collapsible
        label={`${points.length} measurements in figures`}
        open={open}
        onChange={setOpen}
        className="mt-2"
      >
        <PointTable points={data} current={record.id} onOpen={onOpen} />
      </Collapsible>
    </section>
  );
}

function TrendLine({ points, current }: { points: readonly SpeedPoint[]; current: number }) {
  const x = (index: number) => edge + (index / (points.length - 1)) * (width - 2 * edge);
  const y = (score: number) => edge + (1 - score / 100) * (height - 2 * edge);
  const scored = points.flatMap(({ id, performanceScore }, index) =>
    performanceScore === null ? [] : [{ id, x: x(index), y: y(performanceScore) }],
  );
  const [first, last] = [points[0]?.performanceScore, points.at(-1)?.performanceScore];
  return (
    <div className="flex gap-2">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Performance scores of ${points.length} measurements, from ${first ?? 'none'} to ${last ?? 'none'}`}
        className="h-30 min-w-0 flex-1 overflow-visible"
      >
        {[scoreMarks.fair, scoreMarks.good].map((mark) => (
          <line
            key={mark}
            x1="0"
            x2={width}
            y1={y(mark)}
            y2={y(mark)}
            className="stroke-line-strong"
            strokeDasharray="3 4"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <polyline
          points={scored.map((point) => `${point.x},${point.y}`).join(' ')}
          fill="none"
          className="stroke-pencil"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
        {scored.map((point) => (
          <line
            key={point.id}
            x1={point.x}
            x2={point.x}
            y1={point.y}
            y2={point.y}
            strokeLinecap="round"
            strokeWidth={point.id === current ? 11 : 7}
            vectorEffect="non-scaling-stroke"
            className="stroke-pencil"
          />
        ))}
      </svg>
      <div className="counted relative w-6 text-[0.7rem] text-ink-soft" aria-hidden="true">
        {[scoreMarks.fair, scoreMarks.good].map((mark) => (
          <span
            key={mark}
            className="absolute -translate-y-1/2"
            style={{ top: `${(y(mark) / height) * 100}%` }}
          >
            {mark}
          </span>
        ))}
      </div>
    </div>
  );
}

interface PointTableProps {
  points: readonly SpeedPoint[];
  current: number;
  onOpen: (id: number) => void;
}

function PointTable({ points, current, onOpen }: PointTableProps) {
  const figure = (value: number | null, unit: 'ms' | '') => (value === null ? '–' : figureWords(value, unit));
  return (
    <div className="overflow-x-auto">
      <table className="w-full min-w-120 text-left text-[0.94rem]">
        <thead className="text-sm text-ink-soft">
          <tr>
            {['Measured', 'Performance', 'LCP', 'TBT', 'CLS', 'Runs'].map((name) => (
              <th key={name} scope="col" className="py-1.5 pr-4 font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="counted">
          {points.map((point) => (
            <tr
              key={point.id}
              className={classNames('border-t border-line', point.id === current && 'bg-surface')}
            >
              <th scope="row" className="py-1 pr-4 font-sans font-normal">
                <button type="button" className="link py-1" onClick={() => onOpen(point.id)}>
                  {moment.format(new Date(point.createdAt))}
                </button>
              </th>
              <td
                className={classNames(
                  'pr-4 font-semibold',
                  numberTone(point.performanceScore === null ? null : scoreRating(point.performanceScore)),
                )}
              >
                {point.performanceScore ?? '–'}
              </td>
              <td className="pr-4">{figure(point.lcp, 'ms')}</td>
              <td className="pr-4">{figure(point.tbt, 'ms')}</td>
              <td className="pr-4">{figure(point.cls, '')}</td>
              <td className="font-sans">{point.source === 'import' ? 'from a file' : point.runs}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
