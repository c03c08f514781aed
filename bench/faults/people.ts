import { defaultPreferences, type Preferences } from '#contract/settings.ts';
import type { Database } from '#server/database/database.ts';
import { savePreferences } from '#server/database/user-settings.ts';
import { addUser, setSubscription } from '#server/database/users.ts';
import { readEnvironment } from '#server/env.ts';
import { openSession } from '#tests/setup/session-cookie.ts';

export interface Person {
  id: string;
  /** Value of the `cookie` header of this person's browser. */
  cookie: string;
}

/** Who writes, and who buys; a buyer has no subscription yet. */
export interface People {
  writers: Person[];
  buyers: Person[];
}

/** Nobody is signed out for having been away: a clock that jumps forward would look like that. */
export const preferences: Preferences = { ...defaultPreferences, sessionTimeout: null };

let made = 0;

/** Makes people with open sessions. @param settings as the product was given them */
export async function addPeople(
  database: Database,
  settings: Record<string, string>,
  counts: { writers: number; buyers: number },
): Promise<People> {
  const { PUBLIC_URL, PORT } = settings;
  const env = readEnvironment({ PUBLIC_URL, PORT });
  const add = async (kind: string): Promise<Person> => {
    const id = `${kind}-${process.pid}-${(made += 1)}`;
    await addUser(database.db, { id, email: `${id}@example.com`, firstName: 'n0' });
    if (kind === 'writer')
      await setSubscription(database.db, id, {
        status: 'active',
        expiresAt: null,
        cancelAtPeriodEnd: false,
      });
    await savePreferences(database.db, id, preferences);
    return { id, cookie: await openSession({ database, env }, id) };
  };
  const people: People = { writers: [], buyers: [] };
  for (let index = 0; index < counts.writers; index += 1) people.writers.push(await add('writer'));
  for (let index = 0; index < counts.buyers; index += 1) people.buyers.push(await add('buyer'));
  return people;
}
