import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openPglite } from '#server/database/pglite.ts';
import { Acknowledged } from './acknowledged.ts';
import { openEmbedded } from './embedded.ts';
import { Failed, hold, type Fault } from './fault.ts';
import { brokenAlways } from './invariants.ts';

/** `npm run backup` while everybody writes, `npm run restore` into another folder, and a start there. */
export const backupWhileWriting: Fault = {
  name: 'backup-while-writing',
  setUp: 'embedded',
  limit: 420,
  async run(given) {
    const embedded = await openEmbedded(given);
    const { product, traffic, acknowledged } = embedded;
    const file = path.join(given.folder, 'backup.tar.gz');
    const elsewhere = path.join(given.folder, 'restored');
    await product.start();
    traffic.start();
    while (acknowledged.total < 60) await pause(50);
    // What was acknowledged by now has to be in the file.
    const before = Object.assign(new Acknowledged(), {
      drafts: new Map(acknowledged.drafts),
      listings: new Set(acknowledged.listings),
      entries: new Map(acknowledged.entries),
      buyers: new Set(acknowledged.buyers),
    });
    await embedded.operate(['backup', file]);
    const during = acknowledged.total;
    while (acknowledged.total < during + 20) await pause(50);
    await traffic.stop();
    await embedded.check();

    await embedded.operate(['restore', file], { DATA_DIR: elsewhere });
    const restored = await openPglite(elsewhere);
    try {
      const faults = [...(await before.missingFrom(restored)), ...(await brokenAlways(restored))];
      if (faults.length > 0) throw new Failed(`in the restored backup: ${faults.join('; ')}`);
    } finally {
      await restored.close();
    }
    const other = await openEmbedded(given, { dataFolder: elsewhere, writers: 1, buyers: 0 });
    await other.product.start();
    other.traffic.start();
    while (other.acknowledged.total < 3) await pause(50);
    await other.traffic.stop();
    await other.check();
    hold(traffic.failures === 0, `calls failed meanwhile: ${traffic.words}`);
    return `${before.total} writes from before the backup in it, no call failed during it; the restored product runs; ${acknowledged.words}`;
  },
};
