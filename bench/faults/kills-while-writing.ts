import { setTimeout as pause } from 'node:timers/promises';
import { openEmbedded } from './embedded.ts';
import type { Fault } from './fault.ts';

const kills = Number(process.env['FAULT_KILLS'] ?? 50);
/** Acknowledged writes between a start and the kill: first ones, and more and more of them. */
const writesBefore = (kill: number) => 4 + (kill % 10) * 3;
/** The whole of the data is looked through after so many kills, and at the end. */
const checkEvery = 10;

/** kill -9 again and again while everybody writes; the product starts on what is left each time. */
export const killsWhileWriting: Fault = {
  name: 'kills-while-writing',
  setUp: 'embedded',
  limit: 60 + kills * 60,
  async run(given) {
    const embedded = await openEmbedded(given);
    const { product, traffic, acknowledged } = embedded;
    for (let kill = 1; kill <= kills; kill += 1) {
      await product.start();
      const before = acknowledged.total;
      traffic.start();
      while (acknowledged.total < before + writesBefore(kill) && product.pid !== null) await pause(5);
      product.kill('SIGKILL');
      await product.ended();
      await traffic.stop();
      if (kill % checkEvery === 0 || kill === kills) await embedded.check();
    }
    return `${kills} kills, ${traffic.count('broken')} calls cut; ${acknowledged.words}`;
  },
};
