import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';

/**
 * State of the embedded payment provider. These tables stay empty when a Stripe key is set; nothing of the product
 * refers to them, as nothing could refer to tables at Stripe.
 */

const position = () => integer('position').notNull().generatedAlwaysAsIdentity();

/** Customers, prices, subscriptions, invoices, payment intents: one row each, the object as the API shows it. */
export const embeddedPaymentObjects = pgTable(
  'embedded_payment_objects',
  {
    id: text('id').primaryKey(),
    /** Order of creation, since many are made in one second. */
    position: position(),
    /** Kind, such as `subscription`. */
    object: text('object').notNull(),
    customerId: text('customer_id'),
    /** What it belongs to: invoice → subscription, payment intent and its payment → invoice, price → product. */
    parentId: text('parent_id'),
    /** Look-up key of a price, client secret of a payment intent, payment intent of an invoice payment. */
    lookup: text('lookup'),
    /** When the passing of time next changes it. */
    dueAt: moment('due_at'),
    data: jsonb('data').notNull(),
    /** What the API never shows, such as how a test card behaves. */
    hidden: jsonb('hidden'),
  },
  (table) => [
    index('embedded_payment_objects_object_index').on(table.object, table.position),
    index('embedded_payment_objects_customer_index').on(table.customerId, table.object, table.position),
    index('embedded_payment_objects_parent_index').on(table.parentId, table.object, table.position),
    uniqueIndex('embedded_payment_objects_lookup_unique').on(table.object, table.lookup),
    index('embedded_payment_objects_due_index').on(table.dueAt),
  ],
);

/** Answers kept under idempotency keys. */
export const embeddedPaymentAnswers = pgTable(
  'embedded_payment_answers',
  {
    key: text('key').primaryKey(),
    /** SHA-256 of method, path and body. */
    fingerprint: text('fingerprint').notNull(),
    requestId: text('request_id').notNull(),
    status: integer('status').notNull(),
    body: jsonb('body').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('embedded_payment_answers_created_at_index').on(table.createdAt)],
);

/** Events and whether the product's webhook handler has taken them. */
export const embeddedPaymentEvents = pgTable(
  'embedded_payment_events',
  {
    id: text('id').primaryKey(),
    position: position(),
    type: text('type').notNull(),
    data: jsonb('data').notNull(),
    delivered: boolean('delivered').notNull().default(false),
    attempts: integer('attempts').notNull().default(0),
    /** Not before this moment of the database's clock is it tried (again). */
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('embedded_payment_events_position_unique').on(table.position),
    index('embedded_payment_events_waiting_index').on(table.delivered, table.nextAttemptAt),
  ],
);

export type EmbeddedPaymentObjectRow = typeof embeddedPaymentObjects.$inferSelect;
export type NewEmbeddedPaymentObjectRow = typeof embeddedPaymentObjects.$inferInsert;
export type EmbeddedPaymentAnswerRow = typeof embeddedPaymentAnswers.$inferSelect;
export type EmbeddedPaymentEventRow = typeof embeddedPaymentEvents.$inferSelect;
