import { and, eq } from 'drizzle-orm';
import type { Preferences } from '#contract/settings.ts';
import type { Queryable } from './database.ts';
import { users, userSettings, type UserRow } from './schema/index.ts';

const preferenceColumns = {
  defaultPlatform: userSettings.defaultPlatform,
  defaultTone: userSettings.defaultTone,
  defaultStyle: userSettings.defaultStyle,
  exportFormat: userSettings.exportFormat,
  contentRetentionDays: userSettings.contentRetentionDays,
  emailNotifications: userSettings.emailNotifications,
  generationComplete: userSettings.generationComplete,
  marketingEmails: userSettings.marketingEmails,
  dataSharing: userSettings.dataSharing,
  activityLogging: userSettings.activityLogging,
  sessionTimeout: userSettings.sessionTimeout,
} as const;

/** What the user chose, or null before the settings were saved for the first time. */
export async function findPreferences(db: Queryable, ownerId: string): Promise<Preferences | null> {
  const rows = await db.select(preferenceColumns).from(userSettings).where(eq(userSettings.userId, ownerId));
  return rows[0] ?? null;
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
