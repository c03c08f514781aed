import { hold, type Fault } from './fault.ts';
import { startLoad } from './production-load.ts';

/** The model is silent, refuses, breaks off or talks nonsense half of the time. */
export const modelFailing: Fault = {
  name: 'model-failing',
  setUp: 'production',
  limit: 420,
  async run(given) {
    const { model } = given;
    model.mood = 'failing';
    try {
      const load = await startLoad(given);
      const { traffic, acknowledged } = load;
      const wanted = acknowledged.listings.size + 30;
      while (acknowledged.listings.size < wanted) await load.writes(5);
      await load.check();
      hold(traffic.failures === 0, `calls failed: ${traffic.words}; ${traffic.refusals.join(' | ')}`);
      return `every run answered although each second call of the model failed (${traffic.words}); ${acknowledged.words}`;
    } finally {
      model.mood = 'good';
    }
  },
};
