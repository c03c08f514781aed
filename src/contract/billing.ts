import { z } from 'zod';
import { PlanKey } from './plans.ts';
import { SubscriptionStatus } from './session.ts';

/** Answer of `GET /api/config`: what the browser needs to know before it draws a payment form or names a contact. */
export const PublicConfig = z.object({
  /** Who runs this installation, for the legal pages; null until the operator has said so. */
  operator: z.object({ name: z.string(), address: z.string() }).nullable(),
  /** Which kinds of outside services this installation uses, for the privacy page. Payments stand below. */
  outside: z.object({
    model: z.boolean(),
    mail: z.boolean(),
    signIn: z.boolean(),
    keywords: z.boolean(),
    fieldData: z.boolean(),
  }),
  payments: z.object({
    mode: z.enum(['live', 'test']),
    /** Stripe's publishable key in live mode; null in test mode, where no script of Stripe is loaded. */
    publishableKey: z.string().nullable(),
  }),
  /** Mailbox of the people who run the product; null where they gave none. */
  supportEmail: z.string().nullable(),
});

/** Body of `POST /api/create-subscription`. The e-mail is asked for at checkout: buying comes before the account. */
export const NewSubscription = z.object({
  platform: PlanKey,
  email: z.email('Please enter a valid e-mail address').max(320).optional(),
  /** A further subscription, for somebody else, from a browser in which one was bought before. */
  another: z.boolean().optional(),
});

export const SubscriptionStart = z.object({
  clientSecret: z.string().nullable(),
  message: z.string().optional(),
  paymentIntentId: z.string().nullable(),
  amountCents: z.number().int(),
  plan: PlanKey,
  /** True when this browser or account has an active subscription already: nothing is to be paid. */
  alreadySubscribed: z.boolean(),
});
export type SubscriptionStart = z.infer<typeof SubscriptionStart>;

export const PaymentCheck = z.object({ paymentIntentId: z.string().min(1).max(255) });
export const PaymentChecked = z.object({
  success: z.literal(true),
  message: z.string(),
  /** The purchase waits for an account: `/welcome` leads through sign-up. */
  needsAccount: z.boolean(),
  plan: PlanKey.nullable(),
});

export const BillingAction = z.object({ success: z.boolean(), message: z.string() });
/** Where the payment provider lets its customer change cards; null in test mode. */
export const BillingPortal = z.object({ url: z.string().nullable() });
export const PlanChange = z.object({ platform: PlanKey });

export const Invoice = z.object({
  id: z.string(),
  number: z.string().nullable(),
  date: z.string(),
  amountCents: z.number().int(),
  currency: z.string(),
  status: z.string(),
  description: z.string(),
  /** Page of the payment provider, where there is one. */
  url: z.string().nullable(),
});

/** Answer of `GET /api/billing`: what the settings' billing section shows. */
export const BillingOverview = z.object({
  status: SubscriptionStatus,
  plan: PlanKey.nullable(),
  monthlyCents: z.number().int().nullable(),
  /** End of what is paid for; the next billing date unless `cancelAtPeriodEnd`. */
  currentPeriodEnd: z.string().nullable(),
  cancelAtPeriodEnd: z.boolean(),
  /** The last renewal was refused and the provider still tries: all tools are open until it gives up. */
  paymentFailed: z.boolean(),
  /** An operator gave the subscription; there is nothing to bill or cancel. */
  complimentary: z.boolean(),
  mode: z.enum(['live', 'test']),
});
export type BillingOverview = z.infer<typeof BillingOverview>;

/** Answer of `GET /api/purchase`: a purchase of this browser that waits for its account. */
export const PendingPurchase = z.object({
  plan: PlanKey,
  email: z.string().nullable(),
  paid: z.boolean(),
});

/** Bodies of the test card form. These calls exist only without a Stripe key and never leave the machine. */
export const TestCard = z.object({
  clientSecret: z.string().min(1).max(500),
  number: z.string().min(1).max(40),
  expiryMonth: z.number().int().min(1).max(12),
  expiryYear: z.number().int().min(2000).max(2100),
  cvc: z.string().min(1).max(8),
  email: z.string().max(320).optional(),
});
export const TestAuthentication = z.object({ clientSecret: z.string().min(1).max(500), pass: z.boolean() });
export const TestPayment = z.object({
  status: z.enum(['succeeded', 'requires_action', 'requires_payment_method', 'processing', 'canceled']),
  paymentIntentId: z.string(),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
});
