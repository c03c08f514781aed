import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createPostgresDatabase, hasPostgres } from '#tests/setup/databases.ts';
import { openPostgres } from './postgres.ts';
import { retriedTransaction } from './retried-transaction.ts';
import { addUser, findUser } from './users.ts';

describe.skipIf(!hasPostgres)('A transaction on PostgreSQL', () => {
  it('is begun again when two wait for each other, and says any other failure at once', async () => {
    const { url, drop } = await createPostgresDatabase();
    const database = await openPostgres(url);
    try {
      for (const id of ['one', 'two']) await addUser(database.db, { id });
      let begun = 0;
      let holding = 0;
      let bothHold = () => {};
      const both = new Promise<void>((resolve) => (bothHold = resolve));
      const crossing = (first: string, second: string) =>
        retriedTransaction(database, async (tx) => {
          begun += 1;
          await tx.execute(sql`update users set first_name = ${second} where id = ${first}`);
          // Counted behind the update: a row that the other has only begun to take could be taken from it, and nobody would wait.
          holding += 1;
          if (holding >= 2) bothHold();
          await both;
          await tx.execute(sql`update users set last_name = ${first} where id = ${second}`);
        });
      await Promise.all([crossing('one', 'two'), crossing('two', 'one')]);
      // Three, unless the one that was ended takes its row again before the other has woken: PostgreSQL gives no turn.
      expect(begun).toBeGreaterThan(2);
      expect(await findUser(database.db, 'one')).toMatchObject({ firstName: 'two', lastName: 'two' });
      expect(await findUser(database.db, 'two')).toMatchObject({ firstName: 'one', lastName: 'one' });
      let asked = 0;
      const broken = retriedTransaction(database, async () => {
        asked += 1;
        throw new Error('of its own');
      });
      await expect(broken).rejects.toThrow('of its own');
      expect(asked).toBe(1);
    } finally {
      await database.close();
      await drop();
    }
  });
});
