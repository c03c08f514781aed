import { spawnSync } from 'node:child_process';
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openEmbedded } from './embedded.ts';
import { Failed, hold, type Fault } from './fault.ts';

const cuts = 3;
/** Size of the disk in a file: the empty database takes about 60 MB of it. */
const megabytes = 600;
/** Ends an ext4 file system as a power cut does: what is in its journal's memory only is gone (EXT4_IOC_SHUTDOWN, NOLOGFLUSH). */
const cut =
  'opendir(D,$ARGV[0]);open(F,"<",$ARGV[0])or die$!;my$how=pack("L",2);ioctl(F,0x8004587d,$how)or die$!';

/** The machine's power goes while everybody writes: only what the disk had confirmed is there afterwards. */
export const powerCut: Fault = {
  name: 'power-cut',
  setUp: 'embedded',
  limit: 420,
  async run(given) {
    const image = path.join(given.folder, 'disk.img');
    const disk = path.join(given.folder, 'disk');
    mkdirSync(disk);
    writeFileSync(image, '');
    truncateSync(image, megabytes * 1024 * 1024);
    spawnSync('mkfs.ext4', ['-q', '-F', image]);
    const mount = () => spawnSync('mount', ['-o', 'loop', image, disk]).status === 0;
    if (!mount()) throw new Failed('not tried: a disk in a file can be mounted by root only (mount -o loop)');
    try {
      const embedded = await openEmbedded(given, { dataFolder: path.join(disk, 'data') });
      const { product, traffic, acknowledged } = embedded;
      for (let round = 1; round <= cuts; round += 1) {
        await product.start();
        const before = acknowledged.total;
        traffic.start();
        while (acknowledged.total < before + 20 * round && product.pid !== null) await pause(5);
        const ended = spawnSync('perl', ['-e', cut, disk], { encoding: 'utf8' });
        hold(ended.status === 0, `the disk could not be cut off: ${ended.stderr}`);
        // Somebody writes within a moment, and the product ends itself rather than saying that it was saved.
        const until = performance.now() + 15_000;
        while (product.pid !== null && performance.now() < until) await pause(20);
        const hasEnded = product.pid === null;
        if (!hasEnded) product.kill('SIGKILL');
        await product.ended();
        await traffic.stop();
        const said = product.log().trim().split('\n').at(-1) ?? '';
        hold(
          hasEnded && said.includes('did not keep what was written'),
          `the product ${hasEnded ? 'ended' : 'stayed up'} on a dead disk: ${said.slice(0, 300)}`,
        );
        hold(traffic.unclear.length === 0, `unclear answers: ${traffic.unclear.slice(0, 3).join(' | ')}`);
        spawnSync('umount', ['-l', disk]);
        await pause(1_000);
        hold(mount(), 'the disk could not be mounted again');
        await embedded.check();
      }
      return `${cuts} cuts, ${traffic.count('broken')} calls broken; ${acknowledged.words}`;
    } finally {
      spawnSync('umount', ['-l', disk]);
    }
  },
};
