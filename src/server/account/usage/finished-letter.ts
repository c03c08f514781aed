import { randomUUID } from 'node:crypto';
import { defaultPreferences } from '#contract/settings.ts';
import type { Queryable } from '#server/database/database.ts';
import { queueLetter } from '#server/database/mail-outbox.ts';
import { findPreferences } from '#server/database/user-settings.ts';
import { findUser } from '#server/database/users.ts';
import { writeLetter } from '#server/outside/mail/letter.ts';

/** A run that took this long, in milliseconds, or made this many results is worth a letter: nobody waits for it. */
const longRunMs = 60_000;
const manyResults = 10;

interface FinishedRun {
  userId: string;
  publicUrl: string;
  started: Date;
  now: Date;
  total: number;
}

/** Tells by mail that a long run is done, to those who want it told. @returns whether there is a letter to post */
export async function queueFinishedLetter(tx: Queryable, run: FinishedRun): Promise<boolean> {
  const { userId, publicUrl, started, now, total } = run;
  if (now.getTime() - started.getTime() < longRunMs && total < manyResults) return false;
  const preferences = (await findPreferences(tx, userId)) ?? defaultPreferences;
  if (!preferences.emailNotifications || !preferences.generationComplete) return false;
  const email = (await findUser(tx, userId))?.email ?? null;
  if (email === null) return false;
  const results = total === 1 ? '1 result is' : `${total} results are`;
  const letter = writeLetter({
    subject: `${results} ready`,
    paragraphs: ['The work that you started at Shelfmark is finished. You find it in your history.'],
    button: { label: 'Open my history', url: `${publicUrl}/content-history` },
    after: [
      'You get this letter because a run took longer than a minute or had ten products or more. You can switch these letters off under Settings, Account & Profile.',
    ],
  });
  return queueLetter(tx, { key: `finished:${randomUUID()}`, to: email, ...letter }, now);
}
