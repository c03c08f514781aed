import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { hold, type Fault, type ProductionSetUp } from './fault.ts';
import { startLoad, type Load } from './production-load.ts';

const purchases = 12;
/** Each event is held back for so long, at most, in milliseconds, and comes in any order. */
const late = 4_000;

/** The provider's events: some lost, the others doubled, late and in any order, at all web processes. */
export const stripeEvents: Fault = {
  name: 'stripe-events',
  setUp: 'production',
  limit: 420,
  async run(given) {
    const load = await startLoad(given);
    const provider = startProvider(given);
    const { acknowledged } = load;
    try {
      while (acknowledged.buyers.size < purchases) await load.writes(1);
      await changeMinds(load, [...acknowledged.buyers]);
      await pause(late + 1_000);
    } finally {
      await provider.stop();
    }
    await load.check();
    const { sent, lost, refused } = provider.counts;
    hold(sent > 0 && lost > 0, `events sent: ${sent}, lost: ${lost}`);
    hold(
      refused.length === 0,
      `the webhook refused ${refused.length} of ${sent} events: ${refused[0] ?? ''}`,
    );
    return `${sent} deliveries in any order, each event twice and up to ${late / 1_000} s late, ${lost} events lost; ${acknowledged.words}`;
  },
};

/** Every second buyer cancels, half of those take it back. */
async function changeMinds({ traffic }: Load, bought: string[]): Promise<void> {
  const cookies = new Map(traffic.seenBuyers.map((buyer) => [buyer.id, buyer]));
  for (const [index, id] of bought.entries()) {
    const buyer = cookies.get(id);
    if (!buyer || index % 2 === 0) continue;
    await traffic.call(buyer, 'POST', '/api/cancel-subscription');
    if (index % 4 === 1) await traffic.call(buyer, 'POST', '/api/reactivate-subscription');
  }
}

/** Takes the product's own deliveries away and delivers as a bad day of Stripe would. */
function startProvider({ production }: ProductionSetUp) {
  const counts = { sent: 0, lost: 0, refused: [] as string[] };
  const seen = new Set<string>();
  const underWay: Promise<void>[] = [];
  const stopping = new AbortController();
  const deliver = async (payload: string, secret: string) => {
    await pause(Math.random() * late);
    const seconds = Math.floor(Date.now() / 1_000);
    const mac = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
    const answer = await fetch(`${production.url}/api/stripe/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': `t=${seconds},v1=${mac}` },
      body: payload,
    });
    counts.sent += 1;
    if (!answer.ok) counts.refused.push(`${answer.status} ${(await answer.text()).slice(0, 200)}`);
  };
  const look = async () => {
    const [row] = await production.postgres.query(
      `select value from app_secrets where name = 'embedded_payments_webhook'`,
    );
    const secret = row?.['value'];
    // The product makes it with its first delivery; before that nothing can be signed.
    if (typeof secret !== 'string') return;
    const events = await production.postgres.query(
      'update embedded_payment_events set delivered = true where not delivered returning id, data',
    );
    for (const { id, data } of events) {
      if (seen.has(String(id))) continue;
      seen.add(String(id));
      if (seen.size % 5 === 0) counts.lost += 1;
      else for (let time = 0; time < 2; time += 1) underWay.push(deliver(JSON.stringify(data), secret));
    }
  };
  const running = (async () => {
    while (!stopping.signal.aborted) {
      await look();
      await pause(30);
    }
  })();
  return {
    counts,
    stop: async () => {
      stopping.abort();
      await running;
      await Promise.all(underWay);
    },
  };
}
