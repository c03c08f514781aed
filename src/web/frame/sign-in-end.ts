import type { QueryClient } from '@tanstack/react-query';
import type { NavigateFunction } from 'react-router';
import type { CurrentUser } from '#contract/session.ts';
import { fetchUser, userKey } from '#web/data/queries.ts';
import { flagNewUser } from '#web/lib/new-user.ts';
import { hasSignedInBefore } from '#web/lib/session-hint.ts';

/** Milliseconds before the first and the second look for the user, and before a failed look is repeated. */
const lookDelay = 1_000;
/** Milliseconds after which `auth_error` leaves the address. */
const errorCleanup = 100;

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Looks once, after a second; a failure is logged and repeated once after another second. */
async function look(queryClient: QueryClient): Promise<CurrentUser | null> {
  await wait(lookDelay);
  const refetch = () =>
    queryClient.fetchQuery({ queryKey: userKey, queryFn: () => fetchUser(), staleTime: 0, retry: false });
  try {
    return await refetch();
  } catch (error) {
    console.warn('The signed-in user could not be read; trying once more.', error);
  }
  await wait(lookDelay);
  try {
    return await refetch();
  } catch (error) {
    console.warn('The signed-in user could not be read.', error);
    return null;
  }
}

function strip(name: string, navigate: NavigateFunction): void {
  const search = new URLSearchParams(location.search);
  search.delete(name);
  void navigate(
    { pathname: location.pathname, search: search.toString(), hash: location.hash },
    { replace: true },
  );
}

/** Takes the mark of success out of the address and resolves once the user was looked for, twice at most. */
export async function endSignIn(queryClient: QueryClient, navigate: NavigateFunction): Promise<void> {
  strip('auth_success', navigate);
  const user = (await look(queryClient)) ?? (await look(queryClient));
  // The dashboard greets with confetti once: the first sign-in of an account that has written nothing.
  if (user?.totalGenerations === 0 && !hasSignedInBefore()) flagNewUser();
}

/** Says in the console that the sign-in failed and cleans the address a moment later. @returns what stops it */
export function endFailedSignIn(navigate: NavigateFunction): () => void {
  console.warn('The sign-in did not succeed.');
  const timer = setTimeout(() => strip('auth_error', navigate), errorCleanup);
  return () => clearTimeout(timer);
}
