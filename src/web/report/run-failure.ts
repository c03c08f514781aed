import { remedyOf, type ToldFailure } from '#web/data/failed-run.ts';
import { sentenceOf } from '#web/data/failure-sentence.ts';
import { signInOffer } from '#web/data/sign-in-offer.ts';
import { toast } from '#web/ui/toast.ts';

/**
 * Toast of a run that failed: what the server said, else `fallback`, and the way to sign in after a session's end. Gives
 * what was told, to stand on the page when the toast has gone.
 * @param fallback null where the specification has no sentence of its own for a server that did not answer
 */
export function runFailure(title: string, fallback: string | null): (error: unknown) => ToldFailure {
  return (error) => {
    toast({
      title,
      description: sentenceOf(error, fallback),
      tone: 'poor',
      duration: 12_000,
      ...signInOffer(error),
    });
    // Beside what failed, the specification's “Failed to …” would say it twice.
    return { sentence: sentenceOf(error), remedy: remedyOf(error) };
  };
}
