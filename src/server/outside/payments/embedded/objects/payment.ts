import type { FaultBody } from '#server/outside/payments/embedded/refusal.ts';
import { newId, randomText } from '#server/outside/payments/embedded/ids.ts';
import { list, noAddress, none, type Metadata } from './parts.ts';

export interface CardInput {
  brand: string;
  funding: string;
  country: string;
  last4: string;
  expMonth: number;
  expYear: number;
  fingerprint: string;
}

export interface BillingDetails {
  email: string | null;
  name: string | null;
  phone: string | null;
}

export function newPaymentMethod(now: number, card: CardInput, billing: BillingDetails, meta: Metadata) {
  return {
    id: newId('pm'),
    object: 'payment_method' as const,
    allow_redisplay: 'unspecified',
    billing_details: { address: noAddress, ...billing, tax_id: null },
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'unchecked' },
      country: card.country,
      display_brand: card.brand,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      fingerprint: card.fingerprint,
      funding: card.funding,
      generated_from: null,
      last4: card.last4,
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: now,
    customer: none<string>(),
    customer_account: null,
    livemode: false,
    metadata: meta,
    type: 'card',
  };
}
export type PaymentMethodObject = ReturnType<typeof newPaymentMethod>;

export type IntentState =
  | 'canceled'
  | 'processing'
  | 'requires_action'
  | 'requires_confirmation'
  | 'requires_payment_method'
  | 'succeeded';
const asState = (status: IntentState): IntentState => status;

export function newPaymentIntent(
  now: number,
  input: { amount: number; currency: string; customer: string; description: string; email: string | null },
) {
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent' as const,
    allowed_payment_method_types: null,
    amount: input.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: none<number>(),
    cancellation_reason: none<string>(),
    capture_method: 'automatic',
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: 'automatic',
    created: now,
    currency: input.currency,
    customer: input.customer,
    customer_account: null,
    description: input.description,
    excluded_payment_method_types: null,
    last_payment_error: none<FaultBody>(),
    latest_charge: none<string>(),
    livemode: false,
    managed_payments: { enabled: false },
    metadata: {},
    next_action: none<{ type: string; use_stripe_sdk: { type: string; stripe_js: string } }>(),
    on_behalf_of: null,
    payment_method: none<string>(),
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: input.email,
    review: null,
    setup_future_usage: 'off_session',
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: asState('requires_payment_method'),
    transfer_data: null,
    transfer_group: null,
  };
}
export type PaymentIntentObject = ReturnType<typeof newPaymentIntent>;

export function newCharge(
  now: number,
  intent: PaymentIntentObject,
  method: PaymentMethodObject,
  decline: { code: string; declineCode: string | null; message: string } | null,
) {
  const id = newId('ch');
  const paid = decline === null;
  const { card } = method;
  return {
    id,
    object: 'charge' as const,
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: paid ? newId('txn') : null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'SHELFMARK',
    captured: paid,
    created: now,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: paid ? 'approved_by_network' : 'declined_by_network',
      reason: decline?.declineCode ?? null,
      risk_level: 'normal',
      seller_message: paid
        ? 'Payment complete.'
        : 'The bank did not return any further details with this decline.',
      type: paid ? 'authorized' : 'issuer_declined',
    },
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      card: {
        amount_authorized: paid ? intent.amount : null,
        authorization_code: paid ? randomText(6).toUpperCase() : null,
        brand: card.brand,
        checks: card.checks,
        country: card.country,
        exp_month: card.exp_month,
        exp_year: card.exp_year,
        extended_authorization: { status: 'disabled' },
        fingerprint: card.fingerprint,
        funding: card.funding,
        incremental_authorization: { status: 'unavailable' },
        installments: null,
        last4: card.last4,
        mandate: null,
        multicapture: { status: 'unavailable' },
        network: card.brand,
        network_token: { used: false },
        network_transaction_id: paid ? randomText(15) : null,
        overcapture: { maximum_amount_capturable: intent.amount, status: 'unavailable' },
        regulated_status: 'unregulated',
        three_d_secure: null,
        transaction_link_id: null,
        wallet: null,
      },
      type: 'card',
    },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    refunds: { object: 'list', data: list<string>(), has_more: false, url: `/v1/charges/${id}/refunds` },
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
}
export type ChargeObject = ReturnType<typeof newCharge>;
