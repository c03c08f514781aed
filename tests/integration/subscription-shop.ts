import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { z } from 'zod';
import { SubscriptionStart } from '#contract/billing.ts';
import type { PlanKey } from '#contract/plans.ts';
import { CurrentUser } from '#contract/session.ts';
import { buildApp } from '#server/app.ts';
import type { Database } from '#server/database/database.ts';
import { readEnvironment } from '#server/env.ts';
import { createLogger } from '#server/logger.ts';
import { openOutsideWeb } from '#tests/setup/outside-web.ts';
import { openJobs } from '#server/outside/jobs/open.ts';
import { openMail } from '#server/outside/mail/live.ts';
import { openTestPayments, type PaymentsOptions } from '#server/outside/payments/open.ts';
import type { Payments } from '#server/outside/payments/port.ts';
import { base, MovableClock } from './sign-in-app.ts';
import { Visitor } from './sign-in-visitor.ts';

export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  insufficient: '4000000000009995',
  authentication: '4000002500003155',
  failsLater: '4000000000000341',
};
export const password = 'a shelf full of jars';
export const day = 24 * 60 * 60 * 1_000;

/** Parts of the payment provider that a test answers itself. */
export type Faults = Partial<
  Pick<
    Payments,
    | 'startSubscription'
    | 'subscription'
    | 'paymentIntent'
    | 'cancelNow'
    | 'cancelAtPeriodEnd'
    | 'changePlan'
    | 'invoices'
    | 'updateCustomer'
    | 'portalUrl'
  >
>;

export interface Shop {
  app: FastifyInstance;
  database: Database;
  /** The provider itself, without the faults. */
  payments: Payments;
  clock: MovableClock;
  folder: string;
  /** Set and cleared by the test at any time. */
  faults: Faults;
  test: NonNullable<Payments['test']>;
  /** Ends this process; the data stay. */
  close(): Promise<void>;
}

/** The whole product on a database, with test payments. Several one after another on one database are restarts. */
export async function openShop(
  database: Database,
  {
    clock = new MovableClock(),
    options = {},
    settings = {},
  }: { clock?: MovableClock; options?: PaymentsOptions; settings?: Record<string, string> } = {},
): Promise<Shop> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shelfmark-shop-'));
  const env = readEnvironment({
    NODE_ENV: 'test',
    PUBLIC_URL: base,
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    ...settings,
  });
  const payments = openTestPayments(database, clock, { timeout: 20_000, retries: 0, ...options });
  const faults: Faults = {};
  const services = {
    env,
    database,
    clock,
    model: null,
    payments: withFaults(payments, faults),
    jobs: openJobs(env, database, createLogger(env)),
    mail: openMail(env),
    ...openOutsideWeb(env),
    log: createLogger(env),
  };
  const app = await buildApp(services);
  await app.ready();
  const { test } = payments;
  if (!test) throw new Error('Test payments without test mode');
  return {
    app,
    database,
    payments,
    clock,
    folder,
    faults,
    test,
    close: async () => {
      await app.close();
      await payments.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function withFaults(payments: Payments, faults: Faults): Payments {
  return new Proxy(payments, {
    get(target, key) {
      const fault: unknown = Reflect.get(faults, key);
      if (fault !== undefined) return fault;
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** A buyer with a browser. */
export class Buyer extends Visitor {
  async begin(platform: PlanKey = 'etsy', more: { email?: string; another?: boolean } = {}) {
    const answer = await this.post('/api/create-subscription', { platform, ...more });
    expect(answer.body).toContain('clientSecret');
    return SubscriptionStart.parse(answer.json());
  }

  async post(address: string, json?: unknown): Promise<LightMyRequestResponse> {
    return this.send('POST', address, json === undefined ? {} : { json });
  }

  /** Types a card into the form of test mode. */
  async pay(clientSecret: string | null, number = cards.good): Promise<LightMyRequestResponse> {
    const card = { number, expiryMonth: 12, expiryYear: 2040, cvc: '123' };
    return this.post('/api/test-payments/confirm', { clientSecret, ...card });
  }

  async verify(paymentIntentId: string | null): Promise<LightMyRequestResponse> {
    return this.post('/api/verify-payment', { paymentIntentId });
  }

  /** Checkout from beginning to end with a good card. */
  async buy(platform: PlanKey = 'etsy', email?: string): Promise<string> {
    const begun = await this.begin(platform, email === undefined ? {} : { email });
    expect((await this.pay(begun.clientSecret)).json()).toMatchObject({ status: 'succeeded' });
    expect((await this.verify(begun.paymentIntentId)).statusCode).toBe(200);
    return begun.paymentIntentId ?? '';
  }

  async current(): Promise<CurrentUser> {
    return CurrentUser.parse((await this.user()).json());
  }

  async status(): Promise<string> {
    return (await this.current()).subscriptionStatus;
  }

  /** The same browser after the product was started again. */
  movedTo(shop: Shop): Buyer {
    const moved = new Buyer(shop.app, this.base);
    for (const [key, cookie] of this.jar) moved.jar.set(key, cookie);
    return moved;
  }
}

export const buyerIn = (shop: Shop): Buyer => new Buyer(shop.app, base);

/** Waits until the events of test mode and what follows from them have come to rest. */
export async function rest(shop: Shop): Promise<void> {
  await shop.test.settled();
  await shop.app.billing.background.settled();
}

/** Moves the clock and lets the provider do what is due by then. */
export async function forward(shop: Shop, milliseconds: number): Promise<void> {
  shop.clock.forward(milliseconds);
  await shop.test.advance();
  await rest(shop);
}

/** What was charged: cents of each payment that succeeded at the provider, smallest first. */
export async function charges(shop: Shop): Promise<number[]> {
  const { rows } = await shop.database.query('select distinct customer_id from purchases');
  const Row = z.object({ customer_id: z.string().nullable() });
  const lists = await Promise.all(
    rows
      .flatMap((row) => Row.parse(row).customer_id ?? [])
      .map((customerId) => shop.payments.invoices(customerId)),
  );
  return lists
    .flat()
    .filter(({ status }) => status === 'paid')
    .map(({ paidCents }) => paidCents)
    .sort((one, other) => one - other);
}

/** Subjects of all letters, oldest first. */
export async function letters(shop: Shop): Promise<string[]> {
  const { rows } = await shop.database.query('select subject from mail_outbox order by id');
  return rows.map((row) => String(row['subject']));
}
