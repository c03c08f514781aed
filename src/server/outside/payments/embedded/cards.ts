import { createHash } from 'node:crypto';
import { momentOf } from './calendar.ts';
import { Refusal, type FaultBody } from './refusal.ts';

/** What the bank says to one charge. */
export type Verdict =
  | { kind: 'approved' }
  | { kind: 'authenticate' }
  | { kind: 'declined'; code: string; declineCode: string | null; message: string };

interface TestCard {
  brand: string;
  funding: 'credit' | 'debit';
  /** When the buyer is there and pays. */
  present: Verdict;
  /** After the buyer has passed the bank's question. */
  authenticated: Verdict;
  /** At a renewal, when nobody can be asked. */
  absent: Verdict;
}

const approved: Verdict = { kind: 'approved' };
const declined = (code: string, declineCode: string | null, message: string): Verdict => ({
  kind: 'declined',
  code,
  declineCode,
  message,
});
const generic = declined('card_declined', 'generic_decline', 'Your card was declined.');
const poor = declined('card_declined', 'insufficient_funds', 'Your card has insufficient funds.');
const unasked = declined(
  'authentication_required',
  'authentication_required',
  'Your card was declined. This transaction requires authentication.',
);

const good = (brand: string, funding: 'credit' | 'debit' = 'credit'): TestCard => ({
  brand,
  funding,
  present: approved,
  authenticated: approved,
  absent: approved,
});
const bad = (verdict: Verdict): TestCard => ({
  brand: 'visa',
  funding: 'credit',
  present: verdict,
  authenticated: verdict,
  absent: verdict,
});
const asking = (authenticated: Verdict, absent: Verdict): TestCard => ({
  brand: 'visa',
  funding: 'credit',
  present: { kind: 'authenticate' },
  authenticated,
  absent,
});

/** Stripe's published test cards, https://docs.stripe.com/testing, read 2026-11-21. No other number is taken. */
const testCards: Readonly<Record<string, TestCard>> = {
  '4242424242424242': good('visa'),
  '4000056655665556': good('visa', 'debit'),
  '5555555555554444': good('mastercard'),
  '2223003122003222': good('mastercard'),
  '5200828282828210': good('mastercard', 'debit'),
  '378282246310005': good('amex'),
  '6011111111111117': good('discover'),
  '4000000000000002': bad(generic),
  '4000000000009995': bad(poor),
  '4000000000009987': bad(declined('card_declined', 'lost_card', 'Your card was declined.')),
  '4000000000009979': bad(declined('card_declined', 'stolen_card', 'Your card was declined.')),
  '4000000000000069': bad(declined('expired_card', 'expired_card', 'Your card has expired.')),
  '4000000000000127': bad(
    declined('incorrect_cvc', 'incorrect_cvc', "Your card's security code is incorrect."),
  ),
  '4000000000000119': bad(
    declined(
      'processing_error',
      'processing_error',
      'An error occurred while processing your card. Try again in a little bit.',
    ),
  ),
  // Stripe declines its first charge too when it was attached before; here the first passes, so that a failing
  // renewal can be tried.
  '4000000000000341': { ...good('visa'), absent: generic },
  '4000002500003155': asking(approved, approved),
  '4000002760003184': asking(approved, unasked),
  '4000008260003178': asking(poor, poor),
  '4000008400001629': asking(generic, generic),
};

export interface RawCard {
  number: string;
  exp_month: number;
  exp_year: number;
  cvc?: string | undefined;
}

/**
 * Looks at a card as Stripe does when a payment method is made of it.
 * @returns the number in digits, which is one of the test cards
 * @throws Refusal card_error
 */
export function readCard(card: RawCard, now: number): { digits: string; card: TestCard } {
  const digits = card.number.replaceAll(/[\s-]/g, '');
  const known = Object.hasOwn(testCards, digits) ? testCards[digits] : undefined;
  if (!known) throw cardError('incorrect_number', 'Your card number is incorrect.', 'number');
  const today = momentOf(now);
  const year = card.exp_year < 100 ? 2000 + card.exp_year : card.exp_year;
  if (card.exp_month < 1 || card.exp_month > 12)
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  if (year < today.getUTCFullYear() || year > today.getUTCFullYear() + 50)
    throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  if (year === today.getUTCFullYear() && card.exp_month < today.getUTCMonth() + 1)
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  const length = known.brand === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/;
  if (card.cvc !== undefined && !length.test(card.cvc))
    throw cardError('invalid_cvc', "Your card's security code is invalid.", 'cvc');
  return { digits, card: known };
}

function cardError(code: string, message: string, param: string): Refusal {
  return new Refusal(402, { type: 'card_error', code, message, param });
}

/** Which of the test cards a stored payment method was made of; kept beside it, never shown. */
export interface CardMemory {
  digits: string;
  /** The bank's question was passed once: it does not ask again for what is charged later. */
  authenticated: boolean;
}

export function verdictOf(memory: CardMemory, when: 'present' | 'authenticated' | 'absent'): Verdict {
  const card = testCards[memory.digits];
  if (!card) return generic;
  // Stored without ever having been asked (a payment method set by hand), the bank would ask now.
  if (when === 'absent' && card.present.kind === 'authenticate' && !memory.authenticated) return unasked;
  return card[when];
}

/** The same for the same number in one account, as Stripe's is. */
export const fingerprintOf = (digits: string): string =>
  createHash('sha256')
    .update(`shelfmark test card ${digits}`)
    .digest('base64url')
    .replaceAll(/[-_]/g, '0')
    .slice(0, 16);

/** The error that a decline leaves on the payment intent and gives to the buyer. */
export function declineError(
  verdict: Extract<Verdict, { kind: 'declined' }>,
  charge: string | null,
  paymentMethod: unknown,
): FaultBody {
  const { code, declineCode, message } = verdict;
  return {
    type: 'card_error',
    code,
    message,
    doc_url: `https://docs.stripe.com/error-codes#${code.replaceAll('_', '-')}`,
    ...(declineCode !== null && { decline_code: declineCode }),
    ...(charge !== null && { charge }),
    payment_method: paymentMethod,
    ...(code === 'incorrect_cvc' && { param: 'cvc' }),
  };
}
