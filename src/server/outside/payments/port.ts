import type { PlanKey } from '#contract/plans.ts';

/** Statuses of a Stripe subscription. Only `active` opens the tools (design §6 point 5). */
export type ProviderSubscriptionStatus =
  | 'active'
  | 'canceled'
  | 'incomplete'
  | 'incomplete_expired'
  | 'past_due'
  | 'paused'
  | 'trialing'
  | 'unpaid';

export interface SubscriptionFact {
  id: string;
  customerId: string;
  status: ProviderSubscriptionStatus;
  /** Of the subscription's price, else as it was bought; `null` for what we never sold. */
  plan: PlanKey | null;
  /** End of what the provider has billed. It moves on before a renewal is paid: look at `status` too. */
  currentPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
  /** When it ended for good; `null` while it lives. */
  endedAt: Date | null;
  created: Date;
  latestInvoiceId: string | null;
  latestPaymentIntentId: string | null;
  /** As given to `startSubscription`. */
  purchaseId: string | null;
}

export interface PaymentIntentFact {
  id: string;
  status:
    | 'canceled'
    | 'processing'
    | 'requires_action'
    | 'requires_capture'
    | 'requires_confirmation'
    | 'requires_payment_method'
    | 'succeeded';
  clientSecret: string | null;
  /** In the smallest unit of the currency. */
  amountCents: number;
  /** Lower case, such as `usd`. */
  currency: string;
  customerId: string | null;
  /** Subscription and invoice that this pays; `null` when it pays neither. */
  subscriptionId: string | null;
  invoiceId: string | null;
}

export interface InvoiceFact {
  id: string;
  number: string | null;
  created: Date;
  /** Total, in cents. Negative for a credit. */
  amountCents: number;
  paidCents: number;
  currency: string;
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
  description: string;
  subscriptionId: string | null;
  /** Page of the provider where the invoice can be read and paid; `null` in test mode. */
  url: string | null;
}

export interface StartedSubscription {
  customerId: string;
  subscriptionId: string;
  status: ProviderSubscriptionStatus;
  /** `null` when nothing is to be paid. */
  paymentIntentId: string | null;
  clientSecret: string | null;
  /** What the first invoice asks for, in cents. */
  amountCents: number;
}

/** What an event is about. It is a hint: fetch the object before acting (events come late, twice and in any order). */
export interface PaymentEvent {
  id: string;
  type: string;
  created: Date;
  /** Id of the object inside: a subscription, an invoice, a payment intent, a customer. */
  objectId: string;
  customerId: string | null;
  subscriptionId: string | null;
}

/**
 * The payment provider. One implementation over Stripe's own library; without a key only its transport differs.
 *
 * Every function may throw `AppError`: `outside_failed`, `outside_timeout` or `busy` (all may be tried again),
 * `payment_refused` (the bank or card says no; the message is for the buyer), `not_found`, `conflict`.
 *
 * Never call one inside a database transaction: the network would hold it open, and in test mode on the embedded
 * database both would wait for each other for ever.
 */
export interface Payments {
  readonly mode: 'live' | 'test';
  /** `null` in test mode. */
  readonly publishableKey: string | null;
  /** `null` in live mode: only without a key can cards be charged from here. */
  readonly test: TestPayments | null;

  /**
   * Makes a subscription that waits for its first payment; nothing is charged yet. Asked again with the same
   * `idempotencyKey` it answers with the same subscription as it stands now, which may have expired (23 hours
   * after its start): then ask with a new key.
   * @param customerId an existing customer; `null` makes one with this e-mail (the same one for the same purchase
   *   and e-mail)
   * @param idempotencyKey new for each wish to buy, at most 200 characters. Together with another plan or customer
   *   it is refused as `conflict`.
   */
  startSubscription(input: {
    customerId: string | null;
    email: string | null;
    plan: PlanKey;
    purchaseId: string;
    idempotencyKey: string;
  }): Promise<StartedSubscription>;

  /** @returns null when there is none with this id */
  subscription(id: string): Promise<SubscriptionFact | null>;
  /** @returns null when there is none with this id */
  paymentIntent(id: string): Promise<PaymentIntentFact | null>;
  /** All of them, ended ones too, newest first. */
  subscriptionsOfCustomer(customerId: string): Promise<SubscriptionFact[]>;

  /**
   * Ends the subscription with what is paid for, or takes that back.
   * @throws AppError conflict when it has ended already
   */
  cancelAtPeriodEnd(id: string, cancel: boolean): Promise<SubscriptionFact>;
  /** Ends it at once, without refund. One that has ended already is left as it is. */
  cancelNow(id: string): Promise<void>;
  /**
   * Changes the plan now. What is left of the paid month is credited and the rest charged at once; when that charge
   * fails nothing changes.
   * @throws AppError payment_refused, or conflict when the subscription is not active
   */
  changePlan(id: string, plan: PlanKey): Promise<SubscriptionFact>;

  /** Newest first, at most 100; drafts are left out. */
  invoices(customerId: string): Promise<InvoiceFact[]>;
  /** A page of the provider where the customer manages cards and invoices; `null` in test mode. */
  portalUrl(customerId: string, returnUrl: string): Promise<string | null>;
  updateCustomer(customerId: string, change: { email?: string; userId?: string }): Promise<void>;

  /**
   * Verifies the signature over the raw body of a webhook call.
   * @param signature the header `stripe-signature`
   * @throws AppError bad_request when the signature, its age (five minutes) or the body is wrong
   */
  readEvent(rawBody: Buffer, signature: string): Promise<PaymentEvent>;
  /** Stops deliveries and waits for the one under way. Call it before the database is closed. */
  close(): Promise<void>;
}

export interface TestCardInput {
  number: string;
  /** 1 to 12. */
  expiryMonth: number;
  /** Four digits. */
  expiryYear: number;
  cvc: string;
  email?: string | undefined;
}

/** What became of a test card; the shape of `TestPayment` in the contract. */
export interface TestPaymentFact {
  status: 'succeeded' | 'requires_action' | 'requires_payment_method' | 'processing' | 'canceled';
  paymentIntentId: string;
  /** Stripe's code, such as `card_declined` or `insufficient_funds`, and its sentence for the buyer. */
  error: { code: string; message: string } | null;
}

/** What only test mode can do. It stands for the browser's side of Stripe, for the banks and for the passing of time. */
export interface TestPayments {
  /**
   * Pays with a card, as Stripe's form in the browser does in live mode.
   * @throws AppError not_found for a client secret that no payment has
   */
  confirmTestCard(clientSecret: string, card: TestCardInput): Promise<TestPaymentFact>;
  /** The bank's question "was it you?", answered. */
  authenticateTest(clientSecret: string, pass: boolean): Promise<TestPaymentFact>;
  /**
   * Who takes the events: the product's own webhook handler. One that throws is asked again later (after 1 s, 5 s,
   * 30 s, 5 min, then hourly, 20 times); the same event may come twice. Also looks for due renewals every minute.
   */
  deliverTo(handler: (rawBody: Buffer, signature: string) => Promise<void>): void;
  /** Does everything that is due by the product's clock (renewals, retries, expiries) and delivers the events. */
  advance(): Promise<void>;
  /** Waits until every event that is due has been given to the handler once. */
  settled(): Promise<void>;
  /** Delivers an event once more, as Stripe may at any time. */
  replay(eventId: string): Promise<void>;
}
