import type { FastifyInstance } from 'fastify';
import { defaultPreferences, type Settings } from '#contract/settings.ts';
import { requireUser } from '#server/account/sign-in/index.ts';
import { cancelRenewal, resumeRenewal, type Billing } from '#server/account/subscription/index.ts';
import type { UserRow } from '#server/database/schema/index.ts';
import {
  findPreferences,
  savePreferences,
  saveProfile,
  type Profile,
} from '#server/database/user-settings.ts';
import { findUser } from '#server/database/users.ts';
import { AppError } from '#server/errors.ts';
import { route } from '#server/route.ts';
import type { Services } from '#server/services.ts';
import { boughtPlatform, hasPaidSubscription, preferencesOf, renewsItself, settingsOf } from './settings.ts';

/** `GET` and `PUT /api/settings`. E-mail and two-factor are shown; they are changed where the sign-in is kept. */
export function registerSettings(app: FastifyInstance, { database, clock }: Services): void {
  const answer = async (user: UserRow): Promise<Settings> => {
    const kept = await app.signIn.identity.accounts?.find(user.id);
    const chosen = await findPreferences(database.db, user.id);
    const preferences = chosen ?? {
      ...defaultPreferences,
      defaultPlatform: boughtPlatform(user.subscriptionPlan),
    };
    return settingsOf(user, preferences, {
      twoFactorEnabled: kept?.twoFactorEnabled ?? false,
      now: clock.now(),
    });
  };

  route(app, 'GET /api/settings', async ({ guarded }) => answer(guarded), { guard: requireUser });

  route(
    app,
    'PUT /api/settings',
    async ({ body, guarded }) => {
      const now = clock.now();
      // Outside first: when the payment provider does not answer, nothing is saved and the user is told.
      if (body.autoRenew !== renewsItself(guarded, now)) await renew(app.billing, guarded, body.autoRenew);
      const profile: Profile = {
        firstName: body.firstName || null,
        lastName: body.lastName || null,
        profileImageUrl: body.profilePicture,
      };
      await database.transaction(async (tx) => {
        if (isOther(profile, guarded)) await saveProfile(tx, guarded.id, profile, now);
        await savePreferences(tx, guarded.id, preferencesOf(body));
      });
      const saved = await findUser(database.db, guarded.id);
      if (!saved) throw new AppError('not_signed_in');
      return answer(saved);
    },
    { guard: requireUser },
  );
}

/** @throws AppError invalid_input at the field when no paid subscription runs */
async function renew(billing: Billing, user: UserRow, wanted: boolean): Promise<void> {
  if (!hasPaidSubscription(user, billing.clock.now())) {
    const message = 'There is no paid subscription that could be renewed or not.';
    throw new AppError('invalid_input', { message, fields: [{ path: 'autoRenew', message }] });
  }
  await (wanted ? resumeRenewal(billing, user) : cancelRenewal(billing, user));
}

function isOther(profile: Profile, user: UserRow): boolean {
  return (
    profile.firstName !== user.firstName ||
    profile.lastName !== user.lastName ||
    profile.profileImageUrl !== user.profileImageUrl
  );
}
