import type { FieldData } from '#contract/core-web-vitals.ts';
import { fieldMetricRules } from '#rules/speed/thresholds.ts';
import { dateWords } from '#web/lib/dates.ts';
import { VitalScale } from './vital-scale.tsx';

/** Why there are no figures of real visits. */
const absent: Record<Exclude<FieldData['state'], 'measured' | 'failed'>, string> = {
  not_connected:
    'Figures of real visits are not connected on this server. Whoever runs it can add them with a key of the Chrome UX Report (CRUX_API_KEY).',
  none: 'Google publishes no figures of real visits for this page or its site: it has too few visits in Chrome.',
  not_in_file: 'The file holds no figures of real visits.',
};

/** What visitors really experienced, beside what the lab measured. */
export function FieldFigures({ data }: { data: FieldData }) {
  return (
    <section aria-labelledby="field-heading">
      <h2 id="field-heading" className="heading mb-2 text-xl">
        Real visits
      </h2>
      {data.state === 'measured' ? (
        <>
          <p className="mb-5 max-w-160 text-[0.94rem] text-ink-soft">
            Chrome UX Report of {data.scope === 'page' ? 'this page' : 'all pages of this site'}, 28 days
            {data.until !== null && ` to ${dateWords(data.until)}`}. Three of four visits are this good or
            better.
          </p>
          <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 xl:grid-cols-3">
            {data.metrics.map(({ id, p75, shares }) => (
              <VitalScale
                key={id}
                {...fieldMetricRules[id]}
                value={p75}
                meaning={shares && `Good in ${Math.round(shares[0] * 100)} of 100 visits.`}
              />
            ))}
          </div>
        </>
      ) : (
        <p className="max-w-160 text-[0.94rem] text-ink-soft">
          {data.state === 'failed' ? data.message : absent[data.state]}
        </p>
      )}
    </section>
  );
}
