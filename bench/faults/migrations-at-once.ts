import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { openGuardian } from '#bench/production/part.ts';
import { defineWeb } from '#bench/production/product.ts';
import { freePort } from '#tests/setup/product-process.ts';
import { hold, type Fault } from './fault.ts';

const processes = 3;

/** Several processes start at the same moment on an empty database. */
export const migrationsAtOnce: Fault = {
  name: 'migrations-at-once',
  setUp: 'production',
  limit: 240,
  async run({ production }) {
    const { postgres } = production;
    const name = `fresh_${process.pid}`;
    await postgres.query(`create database ${name}`);
    const url = new URL(postgres.url);
    url.pathname = `/${name}`;
    const folder = mkdtempSync(path.join(os.tmpdir(), 'shelfmark-fault-'));
    const guardian = openGuardian();
    guardian.removeLater(folder);
    try {
      const settings = {
        ...production.settings,
        DATABASE_URL: url.href,
        DATA_DIR: path.join(folder, 'data'),
      };
      const web = [];
      for (let index = 0; index < processes; index += 1)
        web.push(defineWeb(index, await freePort(), settings, folder, guardian));
      await Promise.all(web.map((one) => one.start()));
      const client = new Client({ connectionString: url.href });
      await client.connect();
      const { rows } = await client.query<{ applied: number; different: number }>(
        'select count(*)::int as applied, count(distinct hash)::int as different from drizzle.__drizzle_migrations',
      );
      await client.end();
      const exits = await Promise.all(web.map((one) => one.stop()));
      hold(
        exits.every((exit) => exit?.code === 0),
        `stops ended with ${JSON.stringify(exits)}`,
      );
      const { applied, different } = rows[0] ?? { applied: 0, different: -1 };
      hold(applied > 0 && applied === different, `${applied} migrations noted, ${different} different ones`);
      return `${processes} processes at once on an empty database, all ready, each of ${applied} migrations done once`;
    } finally {
      await guardian.release();
      await postgres.query(`drop database if exists ${name} with (force)`);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  },
};
