import type { Database } from '#server/database/database.ts';
import { runAccountCommand, type CommandAnswer } from './account-command.ts';
import { runBackup } from './backup.ts';
import { runReviewsCommand } from './reviews-command.ts';

/** Any operator command: the first word `reviews` or `backup` says which, all others are on accounts. */
export async function runOperatorCommand(
  database: Database,
  words: readonly string[],
  now: Date,
): Promise<CommandAnswer> {
  const [subject, ...rest] = words;
  if (subject === 'backup') return runBackup(database, rest, now);
  return subject === 'reviews' ? runReviewsCommand(database, rest) : runAccountCommand(database, words, now);
}
