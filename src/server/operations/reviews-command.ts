import type { Database } from '#server/database/database.ts';
import { listAllReviews, verifyReview } from '#server/database/user-reviews.ts';
import type { CommandAnswer } from './account-command.ts';

const usage = `Usage:
  npm run reviews -- list          those that wait to be verified first
  npm run reviews -- verify ID     shows it on the landing page if its writer agreed
  npm run reviews -- hide ID       takes that back`;

const listed = 200;

/** One operator command on the reviews, as its words on the command line. */
export async function runReviewsCommand(
  database: Database,
  words: readonly string[],
): Promise<CommandAnswer> {
  const [command, given, ...tooMany] = words;
  if (command === 'list' && given === undefined) return { exitCode: 0, output: await list(database) };
  const verify = command === 'verify';
  if ((!verify && command !== 'hide') || given === undefined || tooMany.length > 0)
    return { exitCode: 2, output: usage };
  const id = /^\d{1,9}$/.test(given) ? Number(given) : 0;
  const row = await verifyReview(database.db, id, verify);
  if (!row) return { exitCode: 1, output: `There is no review ${given}; \`list\` shows all.` };
  if (!verify) return { exitCode: 0, output: `Review ${id} is hidden.` };
  const shown = row.isPublic ? 'is published' : 'stays private: its writer has not agreed to publish it';
  return { exitCode: 0, output: `Review ${id} is verified and ${shown}.` };
}

async function list(database: Database): Promise<string> {
  const rows = await listAllReviews(database.db, listed);
  if (rows.length === 0) return 'Nobody has written a review yet.';
  return rows
    .map(({ id, rating, title, review, platform, businessType, isPublic, isVerified, email }) => {
      const state = `${isVerified ? 'verified' : 'waits'}, ${isPublic ? 'may be published' : 'private'}`;
      const about = [`${rating}/5`, platform, businessType, email].filter(Boolean).map(oneLine).join(', ');
      return `${id}  ${state}  (${about})\n    ${oneLine(title)}\n    ${oneLine(review)}`;
    })
    .join('\n');
}

/** What strangers typed must not move the operator's cursor or colour the terminal. */
function oneLine(text: unknown): string {
  return String(text).replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
}
