declare module 'virtual:samples' {
  import type { MeasuredSample } from '#web/marketing/content/measured-samples.ts';

  /** The samples of the landing page with their counts and limits; measured against the platform files at build time. */
  export const measuredSamples: readonly MeasuredSample[];
  /** What is said about them. */
  export const samplesNote: string;
}
