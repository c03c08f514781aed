import { newId } from '#server/outside/payments/embedded/ids.ts';
import type { CustomerObject } from './customer.ts';
import { listOf, none, noTax, ownAccount, type Metadata } from './parts.ts';
import { itemOf, type SubscriptionObject } from './subscription.ts';

export interface LineInput {
  amount: number;
  description: string;
  price: string;
  product: string;
  unitAmount: number;
  proration: boolean;
  period: { start: number; end: number };
}

function newLine(invoice: string, subscription: SubscriptionObject, input: LineInput) {
  return {
    id: newId('il'),
    object: 'line_item' as const,
    amount: input.amount,
    currency: subscription.currency,
    description: input.description,
    discount_amounts: [],
    discountable: !input.proration,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: input.proration,
        proration_details: { credited_items: null },
        subscription: subscription.id,
        subscription_item: itemOf(subscription).id,
      },
      type: 'subscription_item_details',
    },
    period: input.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: input.price, product: input.product },
      type: 'price_details',
      unit_amount_decimal: String(input.unitAmount),
    },
    quantity: 1,
    quantity_decimal: '1',
    subscription: subscription.id,
    subtotal: input.amount,
    taxes: [],
  };
}

export interface InvoiceInput {
  customer: CustomerObject;
  subscription: SubscriptionObject;
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  period: { start: number; end: number };
  lines: LineInput[];
}

/** An open invoice: the hour that a renewal's draft waits at Stripe is left out. */
export function newInvoice(now: number, { customer, subscription, reason, period, lines }: InvoiceInput) {
  const id = newId('in');
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  const startingBalance = customer.balance;
  // A credit lowers what is due; an invoice below zero adds to the credit.
  const due = Math.max(0, total + startingBalance);
  const endingBalance = total + startingBalance - due;
  const status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void' = 'open';
  return {
    id,
    object: 'invoice' as const,
    account_country: 'US',
    account_name: 'Shelfmark',
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: reason !== 'subscription_create',
    automatic_tax: { ...noTax, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name,
    customer_phone: customer.phone,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: none<string>(),
    default_source: null,
    default_tax_rates: [],
    description: none<string>(),
    discounts: [],
    due_date: none<number>(),
    effective_at: now,
    ending_balance: endingBalance,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: none<string>(),
    invoice_pdf: none<string>(),
    issuer: ownAccount,
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(
      `/v1/invoices/${id}/lines`,
      lines.map((line) => newLine(id, subscription, line)),
    ),
    livemode: false,
    metadata: {} satisfies Metadata,
    next_payment_attempt: none<number>(),
    number: `${customer.invoice_prefix}-${String(customer.next_invoice_sequence).padStart(4, '0')}`,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: subscription.payment_settings.payment_method_types,
    },
    period_end: period.end,
    period_start: period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: startingBalance,
    statement_descriptor: null,
    status: openEnded(status),
    status_transitions: {
      finalized_at: now,
      marked_uncollectible_at: none<number>(),
      paid_at: none<number>(),
      voided_at: none<number>(),
    },
    // Stands in the published example; since API version 2025-03-31 it is found under `parent`.
    subscription: null,
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: now,
  };
}
export type InvoiceObject = ReturnType<typeof newInvoice>;
type InvoiceState = 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
const openEnded = (status: InvoiceState): InvoiceState => status;

/** Ties an invoice to the payment intent that pays it. */
export function newInvoicePayment(now: number, invoice: InvoiceObject, intent: string) {
  return {
    id: newId('inpay'),
    object: 'invoice_payment' as const,
    amount_paid: none<number>(),
    amount_requested: invoice.amount_due,
    created: now,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: none<number>(), paid_at: none<number>() },
  };
}
export type InvoicePaymentObject = ReturnType<typeof newInvoicePayment>;
