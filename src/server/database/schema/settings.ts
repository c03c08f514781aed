import { boolean, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import type { exportFormats } from '#contract/settings.ts';
import type { PlatformId } from '#contract/platforms.ts';
import type { Style, Tone } from '#contract/seo-content.ts';
import { users } from './accounts.ts';
import { updatedAt } from './columns.ts';

/**
 * What a user chose in the settings. Users who never saved them have no row; the defaults are those of
 * `contract/settings.ts`.
 */
export const userSettings = pgTable('user_settings', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  defaultPlatform: varchar('default_platform', { length: 40 }).$type<PlatformId>(),
  defaultTone: varchar('default_tone', { length: 20 }).$type<Tone>().notNull(),
  defaultStyle: varchar('default_style', { length: 20 }).$type<Style>().notNull(),
  exportFormat: varchar('export_format', { length: 10 }).$type<(typeof exportFormats)[number]>().notNull(),
  /** Null keeps the history for ever. */
  contentRetentionDays: integer('content_retention_days'),
  emailNotifications: boolean('email_notifications').notNull(),
  generationComplete: boolean('generation_complete').notNull(),
  marketingEmails: boolean('marketing_emails').notNull(),
  dataSharing: boolean('data_sharing').notNull(),
  activityLogging: boolean('activity_logging').notNull(),
  /** Minutes without a request; null never ends the session for that reason. */
  sessionTimeout: integer('session_timeout'),
  updatedAt: updatedAt(),
});

export type UserSettingsRow = typeof userSettings.$inferSelect;
