import { sql } from 'drizzle-orm';
import { boolean, index, integer, json, pgTable, text, timestamp, varchar } from 'drizzle-orm/pg-core';

/** Table of connect-pg-simple, under the names that it expects. */
export const sessions = pgTable(
  'sessions',
  {
    sid: varchar('sid').primaryKey(),
    sess: json('sess').notNull(),
    expire: timestamp('expire', { withTimezone: true, precision: 6 }).notNull(),
    /** Of the last request, to the minute; null until the first one after the sign-in. */
    lastSeen: timestamp('last_seen', { withTimezone: true }),
  },
  (table) => [
    index('sessions_expire_index').on(table.expire),
    index('sessions_user_index').on(sql`(${table.sess} -> 'user' ->> 'id')`),
  ],
);

export const users = pgTable(
  'users',
  {
    /** The `sub` of the sign-in provider. */
    id: text('id').primaryKey(),
    email: text('email').unique('users_email_unique'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    profileImageUrl: text('profile_image_url'),
    /** Since the user wrote name or picture in the settings, the sign-in provider's no longer replace them. */
    profileEditedAt: timestamp('profile_edited_at', { withTimezone: true }),
    stripeCustomerId: text('stripe_customer_id'),
    stripeSubscriptionId: text('stripe_subscription_id'),
    subscriptionStatus: varchar('subscription_status', { length: 20 }).notNull().default('inactive'),
    subscriptionExpiresAt: timestamp('subscription_expires_at', { withTimezone: true }),
    /** Cancelled, but paid for until `subscription_expires_at`. */
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    /** What was bought: one platform's toolkit or the bundle. */
    subscriptionPlan: varchar('subscription_plan', { length: 32 }),
    /** An operator gave the subscription; nothing is billed for it. */
    complimentary: boolean('complimentary').notNull().default(false),
    /** End of what the operator gave; null is without end. */
    complimentaryUntil: timestamp('complimentary_until', { withTimezone: true }),
    isVerified: boolean('is_verified').notNull().default(false),
    verificationBadge: text('verification_badge'),
    trustScore: integer('trust_score').notNull().default(0),
    totalGenerations: integer('total_generations').notNull().default(0),
    successfulGenerations: integer('successful_generations').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true })
      .notNull()
      .defaultNow()
      .$onUpdate(() => new Date()),
  },
  (table) => [index('users_email_lower_index').on(sql`lower(${table.email})`)],
);

export type UserRow = typeof users.$inferSelect;
export type NewUserRow = typeof users.$inferInsert;
