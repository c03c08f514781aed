import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { plans, type PlanKey } from '#contract/plans.ts';
import { AppError } from '#server/errors.ts';
import {
  eventFact,
  intentFact,
  invoiceFact,
  paymentIntentIdOf,
  subscriptionFact,
  type PriceIds,
} from './facts.ts';
import { failureOf, isMissing } from './failure.ts';
import type {
  InvoiceFact,
  PaymentEvent,
  PaymentIntentFact,
  Payments,
  StartedSubscription,
  SubscriptionFact,
  TestPayments,
} from './port.ts';

export interface StripePaymentsOptions {
  mode: 'live' | 'test';
  publishableKey: string | null;
  /** Gives the one client; it may load the library at the first call. */
  stripe: () => Promise<Stripe>;
  webhookSecret: () => Promise<string>;
  priceIds: PriceIds;
  test: TestPayments | null;
  close: () => Promise<void>;
}

/** Prices by look-up key are read again after this many milliseconds, so that a new price is found without a restart. */
const pricesHoldFor = 10 * 60_000;
/** What a subscription is always fetched with. */
const withPayments = ['latest_invoice.payments'];
const ended: readonly string[] = ['canceled', 'incomplete_expired'];

/** The payments of the product over Stripe's own library; in test mode only the client's transport differs. */
export class StripePayments implements Payments {
  readonly mode: 'live' | 'test';
  readonly publishableKey: string | null;
  readonly test: TestPayments | null;
  readonly #options: StripePaymentsOptions;
  readonly #prices = new Map<PlanKey, { id: string; until: number }>();

  constructor(options: StripePaymentsOptions) {
    this.mode = options.mode;
    this.publishableKey = options.publishableKey;
    this.test = options.test;
    this.#options = options;
  }

  async startSubscription(input: {
    customerId: string | null;
    email: string | null;
    plan: PlanKey;
    purchaseId: string;
    idempotencyKey: string;
  }): Promise<StartedSubscription> {
    const { plan, purchaseId, idempotencyKey } = input;
    return this.#call(async (stripe) => {
      const price = await this.#priceOf(stripe, plan);
      const customer = input.customerId ?? (await newCustomer(stripe, purchaseId, input.email));
      const expand = [...withPayments, 'latest_invoice.confirmation_secret'];
      const made = await stripe.subscriptions.create(
        {
          customer,
          items: [{ price }],
          payment_behavior: 'default_incomplete',
          payment_settings: { save_default_payment_method: 'on_subscription' },
          metadata: { purchase_id: purchaseId, plan },
          expand,
        },
        { idempotencyKey: `${idempotencyKey}:subscription` },
      );
      // A kept answer tells what was, not what is.
      return startedFact(
        isReplayed(made.lastResponse) ? await stripe.subscriptions.retrieve(made.id, { expand }) : made,
      );
    });
  }

  async subscription(id: string): Promise<SubscriptionFact | null> {
    return this.#orNull(async (stripe) =>
      this.#fact(await stripe.subscriptions.retrieve(id, { expand: withPayments })),
    );
  }

  async paymentIntent(id: string): Promise<PaymentIntentFact | null> {
    return this.#orNull(async (stripe) => {
      const intent = await stripe.paymentIntents.retrieve(id);
      // Since API version 2025-03-31 a payment intent does not name its invoice.
      const { data } = await stripe.invoicePayments.list({
        payment: { type: 'payment_intent', payment_intent: id },
        expand: ['data.invoice'],
        limit: 1,
      });
      const invoice = data[0]?.invoice ?? null;
      return intentFact(intent, isDeleted(invoice) ? null : invoice);
    });
  }

  async subscriptionsOfCustomer(customerId: string): Promise<SubscriptionFact[]> {
    return this.#call(async (stripe) => {
      const all = stripe.subscriptions.list({
        customer: customerId,
        status: 'all',
        limit: 100,
        expand: ['data.latest_invoice.payments'],
      });
      const facts: SubscriptionFact[] = [];
      for await (const subscription of all) facts.push(this.#fact(subscription));
      return facts;
    });
  }

  async cancelAtPeriodEnd(id: string, cancel: boolean): Promise<SubscriptionFact> {
    return this.#call(async (stripe) => {
      const current = await stripe.subscriptions.retrieve(id);
      if (ended.includes(current.status))
        throw new AppError('conflict', { message: 'This subscription has ended already.' });
      // A moment set in the portal has to be taken back by itself; the flag does not reach it.
      const byMoment = !cancel && current.cancel_at !== null && !current.cancel_at_period_end;
      return this.#fact(
        await stripe.subscriptions.update(id, {
          ...(byMoment ? { cancel_at: '' } : { cancel_at_period_end: cancel }),
          expand: withPayments,
        }),
      );
    });
  }

  async cancelNow(id: string): Promise<void> {
    await this.#call(async (stripe) => {
      try {
        await stripe.subscriptions.cancel(id);
      } catch (error) {
        // Stripe does not find a subscription that has ended, when asked to end it.
        if (!isMissing(error, stripe)) throw error;
        const { status } = await stripe.subscriptions.retrieve(id);
        if (!ended.includes(status)) throw error;
      }
    });
  }

  async changePlan(id: string, plan: PlanKey): Promise<SubscriptionFact> {
    return this.#call(async (stripe) => {
      const current = await stripe.subscriptions.retrieve(id, { expand: withPayments });
      const [item] = current.items.data;
      if (current.status !== 'active' || !item)
        throw new AppError('conflict', { message: 'Only an active subscription can change its plan.' });
      const price = await this.#priceOf(stripe, plan);
      if (item.price.id === price) return this.#fact(current);
      return this.#fact(
        await stripe.subscriptions.update(id, {
          items: [{ id: item.id, price }],
          proration_behavior: 'always_invoice',
          payment_behavior: 'error_if_incomplete',
          metadata: { plan },
          expand: withPayments,
        }),
      );
    });
  }

  async invoices(customerId: string): Promise<InvoiceFact[]> {
    return this.#call(async (stripe) => {
      const { data } = await stripe.invoices.list({ customer: customerId, limit: 100 });
      return data.map(invoiceFact).filter(({ status }) => status !== 'draft');
    });
  }

  async portalUrl(customerId: string, returnUrl: string): Promise<string | null> {
    return this.#call(async (stripe) => {
      const { url } = await stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: returnUrl,
      });
      return this.mode === 'live' ? url : null;
    });
  }

  async updateCustomer(customerId: string, change: { email?: string; userId?: string }): Promise<void> {
    const { email, userId } = change;
    await this.#call((stripe) =>
      stripe.customers.update(customerId, {
        ...(email !== undefined && { email }),
        ...(userId !== undefined && { metadata: { user_id: userId } }),
      }),
    );
  }

  async readEvent(rawBody: Buffer, signature: string): Promise<PaymentEvent> {
    const stripe = await this.#options.stripe();
    const secret = await this.#options.webhookSecret();
    try {
      return eventFact(stripe.webhooks.constructEvent(rawBody, signature, secret));
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw new AppError('bad_request', { message: 'The signature does not fit this event.', cause: error });
    }
  }

  async close(): Promise<void> {
    await this.#options.close();
  }

  #fact(subscription: Stripe.Subscription): SubscriptionFact {
    return subscriptionFact(subscription, this.#options.priceIds);
  }

  /** @throws AppError when the account has no price for the plan */
  async #priceOf(stripe: Stripe, plan: PlanKey): Promise<string> {
    const fixed = this.#options.priceIds[plan];
    if (fixed !== undefined) return fixed;
    const known = this.#prices.get(plan);
    if (known && known.until > performance.now()) return known.id;
    const { lookupKey } = plans[plan];
    const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
    const [price] = data;
    if (!price)
      throw new AppError('outside_failed', {
        cause: new Error(
          `The Stripe account has no active price with the look-up key ${lookupKey}: run npm run stripe:setup`,
        ),
      });
    this.#prices.set(plan, { id: price.id, until: performance.now() + pricesHoldFor });
    return price.id;
  }

  async #call<Result>(work: (stripe: Stripe) => Promise<Result>): Promise<Result> {
    const stripe = await this.#options.stripe();
    try {
      return await work(stripe);
    } catch (error) {
      throw failureOf(error, stripe);
    }
  }

  async #orNull<Result>(work: (stripe: Stripe) => Promise<Result>): Promise<Result | null> {
    try {
      return await this.#call(work);
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') return null;
      throw error;
    }
  }
}

/** One customer for one purchase and e-mail, however often it is asked for within a day. */
async function newCustomer(stripe: Stripe, purchaseId: string, email: string | null): Promise<string> {
  const address = createHash('sha256')
    .update(email ?? '')
    .digest('base64url')
    .slice(0, 16);
  const { id } = await stripe.customers.create(
    { ...(email !== null && { email }), metadata: { purchase_id: purchaseId } },
    { idempotencyKey: `customer:${purchaseId}:${address}` },
  );
  return id;
}

/** The library's types promise an object of headers; its fetch client leaves the platform's own there. */
function isReplayed({ headers }: { headers: unknown }): boolean {
  const name = 'idempotent-replayed';
  if (headers instanceof Headers) return headers.get(name) === 'true';
  return typeof headers === 'object' && headers !== null && Reflect.get(headers, name) === 'true';
}

function startedFact(subscription: Stripe.Subscription): StartedSubscription {
  const { latest_invoice: latest } = subscription;
  const invoice = typeof latest === 'string' ? null : latest;
  const { id: subscriptionId, customerId, status } = subscriptionFact(subscription, {});
  return {
    customerId,
    subscriptionId,
    status,
    paymentIntentId: invoice && paymentIntentIdOf(invoice),
    clientSecret: invoice?.confirmation_secret?.client_secret ?? null,
    amountCents: invoice?.amount_due ?? 0,
  };
}

const isDeleted = (
  invoice: string | Stripe.Invoice | Stripe.DeletedInvoice | null,
): invoice is Stripe.DeletedInvoice =>
  typeof invoice === 'object' && invoice !== null && invoice.deleted === true;
