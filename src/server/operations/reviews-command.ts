import type { Database } from '#server/database/database.ts';
import { featureStory, listAllStories } from '#server/database/success-stories.ts';
import { listAllReviews, verifyReview } from '#server/database/user-reviews.ts';
import type { CommandAnswer } from './account-command.ts';

const usage = `Usage:
  npm run reviews -- list          those that wait to be verified first; success stories as s1, s2, …
  npm run reviews -- verify ID     publishes it if its writer agreed
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
  const [, story, digits] = /^(s?)(\d{1,9})$/.exec(given) ?? [];
  const id = Number(digits ?? 0);
  const row = story
    ? await featureStory(database.db, id, verify)
    : await verifyReview(database.db, id, verify);
  if (!row) return { exitCode: 1, output: `There is no review ${given}; \`list\` shows all.` };
  const name = `${story ? 'Success story' : 'Review'} ${given}`;
  if (!verify) return { exitCode: 0, output: `${name} is hidden.` };
  const shown = row.isPublic ? 'is published' : 'stays private: its writer has not agreed to publish it';
  return { exitCode: 0, output: `${name} is verified and ${shown}.` };
}

async function list(database: Database): Promise<string> {
  const reviews = await listAllReviews(database.db, listed);
  const stories = await listAllStories(database.db, listed);
  if (reviews.length + stories.length === 0) return 'Nobody has written a review yet.';
  const stateOf = (verified: boolean, isPublic: boolean) =>
    `${verified ? 'verified' : 'waits'}, ${isPublic ? 'may be published' : 'private'}`;
  return [
    ...reviews.map(({ id, rating, title, review, platform, businessType, isPublic, isVerified, email }) => {
      const about = [`${rating}/5`, platform, businessType, email].filter(Boolean).map(oneLine).join(', ');
      const state = stateOf(isVerified, isPublic);
      return `${id}  ${state}  (${about})\n    ${oneLine(title)}\n    ${oneLine(review)}`;
    }),
    ...stories.map(({ id, businessName, industry, challenge, solution, results, isPublic, isFeatured }) => {
      const about = `${oneLine(businessName)}, ${oneLine(industry)}`;
      const passages = [challenge, solution, results].map((text) => `\n    ${oneLine(text)}`).join('');
      return `s${id}  ${stateOf(isFeatured, isPublic)}  (${about})${passages}`;
    }),
  ].join('\n');
}

/** What strangers typed must not move the operator's cursor or colour the terminal. */
function oneLine(text: unknown): string {
  return String(text).replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
}
