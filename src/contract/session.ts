import { z } from 'zod';
import { PlanKey } from './plans.ts';

const subscriptionStatuses = ['active', 'cancelled', 'inactive'] as const;
export const SubscriptionStatus = z.enum(subscriptionStatuses);
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

/** Answer of `GET /api/auth/user`. Dates are ISO 8601 in UTC. */
export const CurrentUser = z.object({
  id: z.string(),
  email: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  /** First and last name, else the part of the e-mail before the @. */
  name: z.string(),
  profileImageUrl: z.string().nullable(),
  subscriptionStatus: SubscriptionStatus,
  subscriptionExpiresAt: z.string().nullable(),
  /** True while a cancelled subscription still runs to the end of what was paid (design §6 point 5). */
  cancelAtPeriodEnd: z.boolean(),
  /** What was bought, one platform's toolkit or the bundle; `null` when nothing was, or an operator gave it. */
  plan: PlanKey.nullable().optional(),
  isVerified: z.boolean(),
  trustScore: z.number(),
  totalGenerations: z.number(),
  successfulGenerations: z.number(),
  createdAt: z.string(),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

/** Answer of `POST /api/auth/logout`: where the browser goes next (the provider's end-session page, or `/`). */
export const LogoutAnswer = z.object({ logoutUrl: z.string() });

/** Answer of `GET /api/auth/provider`: who keeps passwords and two-factor, so that settings link to the right place. */
export const AuthProvider = z.object({
  /** True for the embedded provider; false when an outside issuer is configured. */
  managedHere: z.boolean(),
  /** Page of this server where password and two-factor are changed; null with an outside issuer. */
  accountUrl: z.string().nullable(),
  /** Name to show: the product's own, or the outside issuer's host. */
  name: z.string(),
});
export type AuthProvider = z.infer<typeof AuthProvider>;
