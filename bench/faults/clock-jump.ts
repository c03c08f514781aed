import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openEmbedded } from './embedded.ts';
import { hold, type Fault } from './fault.ts';

const hour = 3_600_000;
/** Hours that the clock is moved by, one after another. The longest stays inside a session's seven days. */
const jumps = [1, -3, 72, -72, 0];
const writesAfterEach = 25;
/** As at Stripe, a subscription that is not paid within 23 hours runs out: a checkout that the clock jumps over may be told so. */
const ranOut = 'This payment was cancelled, so nothing was charged. Please start the checkout again.';

/** The system's clock is set forward and back under load. */
export const clockJump: Fault = {
  name: 'clock-jump',
  setUp: 'embedded',
  limit: 420,
  async run(given) {
    const clock = path.join(given.folder, 'clock');
    writeFileSync(clock, '0');
    const embedded = await openEmbedded(given, {
      settings: { CLOCK_FILE: clock },
      nodeArguments: ['--import', path.join(import.meta.dirname, 'moved-clock.ts')],
    });
    const { product, traffic, people, acknowledged } = embedded;
    await product.start();
    const buyer = people.buyers.pop()!;
    const begin = () => traffic.call(buyer, 'POST', '/api/create-subscription', { platform: 'etsy' });
    const left = await begin();
    traffic.start();
    for (const hours of jumps) {
      writeFileSync(clock, String(hours * hour));
      await pause(200);
      const { total } = acknowledged;
      const until = performance.now() + 60_000;
      while (acknowledged.total < total + writesAfterEach && performance.now() < until) await pause(50);
      hold(
        acknowledged.total >= total + writesAfterEach,
        `after a jump to ${hours} h only ${acknowledged.total - total} writes in a minute: ${traffic.words}`,
      );
    }
    await traffic.stop();
    const { paymentIntentId } = left?.body ?? {};
    const checked = await traffic.call(buyer, 'POST', '/api/verify-payment', { paymentIntentId });
    hold(checked?.status === 409, `a checkout that ran out was told as ${JSON.stringify(checked)}`);
    const again = (await begin())?.body['paymentIntentId'];
    hold(typeof again === 'string' && again !== paymentIntentId, 'the checkout did not begin anew');
    const told = traffic.refusals.filter((words) => words.includes(ranOut)).length;
    // That one, and the one that the load had open at the long jump.
    hold(
      traffic.failures === told && told <= 2,
      `calls failed: ${traffic.words}; ${traffic.refusals.join(' | ')}`,
    );
    await embedded.check();
    return `clock at ${jumps.map((hours) => `${hours} h`).join(', ')} against the true time, no call failed but for ${told} checkouts that ran out meanwhile; ${acknowledged.words}`;
  },
};
