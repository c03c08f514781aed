import type { FastifyInstance } from 'fastify';
import { findPurchaseByIntent } from '#server/database/purchases.ts';
import { isEventSeen, rememberEvent } from '#server/database/subscriptions.ts';
import { AppError } from '#server/errors.ts';
import type { PaymentEvent } from '#server/outside/payments/port.ts';
import { tally } from '#server/operations/tally.ts';
import type { Billing } from './context.ts';
import { refreshSubscription } from './refresh.ts';

export const webhookPath = '/api/stripe/webhook';
/** Stripe's events stay far below. */
const eventBytes = 1024 * 1024;

/**
 * Where the payment provider reports. The event is a hint that something changed, never the change itself: the
 * subscription is read afresh. So events may come twice, late and in any order. One that fails is answered with an
 * error and comes again.
 */
export async function registerWebhook(app: FastifyInstance, billing: Billing): Promise<void> {
  await app.register(async (scope) => {
    // The signature is over the bytes as they came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: eventBytes }, (_request, body, done) =>
      done(null, body),
    );
    scope.route({
      method: 'POST',
      url: webhookPath,
      config: { signedOutside: true },
      handler: async ({ headers, body }) => {
        const signature = headers['stripe-signature'];
        if (typeof signature !== 'string' || !Buffer.isBuffer(body)) throw new AppError('bad_request');
        await takeEvent(billing, body, signature);
        return { received: true };
      },
    });
  });
}

/** Reads, handles and counts one event; a signature that is not Stripe's counts as `refused`. */
async function takeEvent(billing: Billing, body: Buffer, signature: string): Promise<void> {
  let event: PaymentEvent | null = null;
  try {
    event = await billing.payments.readEvent(body, signature);
    const isNew = await handleEvent(billing, event);
    tally('webhook_events', { type: groupOf(event), result: isNew ? 'handled' : 'repeated' });
  } catch (error) {
    tally('webhook_events', { type: groupOf(event), result: event === null ? 'refused' : 'failed' });
    throw error;
  }
}

/** Stripe has some 300 types and adds more; the groups that concern us are few. */
function groupOf(event: PaymentEvent | null): string {
  const known = ['customer.subscription', 'customer', 'invoice', 'payment_intent'];
  return known.find((group) => event?.type.startsWith(`${group}.`)) ?? 'other';
}

/** @returns false when the event was handled before */
async function handleEvent(billing: Billing, event: PaymentEvent): Promise<boolean> {
  const { database, clock } = billing;
  if (await isEventSeen(database.db, event.id)) return false;
  const subscriptionId = await subscriptionOf(billing, event);
  if (subscriptionId !== null) await refreshSubscription(billing, subscriptionId);
  // Only now: a process that dies before gets the event again.
  await rememberEvent(database.db, {
    id: event.id,
    type: event.type,
    subscriptionId,
    createdAt: event.created,
    handledAt: clock.now(),
  });
  return true;
}

/** Events of a payment alone name no subscription; the purchase knows it. */
async function subscriptionOf({ database }: Billing, event: PaymentEvent): Promise<string | null> {
  if (event.subscriptionId !== null) return event.subscriptionId;
  const purchase = await findPurchaseByIntent(database.db, event.objectId);
  return purchase?.subscriptionId ?? null;
}
