import { useState } from 'react';
import type { SpeedRecord } from '#contract/core-web-vitals.ts';
import { labMetrics, labSource } from '#rules/speed/thresholds.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { ComparisonNote } from './comparison-note.tsx';
import { FieldFigures } from './field-figures.tsx';
import { Diagnostics, Opportunities, Recommendations } from './findings.tsx';
import { DeviceBadge } from './recent-analyses.tsx';
import { ScoreCard } from './score-card.tsx';
import { Trend } from './trend.tsx';
import { hostOf } from '#web/lib/typed-address.ts';
import { VitalScale } from './vital-scale.tsx';

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' });

interface ResultProps {
  record: SpeedRecord;
  onOpen: (id: number) => void;
}

/** One analysis: scores, vitals on their scales, how sure they are, and what to do. */
export function SpeedResult({ record, onOpen }: ResultProps) {
  return (
    <div className="flex min-w-0 flex-col gap-8">
      <Sheet className="flex flex-col gap-9">
        <Head record={record} />
        <section aria-label="Scores" className="grid grid-cols-2 gap-x-8 gap-y-7 xl:grid-cols-4">
          <ScoreCard title="Performance" score={record.performanceScore} />
          <ScoreCard title="Accessibility" score={record.accessibilityScore} />
          <ScoreCard title="Best Practices" score={record.bestPracticesScore} />
          <ScoreCard title="SEO" score={record.seoScore} />
        </section>
        <Vitals record={record} />
        <section aria-label="How sure this is" className="border-t border-line pt-6">
          <ComparisonNote record={record} />
          <Sureness record={record} />
        </section>
      </Sheet>
      <Trend record={record} onOpen={onOpen} />
      <Findings key={record.id} record={record} />
      <FieldFigures data={record.fieldData} />
    </div>
  );
}

function Head({ record }: { record: SpeedRecord }) {
  const { url, finalUrl, strategy, createdAt, source, lighthouseVersion, runs, warnings, measuredAt } =
    record;
  const isImport = source === 'import';
  return (
    <header>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="heading min-w-0 text-2xl [overflow-wrap:anywhere]">{hostOf(url)}</h2>
        <DeviceBadge strategy={strategy} />
      </div>
      <p className="mt-1 text-[0.94rem] [overflow-wrap:anywhere]">
        <a href={url} target="_blank" rel="noreferrer" className="link">
          {url}
        </a>
        {finalUrl !== url && finalUrl !== '' && <span className="text-ink-soft"> led to {finalUrl}</span>}
      </p>
      <p className="mt-1 text-sm text-ink-soft">
        {isImport ? 'From a file, measured ' : 'Measured '}
        {moment.format(new Date(isImport && measuredAt !== '' ? measuredAt : createdAt))}
        {lighthouseVersion !== '' && ` with Lighthouse ${lighthouseVersion}`}
        {!isImport && (runs === 1 ? ', one run' : `, middle one of ${runs} runs`)}
      </p>
      {warnings.length > 0 && (
        <ul className="mt-3 flex flex-col gap-1 rounded-control bg-sunken px-3.5 py-2.5 text-[0.94rem]">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
    </header>
  );
}

const vitals = ['lcp', 'fid', 'cls'] as const;
const others = ['tbt', 'fcp', 'si'] as const;

function Vitals({ record }: { record: SpeedRecord }) {
  const { strategy, coreWebVitals, otherMetrics, spread } = record;
  return (
    <section aria-labelledby="vitals-heading">
      <h2 id="vitals-heading" className="heading mb-4 text-xl">
        Core Web Vitals
      </h2>
      <div className="grid gap-x-8 gap-y-7 sm:grid-cols-3 lg:grid-cols-1 xl:grid-cols-3">
        {vitals.map((metric) => {
          const { name, meaning, unit, bounds } = labMetrics[metric];
          return (
            <VitalScale
              key={metric}
              name={name}
              meaning={meaning}
              unit={unit}
              bounds={bounds[strategy]}
              value={coreWebVitals[metric].value}
              range={spread?.metrics[metric]}
            />
          );
        })}
      </div>
      <div className="mt-7 grid gap-x-8 gap-y-5 sm:grid-cols-3 lg:grid-cols-1 xl:grid-cols-3">
        {others.map((metric) => {
          const { name, meaning, unit, bounds } = labMetrics[metric];
          return (
            <VitalScale
              key={metric}
              small
              name={name}
              meaning={meaning}
              unit={unit}
              bounds={bounds[strategy]}
              value={otherMetrics[metric].value}
              range={spread?.metrics[metric]}
            />
          );
        })}
      </div>
      <p className="mt-5 max-w-180 text-sm text-ink-soft">
        Interaction to Next Paint (INP) replaced First Input Delay as a Core Web Vital in March 2024. It needs
        real visitors who tap and type, so a lab cannot measure it: Total Blocking Time stands in for it.
        Marks: end of good and of fair {strategy === 'mobile' ? 'on phones' : 'on desktops'}, after{' '}
        {labSource.name}, {labSource.date}.
      </p>
    </section>
  );
}

function Sureness({ record }: { record: SpeedRecord }) {
  const { spread, runs, source } = record;
  if (spread?.performance) {
    const { min, median, max } = spread.performance;
    return (
      <p className="mt-3 text-[0.94rem] text-ink-soft">
        Performance was {min === max ? `${min} in every run` : `${min} to ${max}, ${median} in the middle`};{' '}
        {spread.usable} of {runs} runs gave figures. The middle run is shown, lines across the scales mark the
        lowest and highest.
      </p>
    );
  }
  return (
    <p className="mt-3 text-[0.94rem] text-ink-soft">
      Figures of a lab vary from run to run, mostly with what else the machine and the website are doing
      {source === 'run' ? '. Three runs show by how much.' : '.'}
    </p>
  );
}

type TabId = 'opportunities' | 'diagnostics' | 'recommendations';

function Findings({ record }: { record: SpeedRecord }) {
  const [tab, setTab] = useState<TabId>('opportunities');
  const { opportunities, diagnostics, overallRecommendations } = record;
  const counted = (label: string, count: number) => (
    <>
      {label}
      <span className="counted text-sm font-normal text-ink-soft">{count}</span>
    </>
  );
  return (
    <Tabs
      label="What was found"
      printsAll
      value={tab}
      onChange={setTab}
      tabs={[
        {
          id: 'opportunities',
          label: counted('Opportunities', opportunities.length),
          panel: <Opportunities opportunities={opportunities} />,
        },
        {
          id: 'diagnostics',
          label: counted('Diagnostics', diagnostics.length),
          panel: <Diagnostics diagnostics={diagnostics} />,
        },
        {
          id: 'recommendations',
          label: counted('Recommendations', overallRecommendations.length),
          panel: <Recommendations record={record} />,
        },
      ]}
    />
  );
}
