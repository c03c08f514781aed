import { markFailed, markSent, takeLetters } from '#server/database/mail-outbox.ts';
import type { Mail } from '#server/outside/mail/port.ts';
import type { Services } from '#server/services.ts';

/** Queue of the job that looks every minute for letters to send. */
export const lettersQueue = 'letters';

type Needs = Pick<Services, 'database' | 'mail' | 'clock' | 'log'>;

const minute = 60_000;
const atOnce = 20;
/** Waits after the first failures; after the last one the letter stays in the table with its reason. */
const pauses = [1, 5, 30, 120, 360, 720, 1_440, 1_440].map((minutes) => minutes * minute);
/** Longer than any try takes: a letter whose process died is taken again after it. */
const busyMs = 5 * minute;

/** The posting under way for each mail; whoever comes meanwhile makes it look once more. */
const rounds = new WeakMap<Mail, { done: Promise<void>; again: boolean }>();

/**
 * Sends what waits in the outbox, without making anybody wait. Call it after the transaction that queued a letter;
 * a job calls it every minute for what failed. Never rejects.
 */
export function postLetters(services: Needs): Promise<void> {
  const round = rounds.get(services.mail);
  if (round) {
    round.again = true;
    return round.done;
  }
  const begun = { done: Promise.resolve(), again: false };
  rounds.set(services.mail, begun);
  begun.done = (async () => {
    do {
      begun.again = false;
      await postDue(services);
    } while (begun.again);
  })()
    .catch((error: unknown) => services.log.error({ err: error }, 'Letters could not be posted'))
    .finally(() => rounds.delete(services.mail));
  return begun.done;
}

/** Resolves when no letter is being sent, so that the database may be closed. */
export async function lettersPosted({ mail }: Pick<Services, 'mail'>): Promise<void> {
  await rounds.get(mail)?.done;
}

async function postDue(services: Needs): Promise<void> {
  const { database, clock } = services;
  for (;;) {
    const now = clock.now();
    const busyUntil = new Date(now.getTime() + busyMs);
    const letters = await takeLetters(database.db, now, busyUntil, atOnce, pauses.length);
    if (letters.length === 0) return;
    for (const letter of letters) await postOne(services, letter);
  }
}

async function postOne(
  { database, mail, clock, log }: Needs,
  letter: Awaited<ReturnType<typeof takeLetters>>[number],
): Promise<void> {
  const { id, key, recipient, subject, plainText, html, attempts } = letter;
  try {
    await mail.send({ key, to: recipient, subject, text: plainText, html });
    await markSent(database.db, id, clock.now());
  } catch (error) {
    const pause = pauses[attempts - 1] ?? busyMs;
    const reason =
      error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    log.error({ err: error, letter: id, attempts }, 'A letter could not be sent');
    await markFailed(database.db, id, reason.slice(0, 500), new Date(clock.now().getTime() + pause));
  }
}
