import { ApiError } from '#web/data/client.ts';
import { sentenceOf } from '#web/data/failure-sentence.ts';

/**
 * The server's own sentence about a failed call, or about an answer that was no success and became the `cause` of an
 * error; absent when it said nothing, so that the screen has its own words.
 */
export function saidBy(error: unknown): string | undefined {
  if (error instanceof ApiError) return error.body?.message ? sentenceOf(error) : undefined;
  const said = error instanceof Error ? error.cause : undefined;
  return typeof said === 'string' && said !== '' ? said : undefined;
}
