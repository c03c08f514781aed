import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { CurrentUser } from '#contract/session.ts';
import { fetchUser, userKey } from '#web/data/queries.ts';
import { flagNewUser } from '#web/lib/new-user.ts';
import { hasSignedInBefore } from '#web/lib/session-hint.ts';
import { LoadingScreen } from './loading-screen.tsx';

/** Milliseconds before the first and the second look for the user, and before a failed look is repeated. */
const lookDelay = 1_000;
/** Milliseconds after which `auth_error` leaves the address. */
const errorCleanup = 100;

/** Whether the browser comes back from a successful sign-in. */
export function isCompletingSignIn(search: string): boolean {
  return new URLSearchParams(search).get('auth_success') === 'true';
}

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

/** Shows "Completing login" while the user of a finished sign-in is fetched; cleans the address of both marks. */
export function SignInReturn({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [completing, setCompleting] = useState(
    () => typeof location !== 'undefined' && isCompletingSignIn(location.search),
  );

  useEffect(() => {
    const strip = (name: string) => {
      const search = new URLSearchParams(location.search);
      search.delete(name);
      void navigate(
        { pathname: location.pathname, search: search.toString(), hash: location.hash },
        { replace: true },
      );
    };
    if (isCompletingSignIn(location.search)) {
      strip('auth_success');
      void look(queryClient)
        .then((user) => user ?? look(queryClient))
        .then((user) => {
          // The dashboard greets with confetti once: the first sign-in of an account that has written nothing.
          if (user?.totalGenerations === 0 && !hasSignedInBefore()) flagNewUser();
        })
        .finally(() => setCompleting(false));
      return;
    }
    if (new URLSearchParams(location.search).get('auth_error') === 'true') {
      console.warn('The sign-in did not succeed.');
      const timer = setTimeout(() => strip('auth_error'), errorCleanup);
      return () => clearTimeout(timer);
    }
    // The marks count only in the address that the page was opened with.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return completing ? <LoadingScreen words="Completing login..." /> : children;
}
