import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readyAnswer } from '#server/health.ts';
import { createLogger } from '#server/logger.ts';
import { fillDataFolder } from '#tests/setup/memory-database.ts';
import { isDatabaseAway } from './away.ts';
import { openPglite } from './pglite.ts';
import { addUser, findUser } from './users.ts';

it('acknowledges nothing once the data folder is gone, or is another one, and goes on when it is back', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shelfmark-gone-'));
  const data = path.join(folder, 'data');
  const lines: string[] = [];
  const log = createLogger({ LOG_LEVEL: 'error' }, { write: (line) => void lines.push(line) });
  await fillDataFolder(data);
  const database = await openPglite(data);
  try {
    await addUser(database.db, { id: 'kept' });
    const moved = path.join(folder, 'moved');
    renameSync(data, moved);
    const refused = async () => {
      const asked = await Promise.allSettled([
        addUser(database.db, { id: 'lost' }),
        database.query('select 1', []),
        database.transaction((tx) => findUser(tx, 'kept')),
      ]);
      return asked.map((one) => one.status === 'rejected' && isDatabaseAway(one.reason));
    };
    expect(await refused()).toEqual([true, true, true]);
    expect(await readyAnswer(database, log)).toMatchObject({ code: 503 });
    expect(lines.join('')).toContain('was removed or replaced while it was in use');
    // Somebody put a copy there.
    cpSync(moved, data, { recursive: true });
    expect(await refused()).toEqual([true, true, true]);
    rmSync(data, { recursive: true });
    renameSync(moved, data);
    expect(await findUser(database.db, 'kept')).toMatchObject({ id: 'kept' });
    expect(await findUser(database.db, 'lost')).toBeNull();
    // Between the question and its answer.
    const during = database.transaction(async (tx) => {
      await addUser(tx, { id: 'between' });
      renameSync(data, moved);
    });
    await expect(during).rejects.toSatisfy(isDatabaseAway);
    renameSync(moved, data);
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
