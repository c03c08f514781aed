import type { Clock } from '#server/clock.ts';
import { AppError } from '#server/errors.ts';

/** How fast one user may start runs of a tool. */
export interface BurstRule {
  /** Runs at the same time. */
  concurrent: number;
  /** Starts that may come at once after a quiet time. */
  starts: number;
  /** Starts a minute that may be kept up for ever. */
  perMinute: number;
}

interface Standing {
  running: number;
  /** Starts left, a fraction while they grow back. */
  left: number;
  countedAt: number;
}

/**
 * Limits runs per user against abuse: a bucket of starts that fills again, and a number at the same time.
 * Counts in this process; with several web processes each has its own count, which is near enough for a guard.
 */
export class BurstLimit {
  readonly #rule: BurstRule;
  readonly #clock: Clock;
  readonly #standings = new Map<string, Standing>();

  constructor(rule: BurstRule, clock: Clock) {
    this.#rule = rule;
    this.#clock = clock;
  }

  /** Runs of this user that have begun and not ended. */
  running(userId: string): number {
    return this.#standings.get(userId)?.running ?? 0;
  }

  /**
   * Takes a place. Call the returned function when the run has ended, however it ended.
   * @throws AppError too_many_requests with the seconds after which a start is allowed again
   */
  start(userId: string): () => void {
    const now = this.#clock.now().getTime();
    const standing = this.#standings.get(userId) ?? { running: 0, left: this.#rule.starts, countedAt: now };
    const perMs = this.#rule.perMinute / 60_000;
    // A clock that was set back takes nothing away.
    const passed = Math.max(0, now - standing.countedAt);
    const left = Math.min(this.#rule.starts, standing.left + passed * perMs);
    Object.assign(standing, { left, countedAt: now });
    this.#standings.set(userId, standing);
    if (standing.running >= this.#rule.concurrent)
      throw refusal(`You have ${standing.running} runs in progress. Wait until one of them is done.`, 2);
    if (left < 1) throw refusal(undefined, Math.ceil((1 - left) / perMs / 1000));
    standing.left -= 1;
    standing.running += 1;
    this.#forgetIdle(now, perMs);
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      standing.running -= 1;
    };
  }

  /** Keeps the table small: who could start at full strength again needs no row. */
  #forgetIdle(now: number, perMs: number): void {
    if (this.#standings.size < 1_000) return;
    for (const [userId, { running, left, countedAt }] of this.#standings) {
      if (running === 0 && left + (now - countedAt) * perMs >= this.#rule.starts)
        this.#standings.delete(userId);
    }
  }
}

function refusal(message: string | undefined, retryAfterSeconds: number): AppError {
  return new AppError('too_many_requests', { retryAfterSeconds, ...(message !== undefined && { message }) });
}
