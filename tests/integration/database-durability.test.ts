import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openPglite } from '#server/database/pglite.ts';
import { fillDataFolder } from '#tests/setup/memory-database.ts';

/** Times after the first acknowledged write at which the writer is killed, in ms. */
const kills = [20, 150, 400];

it('loses nothing that it acknowledged when its process is killed', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shelfmark-durable-'));
  const acknowledged = new Set<string>();
  try {
    await fillDataFolder(folder);
    for (const delay of kills) {
      const writer = spawn(
        process.execPath,
        [path.join(import.meta.dirname, 'writes-until-killed.ts'), folder],
        {
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      );
      let printed = '';
      writer.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
      await Promise.race([once(writer.stdout, 'data'), once(writer, 'exit')]);
      await pause(delay);
      writer.kill('SIGKILL');
      await once(writer, 'close');
      for (const line of printed.split('\n').slice(0, -1)) acknowledged.add(line);

      const database = await openPglite(folder);
      const { rows } = await database.query('select id, total_generations from users');
      const kept = new Map(rows.map((row) => [String(row['id']), row['total_generations']]));
      expect([...acknowledged].filter((id) => kept.get(id) !== 1)).toEqual([]);
      await database.close();
    }
    expect(acknowledged.size).toBeGreaterThan(kills.length);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
