import { catalogueKeys, platformOfCatalogueKey, type PlatformId } from '#contract/platforms.ts';
import type { Preferences, Settings } from '#contract/settings.ts';
import { effectiveSubscription } from '#server/account/sign-in/index.ts';
import type { UserRow } from '#server/database/schema/index.ts';

/** True while a paid subscription runs, so that there is something to renew or not. */
export function hasPaidSubscription(user: UserRow, now: Date): boolean {
  return (
    user.stripeSubscriptionId !== null &&
    // Without a plan it is a gift of the operator that runs.
    user.subscriptionPlan !== null &&
    effectiveSubscription(user, now).status === 'active'
  );
}

/** Whether the subscription goes on after the paid month. Without one, the next one would. */
export function renewsItself(user: UserRow, now: Date): boolean {
  return !hasPaidSubscription(user, now) || !effectiveSubscription(user, now).cancelAtPeriodEnd;
}

/** The platform that was bought, for those who bought one and chose no other; null for the bundle. */
export function boughtPlatform(plan: string | null): PlatformId | null {
  const key = catalogueKeys.find((candidate) => candidate === plan);
  return key === undefined ? null : platformOfCatalogueKey(key);
}

/** The answer of `GET /api/settings`. */
export function settingsOf(
  user: UserRow,
  preferences: Preferences,
  { twoFactorEnabled, now }: { twoFactorEnabled: boolean; now: Date },
): Settings {
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    profilePicture: user.profileImageUrl,
    ...preferences,
    autoRenew: renewsItself(user, now),
    twoFactorEnabled,
  };
}

/** The part of the settings that `user_settings` holds. */
export function preferencesOf(settings: Settings): Preferences {
  return {
    defaultPlatform: settings.defaultPlatform,
    defaultTone: settings.defaultTone,
    defaultStyle: settings.defaultStyle,
    exportFormat: settings.exportFormat,
    contentRetentionDays: settings.contentRetentionDays,
    emailNotifications: settings.emailNotifications,
    generationComplete: settings.generationComplete,
    marketingEmails: settings.marketingEmails,
    dataSharing: settings.dataSharing,
    activityLogging: settings.activityLogging,
    sessionTimeout: settings.sessionTimeout,
  };
}
