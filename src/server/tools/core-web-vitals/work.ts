import type { SpeedForm } from '#contract/core-web-vitals.ts';

export { buildMeasurement as build } from './build.ts';
export { gatherSpeed as gather } from './gather.ts';

export const parts = (form: SpeedForm): SpeedForm[] => [form];
