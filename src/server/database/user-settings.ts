import { and, eq, getTableColumns } from 'drizzle-orm';
import { defaultPreferences, type Preferences } from '#contract/settings.ts';
import type { Queryable } from './database.ts';
import { users, userSettings, type UserRow } from './schema/index.ts';

const { userId: _userId, updatedAt: _updatedAt, ...preferenceColumns } = getTableColumns(userSettings);

/** What the user chose, or the defaults. */
export async function findPreferences(db: Queryable, ownerId: string): Promise<Preferences> {
  const rows = await db.select(preferenceColumns).from(userSettings).where(eq(userSettings.userId, ownerId));
  return rows[0] ?? defaultPreferences;
}

/** Whether the user ever saved the settings. */
export async function hasPreferences(db: Queryable, ownerId: string): Promise<boolean> {
  const rows = await db
    .select({ userId: userSettings.userId })
    .from(userSettings)
    .where(eq(userSettings.userId, ownerId));
  return rows.length > 0;
}

export async function savePreferences(
  db: Queryable,
  ownerId: string,
  preferences: Preferences,
): Promise<void> {
  await db
    .insert(userSettings)
    .values({ userId: ownerId, ...preferences })
    .onConflictDoUpdate({ target: userSettings.userId, set: preferences });
}

export type Profile = Pick<UserRow, 'firstName' | 'lastName' | 'profileImageUrl'>;

/** Name and picture as the user wrote them; from now on the sign-in provider's no longer replace them. */
export async function saveProfile(
  db: Queryable,
  ownerId: string,
  profile: Profile,
  now: Date,
): Promise<void> {
  await db
    .update(users)
    .set({ ...profile, profileEditedAt: now })
    .where(eq(users.id, ownerId));
}

/** E-mail addresses of those who asked for news about the product, in order. */
export async function listNewsReaders(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .innerJoin(userSettings, eq(userSettings.userId, users.id))
    .where(and(eq(userSettings.marketingEmails, true), eq(userSettings.emailNotifications, true)))
    .orderBy(users.email);
  return rows.flatMap(({ email }) => (email === null ? [] : [email]));
}
