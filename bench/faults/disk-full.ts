import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openEmbedded } from './embedded.ts';
import { Failed, hold, type Fault } from './fault.ts';

/** Room of the small disk: the empty database takes about 60 MB of it. */
const megabytes = 160;

/** The disk of the data folder fills up under load, and room is made again. */
export const diskFull: Fault = {
  name: 'disk-full',
  setUp: 'embedded',
  limit: 420,
  async run(given) {
    const disk = path.join(given.folder, 'disk');
    mkdirSync(disk);
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', disk]);
    if (mounted.status !== 0)
      throw new Failed('not tried: a small disk can be mounted by root only (mount -t tmpfs)');
    try {
      const embedded = await openEmbedded(given, { dataFolder: path.join(disk, 'data') });
      const { product, traffic, acknowledged } = embedded;
      await product.start();
      traffic.start();
      while (acknowledged.total < 15) await pause(20);
      fill(disk);
      const full = acknowledged.total;
      // The write-ahead log has room of its own for a while; then writing fails.
      const until = performance.now() + 90_000;
      while (performance.now() < until && product.pid !== null && traffic.failures < 10) {
        fill(disk);
        await pause(100);
      }
      const failures = traffic.failures;
      const { words } = traffic;
      hold(failures > 0, `the disk was full and nothing failed: ${words}`);
      const isUp = product.pid !== null;
      // Room is made, and the operator starts the product again where it has ended.
      for (const name of readdirSync(disk)) if (name.startsWith('filling')) rmSync(path.join(disk, name));
      await traffic.stop();
      const unclear = traffic.unclear.splice(0).filter((answer) => !answer.includes('"message"'));
      if (product.pid === null) await product.start();
      traffic.start();
      const recovering = performance.now() + 30_000;
      const before = acknowledged.total;
      while (acknowledged.total < before + 15 && performance.now() < recovering) await pause(50);
      const isWell = acknowledged.total >= before + 15;
      await traffic.stop();
      hold(
        isWell,
        `no writing after room was made (product ${isUp ? 'stayed up' : 'had ended'}): ${traffic.words}`,
      );
      hold(unclear.length === 0, `while full: ${unclear.slice(0, 2).join(' | ')}`);
      await embedded.check();
      return `tmpfs of ${megabytes} MB filled after ${full} writes, ${failures} calls failed with a sentence, the product ${isUp ? 'stayed up' : 'ended and was started again'} and wrote on; ${acknowledged.words}`;
    } finally {
      spawnSync('umount', ['-l', disk]);
    }
  },
};

let filled = 0;

/** Takes all the room that is left. */
function fill(disk: string): void {
  const { bavail, bsize } = statfsSync(disk);
  if (bavail === 0) return;
  try {
    writeFileSync(path.join(disk, `filling-${(filled += 1)}`), Buffer.alloc(bavail * bsize));
  } catch {
    // Somebody was quicker; the next round takes the rest.
  }
}
