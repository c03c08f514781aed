import { setTimeout as pause } from 'node:timers/promises';
import { hold, type Fault } from './fault.ts';
import { startLoad } from './production-load.ts';

const kills = 3;

/** kill -9 of one web process after another; the others go on. */
export const webKilled: Fault = {
  name: 'web-killed',
  setUp: 'production',
  limit: 420,
  async run(given) {
    const { web } = given.production;
    const load = await startLoad(given);
    for (let kill = 0; kill < kills; kill += 1) {
      const one = web[kill % web.length]!;
      one.kill('SIGKILL');
      await one.ended();
      // Two others answer while it is away.
      await load.writes(30);
      await one.start();
      await pause(500);
    }
    await load.check();
    const { traffic, acknowledged } = load;
    hold(
      traffic.failures <= kills * 8,
      `more calls failed than can have been under way at ${kills} kills: ${traffic.words}`,
    );
    return `${kills} kills, ${traffic.failures} calls under way got a clear failure (${traffic.words}); ${acknowledged.words}`;
  },
};
