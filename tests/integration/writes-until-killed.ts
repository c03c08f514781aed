// Started by database-durability.test.ts: writes rows into the folder named, four at a time, and prints the number of
// each after the database has acknowledged it. Runs until it is killed.
import { writeSync } from 'node:fs';
import { openPglite } from '#server/database/pglite.ts';
import { addUser } from '#server/database/users.ts';
import { countGenerations } from '#tests/setup/counted-usage.ts';

const folder = process.argv[2];
if (folder === undefined) throw new Error('A folder is needed');
const database = await openPglite(folder);
const [{ next } = { next: 0 }] = (
  await database.query('select coalesce(max(id::int), 0) + 1 as next from users')
).rows;
let number = Number(next);

async function writeForEver(): Promise<never> {
  for (;;) {
    const id = String(number++);
    await database.transaction(async (tx) => {
      await addUser(tx, { id, email: `${id}@example.com`, firstName: 'x'.repeat(500) });
      await countGenerations(tx, id, { total: 1, successful: 1 });
    });
    // Straight to the pipe: what is printed has been acknowledged, whatever happens next.
    writeSync(1, `${id}\n`);
  }
}
await Promise.all(Array.from({ length: 4 }, writeForEver));
