import type { Database } from '#server/database/database.ts';
import { runAccountCommand, type CommandAnswer } from './account-command.ts';
import { runReviewsCommand } from './reviews-command.ts';

/** Any operator command; the first word `reviews` leads to those on reviews, all others are on accounts. */
export async function runOperatorCommand(
  database: Database,
  words: readonly string[],
  now: Date,
): Promise<CommandAnswer> {
  const [subject, ...rest] = words;
  return subject === 'reviews' ? runReviewsCommand(database, rest) : runAccountCommand(database, words, now);
}
