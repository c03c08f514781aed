import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { withStyles } from '#web/lib/whole-styles.ts';
import { LoadingScreen } from './loading-screen.tsx';

/** Whether the browser comes back from a successful sign-in. */
export function isCompletingSignIn(search: string): boolean {
  return isMarked(search, 'auth_success');
}

function isMarked(search: string, mark: 'auth_success' | 'auth_error'): boolean {
  return new URLSearchParams(search).get(mark) === 'true';
}

/** Shows "Completing login" while the user of a finished sign-in is fetched; cleans the address of both marks. */
export function SignInReturn({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [completing, setCompleting] = useState(
    () => typeof location !== 'undefined' && isCompletingSignIn(location.search),
  );

  useEffect(() => {
    const succeeded = isCompletingSignIn(location.search);
    if (!succeeded && !isMarked(location.search, 'auth_error')) return;
    // Only those who come from the sign-in provider load what is done then.
    let undo: (() => void) | undefined;
    let left = false;
    const leave = () => {
      left = true;
      undo?.();
    };
    void withStyles(import('./sign-in-end.ts'))
      .then(async ({ endSignIn, endFailedSignIn }) => {
        if (succeeded) await endSignIn(queryClient, navigate);
        else if (!left) undo = endFailedSignIn(navigate);
      })
      .finally(() => setCompleting(false));
    return leave;
    // oxlint-disable-next-line react/exhaustive-deps -- the marks count only in the address that the page was opened with
  }, []);

  return completing ? <LoadingScreen words="Completing login..." /> : children;
}
