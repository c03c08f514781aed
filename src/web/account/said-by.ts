import { sentenceOf } from '#web/data/failure-sentence.ts';

/**
 * Toast of a failed call about money: what the server said, also in an answer that was no success and became the
 * `cause` of an error; else the specification's words with why no answer came, where that is known.
 */
export function saidBy(error: unknown, fallback: string): string {
  const said = error instanceof Error ? error.cause : undefined;
  return typeof said === 'string' && said !== '' ? said : sentenceOf(error, fallback);
}
