import type Stripe from 'stripe';

/** The version that the installed library is typed for; a newer library does not compile until this is moved on. */
export const apiVersion = '2026-10-28.endive' satisfies Stripe.LatestApiVersion;
