import { SpeedForm, type SpeedMeasurement } from '#contract/core-web-vitals.ts';
import { onlyPart } from '#server/tools/definition.ts';
import { defineTool, type Tool } from '#server/tools/run-tool.ts';
import type { GatheredSpeed } from './gather.ts';
import { saveMeasurement } from './row.ts';
import { registerSpeedRecords } from './routes.ts';

const analyze = defineTool<
  'POST /api/core-web-vitals/analyze',
  SpeedForm,
  GatheredSpeed,
  SpeedMeasurement,
  null,
  SpeedMeasurement
>({
  id: 'core-web-vitals',
  call: 'POST /api/core-web-vitals/analyze',
  input: SpeedForm,
  bodyLimit: 16 * 1024,
  // A run takes ten seconds of a browser: one user must not fill the line.
  burst: { concurrent: 3, starts: 12, perMinute: 12 },
  atOnce: 1,
  work: () => import('./work.ts'),
  nameOf: ({ url }) => url,
  partialOf: () => ({ state: 'built' }),
  join: (_form, built) => onlyPart(built),
  generations: () => ({ total: 1, successful: 1 }),
  save: async (tx, { userId, now, result }) => ({
    result: await saveMeasurement(tx, userId, result, now),
    businessProfileId: null,
  }),
});

/** Core Web Vitals: Lighthouse in a browser of ours, and what it found, kept. */
export const coreWebVitalsTool: Tool = {
  ...analyze,
  register: (app, services) => {
    analyze.register(app, services);
    registerSpeedRecords(app, services);
  },
};
