import { customType, index, jsonb, pgTable, varchar } from 'drizzle-orm/pg-core';
import type { SocialPicture } from '#contract/social-picture.ts';
import { createdAt, ownerId } from './columns.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** `unread`: not asked for yet, or the site did not answer and is asked again. */
export type LogoState = 'none' | 'unread' | 'read' | 'no-picture';

/** Pictures that were given out. They outlive the record they were made for: pages of the owner name their address. */
export const socialImages = pgTable(
  'social_images',
  {
    /** Public and not to be guessed. */
    id: varchar('id', { length: 40 }).primaryKey(),
    userId: ownerId(),
    picture: jsonb('picture').$type<SocialPicture>().notNull(),
    logoState: varchar('logo_state', { length: 12 }).$type<LogoState>().notNull(),
    /** PNG as it was when the picture was first drawn, so that the picture stays the same. */
    logo: bytes('logo'),
    createdAt: createdAt(),
  },
  (table) => [index('social_images_user_index').on(table.userId)],
);

export type SocialImageRow = typeof socialImages.$inferSelect;
