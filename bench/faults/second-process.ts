import { setTimeout as pause } from 'node:timers/promises';
import { openEmbedded } from './embedded.ts';
import { hold, type Fault } from './fault.ts';
import { spawnProduct } from './spawn-product.ts';

/** A second process on the data folder that is in use, under load. */
export const secondProcess: Fault = {
  name: 'second-process',
  setUp: 'embedded',
  limit: 240,
  async run(given) {
    const embedded = await openEmbedded(given);
    const { product, traffic, acknowledged, dataFolder } = embedded;
    await product.start();
    traffic.start();
    while (acknowledged.total < 10) await pause(20);
    const second = await spawnProduct(given, { DATA_DIR: dataFolder, PORT: String(given.port + 1) });
    hold(second.code === 1, `the second process ended with ${second.code}`);
    hold(
      second.printed.includes(
        `The data folder ${dataFolder} is in use by another process (pid ${product.pid}).`,
      ),
      `the second process said: ${second.printed.slice(0, 300)}`,
    );
    const then = acknowledged.total;
    while (acknowledged.total < then + 10) await pause(20);
    await traffic.stop();
    await embedded.check();
    hold(traffic.failures === 0, `calls failed: ${traffic.words}; ${traffic.refusals.join(' | ')}`);
    return `refused with a sentence, no call failed; ${acknowledged.words}`;
  },
};
