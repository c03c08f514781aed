import { z } from 'zod';
import { PlatformId } from './platforms.ts';
import { Style, Tone } from './seo-content.ts';

/** Values of document 1 §9. */
export const exportFormats = ['text', 'csv', 'json', 'html'] as const;
export const retentionDays = [30, 90, 180, 365, null] as const;
export const sessionTimeouts = [15, 30, 60, 240, null] as const;

const oneOfNumbers = (values: readonly (number | null)[]) =>
  z
    .union([z.number().int(), z.null()])
    .refine((value) => values.includes(value), 'Choose one of the offered values');

/** Answer of `GET /api/settings` and body of `PUT /api/settings`. */
export const Settings = z.object({
  firstName: z.string().trim().max(100).nullable(),
  lastName: z.string().trim().max(100).nullable(),
  /** Read only here: the sign-in provider keeps it. */
  email: z.string().nullable(),
  profilePicture: z
    .url({ protocol: /^https$/, error: 'Use an address that begins with https://' })
    .max(2_000)
    .nullable(),
  defaultPlatform: PlatformId.nullable(),
  defaultTone: Tone,
  defaultStyle: Style,
  exportFormat: z.enum(exportFormats),
  /** Days after which history entries are removed; null keeps them for ever. */
  contentRetentionDays: oneOfNumbers(retentionDays),
  autoRenew: z.boolean(),
  emailNotifications: z.boolean(),
  generationComplete: z.boolean(),
  marketingEmails: z.boolean(),
  twoFactorEnabled: z.boolean(),
  dataSharing: z.boolean(),
  activityLogging: z.boolean(),
  /** Minutes without a request after which the session ends; null never ends it for that reason. */
  sessionTimeout: oneOfNumbers(sessionTimeouts),
});
export type Settings = z.infer<typeof Settings>;

/** What a user chose for the product, apart from the profile, the subscription and the sign-in. */
export type Preferences = Omit<
  Settings,
  'firstName' | 'lastName' | 'email' | 'profilePicture' | 'autoRenew' | 'twoFactorEnabled'
>;

/** Of users who never saved their settings (document 1 §9). */
export const defaultPreferences: Preferences = {
  defaultPlatform: null,
  defaultTone: 'professional',
  defaultStyle: 'balanced',
  exportFormat: 'text',
  contentRetentionDays: 365,
  emailNotifications: true,
  generationComplete: true,
  marketingEmails: false,
  dataSharing: false,
  activityLogging: true,
  sessionTimeout: 30,
};
