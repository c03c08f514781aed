import type { Production } from '#bench/production/production.ts';
import type { Guardian } from '#bench/production/part.ts';
import type { Site } from './site.ts';
import type { SwitchedModel } from './switched-model.ts';

/** What a fault of the embedded default works with: a folder that is removed afterwards, and who ends its processes. */
export interface EmbeddedSetUp {
  folder: string;
  guardian: Guardian;
  /** A free port range of this fault begins here. */
  port: number;
}

/** One production set-up for all faults of it; each fault leaves it running and whole. */
export interface ProductionSetUp {
  production: Production;
  model: SwitchedModel;
  site: Site;
}

interface Named {
  name: string;
  /** Longest time in seconds; after it the fault counts as failed. */
  limit: number;
}

/**
 * One fault as a program. `run` does the harm under load, counts what was acknowledged and finds every one.
 * @returns what was counted, in a few words
 * @throws Failed, or anything else, when something was lost, half done or in disagreement
 */
export type Fault = Named &
  (
    | { setUp: 'embedded'; run: (given: EmbeddedSetUp) => Promise<string> }
    | { setUp: 'production'; run: (given: ProductionSetUp) => Promise<string> }
  );

/** Something did not hold; the message says what. */
export class Failed extends Error {}

export function hold(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Failed(otherwise);
}
