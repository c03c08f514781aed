import type Stripe from 'stripe';
import type { Database } from '#server/database/database.ts';
import {
  findEvent,
  markDelivered,
  postponeEvent,
  takeDueEvent,
  untilNextEvent,
} from '#server/database/embedded-payments.ts';
import type { EmbeddedPaymentEventRow } from '#server/database/schema/index.ts';
import { AppError } from '#server/errors.ts';
import { isMap } from './form.ts';

export type EventHandler = (rawBody: Buffer, signature: string) => Promise<void>;

/** Seconds until the next attempt, by the number of failed ones. */
const pauses = [1, 5, 30, 300, 3_600] as const;
/** Longest sleep in milliseconds: another process may have left events. */
const longestSleep = 60_000;

/** Gives events to the product's webhook handler after their transaction: signed, retried, sometimes twice. */
export class Deliveries {
  readonly #database: Database;
  readonly #webhooks: typeof Stripe.webhooks;
  readonly #secret: () => Promise<string>;
  #handler: EventHandler | null = null;
  #round: Promise<void> | null = null;
  #again = false;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(database: Database, webhooks: typeof Stripe.webhooks, secret: () => Promise<string>) {
    this.#database = database;
    this.#webhooks = webhooks;
    this.#secret = secret;
  }

  deliverTo(handler: EventHandler): void {
    this.#handler = handler;
    this.wake();
  }

  /** Looks for events now; returns at once. */
  wake(): void {
    if (this.#closed || !this.#handler) return;
    this.#again = true;
    this.#round ??= this.#deliverAll().finally(() => {
      this.#round = null;
      if (this.#again) this.wake();
    });
  }

  /** Waits until nothing is due. */
  async settled(): Promise<void> {
    this.wake();
    while (this.#round) await this.#round;
  }

  async replay(eventId: string): Promise<void> {
    const event = await findEvent(this.#database.db, eventId);
    if (!event) throw new AppError('not_found');
    await this.#give(event);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#round;
  }

  async #deliverAll(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      while (this.#again && !this.#closed) {
        this.#again = false;
        while (!this.#closed) {
          const event = await takeDueEvent(this.#database.db);
          if (!event) break;
          await this.#deliver(event);
        }
      }
      if (!this.#closed) this.#sleep(await untilNextEvent(this.#database.db));
    } catch {
      // The database is away for a moment: the events stay where they are.
      this.#again = false;
      this.#sleep(pauses[1] * 1000);
    }
  }

  async #deliver(event: EmbeddedPaymentEventRow): Promise<void> {
    try {
      await this.#give(event);
    } catch {
      // The handler logs its own failures; here only the next attempt is planned.
      const pause = pauses[event.attempts - 1] ?? pauses[pauses.length - 1] ?? 0;
      await postponeEvent(this.#database.db, event.id, pause);
      return;
    }
    await markDelivered(this.#database.db, event.id);
  }

  async #give(event: EmbeddedPaymentEventRow): Promise<void> {
    if (!this.#handler || !isMap(event.data)) return;
    const payload = JSON.stringify(event.data);
    const secret = await this.#secret();
    const signature = this.#webhooks.generateTestHeaderString({ payload, secret });
    await this.#handler(Buffer.from(payload), signature);
  }

  #sleep(milliseconds: number | null): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.wake(), Math.min(milliseconds ?? longestSleep, longestSleep));
    this.#timer.unref();
  }
}
