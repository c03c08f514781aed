import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { planKeys } from '#contract/plans.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/database/database.ts';
import { hasPaymentWork, ownPaymentSecret } from '#server/database/embedded-payments.ts';
import { priceSetting, type Environment } from '#server/env.ts';
import type { EventHandler } from './embedded/deliveries.ts';
import type { PriceIds } from './facts.ts';
import { failureOf } from './failure.ts';
import { StripePayments } from './live.ts';
import type { Payments } from './port.ts';
import { apiVersion } from './version.ts';

type Fetch = typeof fetch;

/** For tests: what stands between the library and the other side, and how long it waits. */
export interface PaymentsOptions {
  /** Wraps the transport of test mode, to make it fail. */
  wrapFetch?: (fetch: Fetch) => Fetch;
  /** For one try, in milliseconds. */
  timeout?: number;
  /** Further tries after the first one. */
  retries?: number;
}

/**
 * Milliseconds for one try, and further tries: a request that fails ends after half a minute at the latest. Every
 * changing request carries an idempotency key, so a try that did arrive is not done twice.
 */
const timeLimit = 9_000;
const furtherTries = 2;

/**
 * The payments that the settings name: Stripe with a key, else the embedded transport whose state is in the database.
 * Loads nothing yet; the library is read at the first call.
 */
export function openPayments(
  env: Environment,
  database: Database,
  clock: Clock,
  options: PaymentsOptions = {},
): Payments {
  const { STRIPE_SECRET_KEY: key, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = env;
  if (key === undefined || STRIPE_WEBHOOK_SECRET === undefined)
    return openTestPayments(database, clock, options);
  return new StripePayments({
    mode: 'live',
    publishableKey: STRIPE_PUBLISHABLE_KEY ?? null,
    stripe: once(() => createClient(key, options)),
    webhookSecret: async () => STRIPE_WEBHOOK_SECRET,
    priceIds: priceIdsOf(env),
    test: null,
    close: async () => undefined,
  });
}

function priceIdsOf(env: Environment): PriceIds {
  return Object.fromEntries(
    planKeys.flatMap((key) => {
      const id = env[priceSetting(key)];
      return id === undefined ? [] : [[key, id]];
    }),
  );
}

/**
 * Stripe's client with our limits. It runs on fetch in both modes, so that what tests try is what the network gets.
 * @param transport instead of the network
 */
export async function createClient(
  key: string,
  { timeout = timeLimit, retries = furtherTries }: PaymentsOptions = {},
  transport?: Fetch,
): Promise<Stripe> {
  const { default: Library } = await import('stripe');
  return new Library(key, {
    apiVersion,
    timeout,
    maxNetworkRetries: retries,
    telemetry: false,
    appInfo: { name: 'Shelfmark' },
    httpClient: Library.createFetchHttpClient(transport),
  });
}

/**
 * Milliseconds until the first and between further looks for what is due, while nothing has been asked of test mode
 * yet: the library is not loaded where nobody buys.
 */
const firstLookAfter = 2_000;
const lookEvery = 60_000;

/** Test mode: the same client over the embedded transport. The first call makes the catalogue of plans. */
export function openTestPayments(
  database: Database,
  clock: Clock,
  options: PaymentsOptions = {},
): StripePayments {
  const secret = once(() =>
    ownPaymentSecret(database.db, () => `whsec_${randomBytes(24).toString('base64url')}`),
  );
  let handler: EventHandler | null = null;
  let used = false;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  const load = once(async () => {
    const parts = await loadEmbedded(database, clock, secret, options);
    if (handler) parts.test.deliverTo(handler);
    return parts;
  });
  const embedded = () => {
    used = true;
    clearTimeout(timer);
    return load();
  };
  const lookAfter = (pause: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      looking = hasPaymentWork(database.db, clock.now())
        .then((hasWork) => (hasWork ? embedded() : null))
        .then(noMatter, noMatter)
        .then(() => (used || closed ? undefined : lookAfter(lookEvery)));
    }, pause).unref();
  };
  return new StripePayments({
    mode: 'test',
    publishableKey: null,
    stripe: async () => (await embedded()).stripe,
    webhookSecret: secret,
    priceIds: {},
    test: {
      confirmTestCard: async (secretOfIntent, card) =>
        (await embedded()).test.confirmTestCard(secretOfIntent, card),
      authenticateTest: async (secretOfIntent, pass) =>
        (await embedded()).test.authenticateTest(secretOfIntent, pass),
      deliverTo: (taker) => {
        handler = taker;
        if (used) void load().then((parts) => parts.test.deliverTo(taker), noMatter);
        else lookAfter(firstLookAfter);
      },
      advance: async () => (await embedded()).test.advance(),
      settled: async () => (await embedded()).test.settled(),
      replay: async (eventId) => (await embedded()).test.replay(eventId),
    },
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await looking;
      if (used) await load().then((parts) => parts.test.close(), noMatter);
    },
  });
}

/** Whoever calls next meets the same failure and reports it. */
const noMatter = () => undefined;

async function loadEmbedded(
  database: Database,
  clock: Clock,
  secret: () => Promise<string>,
  options: PaymentsOptions,
) {
  const [{ default: Library }, { Transport }, { Deliveries }, { EmbeddedTestPayments }, { setUpPlans }] =
    await Promise.all([
      import('stripe'),
      import('./embedded/transport.ts'),
      import('./embedded/deliveries.ts'),
      import('./embedded/test-payments.ts'),
      import('./set-up.ts'),
    ]);
  const deliveries = new Deliveries(database, Library.webhooks, secret);
  const transport = new Transport(database, clock, () => deliveries.wake());
  // The catalogue is made past any fault that a test puts in the way.
  const untouched = await createClient(embeddedKey, {}, transport.fetch);
  await setUpPlans(untouched, () => undefined).catch((error: unknown) => {
    // The first call may come while the database is away.
    throw failureOf(error, untouched);
  });
  const stripe = await createClient(
    embeddedKey,
    options,
    options.wrapFetch ? options.wrapFetch(transport.fetch) : transport.fetch,
  );
  return { stripe, test: new EmbeddedTestPayments(stripe, transport, deliveries) };
}

const embeddedKey = 'sk_test_embedded';

/** Remembers what was made; a failure is forgotten, so that the next call tries again. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
}
