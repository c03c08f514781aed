import { dayOf } from '#server/account/usage/daily-limit.ts';
import type { Clock } from '#server/clock.ts';

/** How often the support chat may ask the model; beyond it the keyword rule answers. */
export interface AllowanceRule {
  /** Calls at the same time, of everybody together: listings of subscribers go first. */
  concurrent: number;
  /** Calls for each UTC day of all visitors together. This bounds what strangers can cost the operator. */
  visitorsPerDay: number;
  /** Calls for each UTC day of one address, or of one signed-in user. */
  askerPerDay: number;
}

const defaultAllowance: AllowanceRule = { concurrent: 4, visitorsPerDay: 1_000, askerPerDay: 60 };

interface Asker {
  /** User id or address. */
  asker: string;
  visitor: boolean;
}

/** Counts in this process. Each of several web processes has its own count, and a start begins anew. */
export class ModelAllowance {
  readonly #clock: Clock;
  readonly #rule: AllowanceRule;
  #day = 0;
  #running = 0;
  #visitorCalls = 0;
  readonly #askerCalls = new Map<string, number>();

  constructor(clock: Clock, rule: AllowanceRule = defaultAllowance) {
    this.#clock = clock;
    this.#rule = rule;
  }

  /** Takes one call; null when there is none left. The returned function is called when it has ended. */
  take({ asker, visitor }: Asker): (() => void) | null {
    this.#beginDay();
    const { concurrent, visitorsPerDay, askerPerDay } = this.#rule;
    const calls = this.#askerCalls.get(asker) ?? 0;
    if (this.#running >= concurrent || calls >= askerPerDay) return null;
    if (visitor && this.#visitorCalls >= visitorsPerDay) return null;
    this.#running += 1;
    this.#askerCalls.set(asker, calls + 1);
    if (visitor) this.#visitorCalls += 1;
    return () => {
      this.#running -= 1;
    };
  }

  #beginDay(): void {
    const day = dayOf(this.#clock.now()).start.getTime();
    if (day === this.#day) return;
    this.#day = day;
    this.#visitorCalls = 0;
    this.#askerCalls.clear();
  }
}
