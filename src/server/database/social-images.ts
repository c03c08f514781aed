import { and, eq, ne } from 'drizzle-orm';
import type { SocialPicture } from '#contract/social-picture.ts';
import type { Queryable } from './database.ts';
import { socialImages as table, type LogoState, type SocialImageRow } from './schema/index.ts';

/** Gives a picture its public address for good. The same picture twice does no harm. */
export async function addSocialImage(tx: Queryable, ownerId: string, picture: SocialPicture): Promise<void> {
  await tx
    .insert(table)
    .values({
      id: picture.id,
      userId: ownerId,
      picture,
      logoState: picture.logoUrl === null ? 'none' : 'unread',
    })
    .onConflictDoNothing();
}

/** The one query without an owner: networks fetch pictures without a session, and nobody guesses an id. */
export async function findSocialImage(db: Queryable, id: string): Promise<SocialImageRow | null> {
  const [row] = await db.select().from(table).where(eq(table.id, id));
  return row ?? null;
}

/** Keeps what the first reading of the logo gave; a logo that was read is never read again. */
export async function keepLogo(
  db: Queryable,
  id: string,
  state: Exclude<LogoState, 'none' | 'unread'>,
  logo: Uint8Array | null,
): Promise<void> {
  await db
    .update(table)
    .set({ logoState: state, logo })
    .where(and(eq(table.id, id), ne(table.logoState, 'read')));
}
