import type { SpeedForm, SpeedMeasurement } from '#contract/core-web-vitals.ts';
import { measurementOf } from '#rules/speed/measurement.ts';
import { middleRun, spreadOf } from '#rules/speed/spread.ts';
import type { GatheredSpeed } from './gather.ts';

/** The middle run with the range of all of them. */
export function buildMeasurement(form: SpeedForm, { reports, fieldData }: GatheredSpeed): SpeedMeasurement {
  const measurement = measurementOf(middleRun(reports), {
    source: 'run',
    runs: form.runs,
    spread: spreadOf(reports),
    fieldData,
  });
  return { ...measurement, url: new URL(form.url).href, strategy: form.strategy };
}
