import type { FieldData, Strategy } from '#contract/core-web-vitals.ts';

/** Figures of real visits to a page. */
export interface FieldDataSource {
  /** Never throws: a run is worth something without them, and says why they are absent. */
  find(page: { url: string; strategy: Strategy; signal: AbortSignal }): Promise<FieldData>;
}
