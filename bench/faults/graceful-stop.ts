import { setTimeout as pause } from 'node:timers/promises';
import { readEvents } from '#tests/setup/events.ts';
import { hold, type Fault } from './fault.ts';
import { startLoad } from './production-load.ts';
import { slowProduct } from './switched-model.ts';
import { listingForm } from './traffic-form.ts';

/** The product's own limit for a stop is 15 s; the rest is for a busy machine. */
const limitMs = 20_000;

/** SIGTERM to a web process with a run of the model under way that would take minutes. */
export const gracefulStop: Fault = {
  name: 'graceful-stop',
  setUp: 'production',
  limit: 240,
  async run(given) {
    const { production } = given;
    const load = await startLoad(given);
    const { traffic, acknowledged, people } = load;
    const [one] = production.web;
    if (!one) throw new Error('There is no web process');
    const ask = (accept: string) =>
      fetch(`${one.url}/api/generate-seo`, {
        method: 'POST',
        headers: { cookie: people.writers[0]!.cookie, 'content-type': 'application/json', accept },
        body: JSON.stringify({
          ...listingForm,
          products: [{ ...listingForm.products[0], name: slowProduct }],
        }),
      });
    const streamed = ask('text/event-stream').then((response) => response.text());
    const plain = ask('application/json').then(async (response) => ({
      status: response.status,
      body: (await response.json()) as { code?: string },
    }));
    await pause(1_500);
    const from = performance.now();
    one.kill('SIGTERM');
    await pause(300);
    const refused = await fetch(`${one.url}/healthz`).then(
      () => false,
      () => true,
    );
    hold(refused, 'a new connection was taken after SIGTERM');
    const last = readEvents(await streamed).at(-1);
    hold(
      last?.event === 'error' && last.data['code'] === 'restarting',
      `the stream ended with ${JSON.stringify(last)}`,
    );
    const answer = await plain;
    hold(answer.status === 503 && answer.body.code === 'restarting', `the plain call got ${answer.status}`);
    const exit = await one.ended();
    const took = performance.now() - from;
    hold(exit.code === 0, `it ended with ${JSON.stringify(exit)}`);
    hold(took < limitMs, `it took ${Math.round(took)} ms`);
    await load.writes(20);
    await one.start();
    await load.check();
    hold(traffic.failures === 0, `calls through nginx failed: ${traffic.words}`);
    return `stream and call under way ended with a sentence, new connections refused, exit 0 after ${(took / 1_000).toFixed(1)} s, no call through nginx failed; ${acknowledged.words}`;
  },
};
