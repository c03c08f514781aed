import type { Settings } from '#contract/settings.ts';

export const settingsTabs = ['profile', 'content', 'billing', 'privacy'] as const;
export type SettingsTab = (typeof settingsTabs)[number];

export const tabNames: Record<SettingsTab, string> = {
  profile: 'Account & Profile',
  content: 'Content & Generation',
  billing: 'Subscription & Billing',
  privacy: 'Privacy & Security',
};

/** The tab on which a setting stands, so that a fault in it can be shown. */
export const tabOfField: Record<keyof Settings, SettingsTab> = {
  firstName: 'profile',
  lastName: 'profile',
  email: 'profile',
  profilePicture: 'profile',
  emailNotifications: 'profile',
  generationComplete: 'profile',
  marketingEmails: 'profile',
  defaultPlatform: 'content',
  defaultTone: 'content',
  defaultStyle: 'content',
  exportFormat: 'content',
  contentRetentionDays: 'content',
  autoRenew: 'billing',
  twoFactorEnabled: 'privacy',
  dataSharing: 'privacy',
  activityLogging: 'privacy',
  sessionTimeout: 'privacy',
};

export function isSettingName(name: string): name is keyof Settings {
  return Object.hasOwn(tabOfField, name);
}

/** The tab that an address names; the first without one. */
export function tabOf(named: string | null): SettingsTab {
  return settingsTabs.find((tab) => tab === named) ?? 'profile';
}
