import type { Database } from '#server/database/database.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { readEnvironment } from '#server/env.ts';
import { openSession } from '#tests/setup/session-cookie.ts';
import { fillHistory } from '#bench/history-rows.ts';
import type { Production } from '#bench/production/production.ts';

/** A subscriber with an open session. */
export interface Person {
  id: string;
  /** `cookie` header of their browser. */
  cookie: string;
}

const people = 400;
const entriesEach = 50;

/** Puts subscribers with a history and open sessions into the set-up's database. */
export async function makePeople(production: Production): Promise<Person[]> {
  return onDatabase(production, async (database) => {
    await fillHistory(database, { rows: people * entriesEach, users: people, whole: people, further: 0 });
    const env = readEnvironment(production.settings);
    const made: Person[] = [];
    for (let number = 1; number <= people; number += 1) {
      const id = `user-${number}`;
      made.push({ id, cookie: await openSession({ database, env }, id) });
    }
    return made;
  });
}

/** Entries of all people that the database holds now, without the ones that they began with. */
export async function countSaved(production: Production): Promise<number> {
  return onDatabase(production, async (database) => {
    const { rows } = await database.query('select count(*)::int as entries from content_history');
    return Number(rows[0]?.['entries']) - people * entriesEach;
  });
}

async function onDatabase<Result>(
  production: Production,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openPostgres(production.postgres.url, { patienceMs: 0 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
