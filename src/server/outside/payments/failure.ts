import type Stripe from 'stripe';
import { AppError } from '#server/errors.ts';

/** True when Stripe says that there is no object with this id. */
export function isMissing(error: unknown, stripe: Stripe): boolean {
  return (
    error instanceof stripe.errors.StripeInvalidRequestError &&
    (error.code === 'resource_missing' || error.statusCode === 404)
  );
}

/** Codes of a charge for which the bank wants to ask the buyer; Stripe's sentences for them are for developers. */
const absentBuyerCodes: readonly string[] = [
  'authentication_required',
  'subscription_payment_intent_requires_action',
];
const bankAsks =
  'Your bank wants you to confirm this payment, which is not possible here. Nothing was charged and nothing has changed.';

/**
 * What a failed call of Stripe means for the caller. Texts of Stripe reach users only when they are meant for them
 * (a declined card); the others stay in `cause`, for the log.
 */
export function failureOf(error: unknown, stripe: Stripe): AppError {
  const { errors } = stripe;
  if (error instanceof AppError) return error;
  if (error instanceof errors.StripeCardError) {
    const message = absentBuyerCodes.includes(error.code ?? '') ? bankAsks : error.message;
    return new AppError('payment_refused', { message, cause: error });
  }
  if (error instanceof errors.StripeConnectionError)
    return new AppError(isTimeout(error) ? 'outside_timeout' : 'outside_failed', {
      message: isTimeout(error)
        ? 'The payment service took too long. Nothing was charged twice; please try again.'
        : 'The payment service did not answer. Nothing was charged twice; please try again.',
      cause: error,
    });
  if (error instanceof errors.StripeRateLimitError)
    return new AppError('busy', { retryAfterSeconds: 5, cause: error });
  if (error instanceof errors.StripeIdempotencyError) return new AppError('conflict', { cause: error });
  if (isMissing(error, stripe)) return new AppError('not_found', { cause: error });
  if (error instanceof errors.StripeInvalidRequestError && error.statusCode === 402)
    return new AppError('payment_refused', { cause: error });
  return new AppError('outside_failed', {
    message: 'The payment service did not answer properly. Please try again.',
    cause: error,
  });
}

/** The library gives no code of its own: the network's is in `detail`, else the words tell. */
function isTimeout(error: Error & { detail?: unknown }): boolean {
  const { detail } = error;
  const code = typeof detail === 'object' && detail !== null && 'code' in detail ? String(detail.code) : '';
  return code === 'ETIMEDOUT' || /timeout/i.test(error.message);
}
