import { ApiError } from '#web/data/client.ts';
import { sentenceOf } from '#web/data/failure-sentence.ts';
import { toast } from '#web/ui/toast.ts';

/**
 * Toast of a run that failed: what the server said, else `fallback`, and the way to sign in after a session's end.
 * @param fallback null where the specification has no sentence of its own for a server that did not answer
 */
export function runFailure(title: string, fallback: string | null, path: string): (error: unknown) => void {
  return (error) => {
    const signedOut = error instanceof ApiError && error.status === 401;
    toast({
      title,
      description: sentenceOf(error, fallback),
      tone: 'poor',
      duration: 12_000,
      ...(signedOut && {
        action: { label: 'Sign in', run: () => location.assign(`/api/auth/login?returnTo=${path}`) },
      }),
    });
  };
}
