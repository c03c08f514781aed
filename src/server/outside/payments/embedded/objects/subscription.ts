import { newId } from '#server/outside/payments/embedded/ids.ts';
import { planOfPrice, type PriceObject } from './catalogue.ts';
import { list, listOf, none, noTax, ownAccount, type Metadata } from './parts.ts';

/** Of Stripe's statuses, those that come up here: no trials, no pauses. */
export type SubscriptionState = 'active' | 'canceled' | 'incomplete' | 'incomplete_expired' | 'past_due';

export function newSubscriptionItem(
  now: number,
  subscription: string,
  price: PriceObject,
  period: { start: number; end: number },
) {
  return {
    id: newId('si'),
    object: 'subscription_item' as const,
    billing_thresholds: null,
    created: now,
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: list<string>(),
    metadata: {},
    plan: planOfPrice(price),
    price,
    quantity: 1,
    subscription,
    tax_rates: list<string>(),
  };
}
export type SubscriptionItemObject = ReturnType<typeof newSubscriptionItem>;

export interface SubscriptionInput {
  customer: string;
  price: PriceObject;
  periodEnd: number;
  metadata: Metadata;
  description: string | null;
  cancelAtPeriodEnd: boolean;
  defaultPaymentMethod: string | null;
  paymentMethodTypes: string[] | null;
  saveDefaultPaymentMethod: string | null;
}

/** `incomplete`, until its first invoice is paid. */
export function newSubscription(now: number, input: SubscriptionInput) {
  const id = newId('sub');
  const item = newSubscriptionItem(now, id, input.price, { start: now, end: input.periodEnd });
  const status: SubscriptionState = 'incomplete';
  return {
    id,
    object: 'subscription' as const,
    application: null,
    application_fee_percent: null,
    automatic_tax: noTax,
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible', updated_at: now },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: none<number>(),
    cancel_at_period_end: input.cancelAtPeriodEnd,
    canceled_at: none<number>(),
    cancellation_details: {
      comment: none<string>(),
      feedback: none<string>(),
      reason: none<'cancellation_requested' | 'payment_failed'>(),
    },
    collection_method: 'charge_automatically',
    created: now,
    currency: input.price.currency,
    customer: input.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: input.defaultPaymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: input.description,
    discounts: list<string>(),
    ended_at: none<number>(),
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: ownAccount,
    },
    items: listOf(`/v1/subscription_items?subscription=${id}`, [item]),
    latest_invoice: none<string>(),
    livemode: false,
    managed_payments: { enabled: false },
    metadata: input.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: input.paymentMethodTypes,
      save_default_payment_method: input.saveDefaultPaymentMethod ?? 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: widen(status),
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: { end_behavior: { missing_payment_method: 'create_invoice' } },
    trial_start: null,
  };
}
export type SubscriptionObject = ReturnType<typeof newSubscription>;

const widen = (status: SubscriptionState): SubscriptionState => status;

/** The one item that each of our subscriptions has. */
export function itemOf(subscription: SubscriptionObject): SubscriptionItemObject {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`Subscription ${subscription.id} has no item`);
  return item;
}
