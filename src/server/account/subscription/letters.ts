import { priceText, type PlanKey } from '#contract/plans.ts';
import { queueLetter } from '#server/database/mail-outbox.ts';
import type { Queryable } from '#server/database/database.ts';
import { writeLetter, type LetterText } from '#server/outside/mail/letter.ts';
import type { InvoiceFact } from '#server/outside/payments/port.ts';
import { productNames } from '#server/outside/payments/set-up.ts';

/** `2026-11-21` as `21 November 2026`, in UTC. */
function dayText(date: Date): string {
  return date.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

interface About {
  plan: PlanKey;
  publicUrl: string;
}

/** @param claimUrl for a purchase that waits for its account */
export function receiptLetter(about: About & { invoice: InvoiceFact; claimUrl: string | null }): LetterText {
  const { plan, publicUrl, invoice, claimUrl } = about;
  const amount = `${priceText(invoice.paidCents)} ${invoice.currency.toUpperCase()}`;
  return {
    subject: 'Your Shelfmark receipt',
    paragraphs: [
      `Thank you. We received your payment of ${amount}.`,
      ...(claimUrl
        ? [
            'If you have created your account already, nothing is left to do. If not, the link below leads to it, on any device. It works once, for 30 days. Please do not pass it on: whoever opens it and signs in gets the subscription.',
          ]
        : []),
    ],
    facts: [
      ['Plan', productNames[plan]],
      ['Amount', amount],
      ['Date', dayText(invoice.created)],
      ...(invoice.number ? [['Invoice', invoice.number] as const] : []),
    ],
    button: claimUrl
      ? { label: 'Create your account', url: claimUrl }
      : { label: 'Open Shelfmark', url: `${publicUrl}/dashboard` },
    after: [
      ...(invoice.url ? [`The invoice: ${invoice.url}`] : []),
      'The subscription renews every month until you cancel it. You can cancel at any time under Settings.',
    ],
  };
}

export function claimLetter({ plan, claimUrl }: { plan: PlanKey; claimUrl: string }): LetterText {
  return {
    subject: 'Your new link to Shelfmark',
    paragraphs: [
      `The link in our last letter had run out, so here is a new one. Your subscription (${productNames[plan]}) is paid and waits for you.`,
      'The link works once, for 30 days. Please do not pass it on: whoever opens it and signs in gets the subscription.',
    ],
    button: { label: 'Create your account', url: claimUrl },
  };
}

export function paymentFailedLetter({ plan, publicUrl }: About): LetterText {
  return {
    subject: 'We could not charge your card',
    paragraphs: [
      `The monthly payment for your subscription (${productNames[plan]}) was refused.`,
      'Your tools stay open while we try again over the next days. So that nothing is interrupted, please look at your card under Settings, Subscription & Billing.',
    ],
    button: { label: 'Look at my card', url: `${publicUrl}/settings?tab=billing` },
    after: ['Nothing that you made is lost, whatever happens to the payment.'],
  };
}

export function unpaidEndLetter({ plan, publicUrl }: About): LetterText {
  return {
    subject: 'Your subscription has ended',
    paragraphs: [
      `We tried several times, but the payment for your subscription (${productNames[plan]}) did not go through. So it has ended, and nothing more will be charged.`,
      'What you made is kept. When you subscribe again with the same account, everything is there.',
    ],
    button: { label: 'Subscribe again', url: `${publicUrl}/checkout?platform=${plan}` },
  };
}

export function cancelledLetter({ plan, publicUrl, until }: About & { until: Date | null }): LetterText {
  const rest = until
    ? `You keep all tools until ${dayText(until)}.`
    : 'You keep all tools until the end of what you paid for.';
  return {
    subject: 'Your subscription is cancelled',
    paragraphs: [
      `As you asked, your subscription (${productNames[plan]}) will not be renewed, and nothing more will be charged. ${rest}`,
      'If you change your mind before that day, one click brings it back, without a new payment until the next billing date.',
    ],
    button: { label: 'Keep my subscription', url: `${publicUrl}/settings?tab=billing` },
  };
}

export function endingSoonLetter({ plan, publicUrl, until }: About & { until: Date }): LetterText {
  return {
    subject: `Your subscription ends on ${dayText(until)}`,
    paragraphs: [
      `You cancelled your subscription (${productNames[plan]}). It runs until ${dayText(until)}; after that day the tools close, and nothing is charged.`,
      'Would you like to stay? Until then one click brings it back. What you made is kept either way.',
    ],
    button: { label: 'Keep my subscription', url: `${publicUrl}/settings?tab=billing` },
  };
}

export function twiceLetter({ plan, publicUrl, until }: About & { until: Date | null }): LetterText {
  const end = until ? ` on ${dayText(until)}` : ' at the end of what is paid for';
  return {
    subject: 'You have two subscriptions; one will not be renewed',
    paragraphs: [
      `Your account holds two paid subscriptions, which you do not need: either one opens all tools. So that you are not charged for both again, the older one (${productNames[plan]}) ends${end} and will not be renewed.`,
      'If you paid twice by accident, answer this letter and we give the second payment back.',
    ],
    button: { label: 'Look at my subscription', url: `${publicUrl}/settings?tab=billing` },
  };
}

/** Queues a letter once. Nothing is sent to a buyer who left no address. @returns whether there is one to post */
export async function queue(
  tx: Queryable,
  to: string | null,
  key: string,
  text: LetterText,
  now: Date,
): Promise<boolean> {
  if (to === null) return false;
  return queueLetter(tx, { key, to, ...writeLetter(text) }, now);
}
