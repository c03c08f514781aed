import { useSuspenseQuery } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/session.ts';
import { userQuery } from './queries.ts';

/** The signed-in user, or null; suspends until it is known. */
export function useUser(): CurrentUser | null {
  return useSuspenseQuery(userQuery).data;
}

/** A user may use the tools only while the status is exactly `active`. */
export function isActiveUser(user: CurrentUser | null): user is CurrentUser {
  return user?.subscriptionStatus === 'active';
}

/** The user of a screen behind the gate, which only shows it to active users. */
export function useActiveUser(): CurrentUser {
  const user = useUser();
  if (!user) throw new Error('A screen behind the gate was shown without a user.');
  return user;
}
