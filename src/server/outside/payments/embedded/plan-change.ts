import { addInvoice, afterFailure, pendingLines } from './billing.ts';
import { cardFor, markPaid, memoryOf, payAbsent, putSubscription } from './charging.ts';
import { declineError, verdictOf } from './cards.ts';
import { planOfPrice, type PriceObject } from './objects/catalogue.ts';
import type { LineInput } from './objects/invoice.ts';
import { itemOf, type SubscriptionObject } from './objects/subscription.ts';
import { Refusal, wrongState } from './refusal.ts';
import type { Store } from './store.ts';

export interface PlanChangeInput {
  price: PriceObject;
  proration: 'always_invoice' | 'create_prorations' | 'none';
  /** `error_if_incomplete`: a failed charge undoes the change. `allow_incomplete`: it leaves the subscription past due. */
  payment: 'allow_incomplete' | 'error_if_incomplete';
}

/** Puts another price into the subscription, with credit for what is left of the old one. */
export async function changePrice(
  store: Store,
  subscription: SubscriptionObject,
  { price, proration, payment }: PlanChangeInput,
): Promise<void> {
  const item = itemOf(subscription);
  const old = item.price;
  if (old.id === price.id) return;
  if (price.currency !== subscription.currency || price.recurring.interval !== old.recurring.interval)
    throw wrongState('All prices of a subscription need the same currency and the same interval.');
  if (subscription.status !== 'active' && proration !== 'none')
    throw wrongState(`The subscription is ${subscription.status}; its price cannot be changed now.`);
  const period = { start: store.now, end: item.current_period_end };
  const whole = item.current_period_end - item.current_period_start;
  const share = Math.max(0, period.end - store.now) / whole;
  item.price = price;
  item.plan = planOfPrice(price);
  if (proration === 'none' || share === 0) return;
  const lines = [
    await prorationLine(store, old, -share, period),
    await prorationLine(store, price, share, period),
  ];
  if (proration === 'create_prorations') {
    await store.put(subscription, {
      hidden: { pending: [...(await pendingLines(store, subscription.id)), ...lines] },
    });
    return;
  }
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  if (payment === 'error_if_incomplete' && total > 0) await refuseIfDeclined(store, subscription);
  const { invoice, intent } = await addInvoice(store, {
    subscription,
    reason: 'subscription_update',
    period: { start: item.current_period_start, end: store.now },
    lines,
  });
  await putSubscription(store, subscription);
  if (intent === null) return markPaid(store, invoice, null);
  if ((await payAbsent(store, subscription, intent)) !== null) await afterFailure(store, subscription.id);
}

/** Asks the bank first, so that a refusal leaves everything as it was. */
async function refuseIfDeclined(store: Store, subscription: SubscriptionObject): Promise<void> {
  const method = await cardFor(store, subscription);
  if (!method)
    throw new Refusal(400, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message:
        'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
    });
  const verdict = verdictOf(await memoryOf(store, method), 'absent');
  if (verdict.kind !== 'declined') return;
  if (verdict.code !== 'authentication_required') throw new Refusal(402, declineError(verdict, null, method));
  throw new Refusal(402, {
    type: 'card_error',
    code: 'subscription_payment_intent_requires_action',
    message:
      'Payment for this subscription requires additional user action before it can be completed successfully.',
  });
}

async function prorationLine(
  store: Store,
  price: PriceObject,
  share: number,
  period: { start: number; end: number },
): Promise<LineInput> {
  const product = await store.find('product', price.product);
  const what = share < 0 ? 'Unused time on' : 'Remaining time on';
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
  return {
    // Halves away from zero, so that a credit and a charge of the same share cancel out.
    amount: Math.sign(share) * Math.round(price.unit_amount * Math.abs(share)),
    description: `${what} ${product?.name ?? price.product} after ${date.format(new Date(period.start * 1000))}`,
    price: price.id,
    product: price.product,
    unitAmount: price.unit_amount,
    proration: true,
    period,
  };
}
