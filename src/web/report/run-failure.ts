import { remedyOf, type ToldFailure } from '#web/data/failed-run.ts';
import { sentenceOf } from '#web/data/failure-sentence.ts';
import { toast } from '#web/ui/toast.ts';

/**
 * Toast of a run that failed: what the server said, else `fallback`, and the way to sign in after a session's end. Gives
 * what was told, to stand on the page when the toast has gone.
 * @param fallback null where the specification has no sentence of its own for a server that did not answer
 */
export function runFailure(
  title: string,
  fallback: string | null,
  path: string,
): (error: unknown) => ToldFailure {
  return (error) => {
    const remedy = remedyOf(error);
    toast({
      title,
      description: sentenceOf(error, fallback),
      tone: 'poor',
      duration: 12_000,
      ...(remedy === 'sign-in' && {
        action: { label: 'Sign in', run: () => location.assign(`/api/auth/login?returnTo=${path}`) },
      }),
    });
    // Beside what failed, the specification's “Failed to …” would say it twice.
    return { sentence: sentenceOf(error), remedy };
  };
}
