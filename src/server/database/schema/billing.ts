import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { autoId, createdAt, moment, updatedAt } from './columns.ts';

/** Whose it is; what was paid stays in the books when the person goes. */
const payer = () => text('user_id').references(() => users.id, { onDelete: 'set null' });

/** One wish to buy: made before anything is asked of the payment provider, and before there is an account. */
export const purchases = pgTable(
  'purchases',
  {
    id: text('id').primaryKey(),
    plan: varchar('plan', { length: 32 }).notNull(),
    /** `open` until the first payment, then `paid`; `void` when it was replaced or ran out unpaid. */
    status: varchar('status', { length: 8, enum: ['open', 'paid', 'void'] })
      .notNull()
      .default('open'),
    /** Counts the tries at the provider; a new one is made after an answer that cannot be used. */
    attempt: integer('attempt').notNull().default(1),
    /** Of the buyer, as typed at checkout, in lower case. Nobody has verified it. */
    email: text('email'),
    /** Who bought it signed in, or who claimed it. */
    userId: payer(),
    customerId: text('customer_id'),
    subscriptionId: text('subscription_id'),
    paymentIntentId: text('payment_intent_id'),
    /** US cents of the first payment. */
    amountCents: integer('amount_cents'),
    paidAt: moment('paid_at'),
    /** Set once: after it the purchase belongs to an account for good, even when that account is deleted. */
    claimedAt: moment('claimed_at'),
    /** SHA-256 of the word in the link that was mailed to the buyer. */
    claimTokenHash: text('claim_token_hash'),
    claimTokenExpiresAt: moment('claim_token_expires_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('purchases_user_id_index').on(table.userId),
    uniqueIndex('purchases_payment_intent_unique').on(table.paymentIntentId),
    uniqueIndex('purchases_claim_token_unique').on(table.claimTokenHash),
    index('purchases_waiting_email_index')
      .on(table.email)
      .where(sql`${table.status} = 'paid' and ${table.claimedAt} is null`),
    index('purchases_open_index')
      .on(table.createdAt)
      .where(sql`${table.status} = 'open'`),
  ],
);

/** What the payment provider said last about each subscription. Never more than a copy: the provider decides. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    /** The provider's id. */
    id: text('id').primaryKey(),
    purchaseId: text('purchase_id')
      .notNull()
      .references(() => purchases.id),
    userId: payer(),
    customerId: text('customer_id').notNull(),
    plan: varchar('plan', { length: 32 }).notNull(),
    /** The provider's word, such as `past_due`. */
    status: varchar('status', { length: 24 }).notNull(),
    currentPeriodEnd: moment('current_period_end'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    endedAt: moment('ended_at'),
    /** Paid for until then although the provider has ended it: a payment that crossed with its replacement. */
    paidUntil: moment('paid_until'),
    /** The newest invoice for which a receipt was sent. */
    receiptInvoiceId: text('receipt_invoice_id'),
    /** Each reading takes the next number; an answer is written only when no later reading was. */
    readTicket: integer('read_ticket').notNull().default(0),
    writtenTicket: integer('written_ticket').notNull().default(0),
    readAt: moment('read_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('subscriptions_user_id_index').on(table.userId),
    index('subscriptions_purchase_id_index').on(table.purchaseId),
    index('subscriptions_living_index')
      .on(table.readAt)
      .where(sql`${table.status} not in ('canceled', 'incomplete_expired')`),
  ],
);

/** Events of the payment provider that were dealt with, so that each counts once. */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    subscriptionId: text('subscription_id'),
    createdAt: moment('created_at').notNull(),
    handledAt: moment('handled_at').notNull(),
  },
  (table) => [index('stripe_events_handled_at_index').on(table.handledAt)],
);

/** Letters that wait to be sent, written together with what they tell. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: autoId(),
    /** What the letter is about; a second one with the same key is not sent. */
    key: text('key').notNull(),
    /** This and the text are emptied once sent: letters may carry links that only their reader should have. */
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    plainText: text('plain_text').notNull(),
    html: text('html').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextTryAt: moment('next_try_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
    /** Reason of the last failure, for the operator. */
    failure: text('failure'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('mail_outbox_key_unique').on(table.key),
    index('mail_outbox_waiting_index')
      .on(table.nextTryAt)
      .where(sql`${table.sentAt} is null`),
  ],
);

export type PurchaseRow = typeof purchases.$inferSelect;
export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type MailRow = typeof mailOutbox.$inferSelect;
