import { hold, type Fault } from './fault.ts';
import { startLoad } from './production-load.ts';

const rounds = 2;

/** All web processes are stopped in order and started again, one after another, twice, under load. */
export const rollingRestart: Fault = {
  name: 'rolling-restart',
  setUp: 'production',
  limit: 480,
  async run(given) {
    const { web, worker } = given.production;
    const load = await startLoad(given, { writers: 10 });
    const { traffic, acknowledged } = load;
    for (let round = 0; round < rounds; round += 1) {
      for (const one of web) {
        const exit = await one.stop();
        hold(exit?.code === 0, `${one.name} ended with ${JSON.stringify(exit)}`);
        await load.writes(5);
        await one.start();
      }
    }
    const exit = await worker.stop();
    hold(exit?.code === 0, `the worker ended with ${JSON.stringify(exit)}`);
    await worker.start();
    await load.check();
    hold(traffic.failures === 0, `calls failed: ${traffic.words}; ${traffic.refusals.join(' | ')}`);
    return `${rounds * web.length} restarts of web processes and one of the worker, no call failed (${traffic.words}); ${acknowledged.words}`;
  },
};
