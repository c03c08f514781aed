import { createHash } from 'node:crypto';
import type { Clock } from '#server/clock.ts';
import type { Database, Queryable } from '#server/database/database.ts';
import {
  deleteAnswersBefore,
  findAnswer,
  firstDueObject,
  lockEmbeddedPayments,
  saveAnswer,
} from '#server/database/embedded-payments.ts';
import { apiVersion } from '#server/outside/payments/version.ts';
import { passTime } from './billing.ts';
import { day } from './calendar.ts';
import { expandPath } from './expand.ts';
import { isMap, parseForm } from './form.ts';
import { newId } from './ids.ts';
import type { JsonMap } from './json.ts';
import { Refusal, unknownAddress } from './refusal.ts';
import type { Answer, Route } from './route.ts';
import { catalogueRoutes } from './routes/catalogue.ts';
import { customerRoutes } from './routes/customers.ts';
import { eventRoutes } from './routes/events.ts';
import { invoiceRoutes } from './routes/invoices.ts';
import { paymentRoutes } from './routes/payments.ts';
import { subscriptionRoutes } from './routes/subscriptions.ts';
import { Store } from './store.ts';

const routes: readonly Route[] = [
  ...catalogueRoutes,
  ...customerRoutes,
  ...eventRoutes,
  ...invoiceRoutes,
  ...paymentRoutes,
  ...subscriptionRoutes,
];

/** Answers are kept under their idempotency keys for a day, as at Stripe at least. */
const keptFor = day * 1000;
const longestKey = 255;

interface Kept extends Answer {
  /** Given before, under the same idempotency key. */
  replayed: boolean;
}

/** A request as the library's HTTP client hands it over. */
interface Request {
  id: string;
  method: string;
  path: string;
  query: string;
  body: string;
  headers: Headers;
}

/** The embedded side of Stripe's API: what api.stripe.com is in live mode. Its state is in the database. */
export class Transport {
  readonly #database: Database;
  readonly #clock: Clock;
  /** Told after each transaction, since there may be events to deliver. */
  readonly #afterwards: () => void;

  constructor(database: Database, clock: Clock, afterwards: () => void) {
    this.#database = database;
    this.#clock = clock;
    this.#afterwards = afterwards;
  }

  /** For `Stripe.createFetchHttpClient`. */
  readonly fetch = async (
    input: string | URL | globalThis.Request,
    init: RequestInit = {},
  ): Promise<Response> => {
    const url = new URL(input instanceof globalThis.Request ? input.url : input);
    const request: Request = {
      id: newId('req'),
      method: init.method ?? 'GET',
      path: url.pathname,
      query: url.search.slice(1),
      body: typeof init.body === 'string' ? init.body : '',
      headers: new Headers(init.headers),
    };
    const { status, body, replayed } = await this.#answer(request);
    init.signal?.throwIfAborted();
    return new Response(JSON.stringify(body), {
      status,
      headers: {
        'content-type': 'application/json',
        'request-id': request.id,
        'stripe-version': apiVersion,
        ...(replayed && { 'idempotent-replayed': 'true' }),
      },
    });
  };

  /** Does what is due by the clock, each step at the moment that it was due; drops answers kept long enough. */
  async advance(): Promise<void> {
    let steps = 0;
    while (await this.#alone((tx) => this.#step(tx))) steps += 1;
    await deleteAnswersBefore(this.#database.db, new Date(this.#clock.now().getTime() - keptFor));
    if (steps > 0) this.#afterwards();
  }

  /** Runs `work` alone on the state, after what is due; for what has no public address at Stripe. */
  async run<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
    return this.#upToDate((tx) => work(new Store(tx, this.#clock.now(), { id: null, key: null })));
  }

  async #answer(request: Request): Promise<Kept> {
    try {
      refuseStrangers(request.headers);
      return await this.#upToDate((tx) => this.#handle(tx, request));
    } catch (error) {
      if (error instanceof Refusal)
        return { status: error.status, body: { error: { ...error.body } }, replayed: false };
      throw error;
    }
  }

  /** Runs `work` when nothing is due, else first what is. Each step of time has a transaction of its own. */
  async #upToDate<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result> {
    for (;;) {
      const done = await this.#alone(async (tx) =>
        (await this.#step(tx)) ? null : { result: await work(tx) },
      );
      this.#afterwards();
      if (done) return done.result;
    }
  }

  async #alone<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result> {
    return this.#database.transaction(async (tx) => {
      await lockEmbeddedPayments(tx);
      return work(tx);
    });
  }

  /** Does the first thing that is due. @returns false when nothing was */
  async #step(tx: Queryable): Promise<boolean> {
    const due = await firstDueObject(tx, this.#clock.now());
    if (!due?.dueAt) return false;
    const store = new Store(tx, due.dueAt, { id: null, key: null });
    await passTime(store, await store.get('subscription', due.id));
    return true;
  }

  async #handle(tx: Queryable, request: Request): Promise<Kept> {
    const { method, path } = request;
    const key = method === 'POST' ? request.headers.get('idempotency-key') : null;
    const fingerprint = createHash('sha256').update(`${method} ${path}\n${request.body}`).digest('base64url');
    const now = this.#clock.now();
    if (key !== null) {
      const kept = await keptAnswer(tx, key, fingerprint, now);
      if (kept) return kept;
    }
    const store = new Store(tx, now, { id: request.id, key });
    const answer = await answerWith(store, request);
    if (key !== null)
      await saveAnswer(tx, { key, fingerprint, requestId: request.id, ...answer, createdAt: now });
    return { ...answer, replayed: false };
  }
}

async function keptAnswer(tx: Queryable, key: string, fingerprint: string, now: Date): Promise<Kept | null> {
  if (key.length > longestKey)
    throw new Refusal(400, {
      type: 'invalid_request_error',
      message: `Idempotency keys can be at most ${longestKey} characters long.`,
    });
  const kept = await findAnswer(tx, key);
  if (!kept || now.getTime() - kept.createdAt.getTime() >= keptFor) return null;
  if (kept.fingerprint !== fingerprint)
    throw new Refusal(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  return { status: kept.status, body: isMap(kept.body) ? kept.body : {}, replayed: true };
}

async function answerWith(store: Store, request: Request): Promise<Answer> {
  for (const route of routes) {
    const match = route.method === request.method && route.path.exec(request.path);
    if (!match) continue;
    const given = parseForm(request.method === 'POST' ? request.body : request.query);
    const { status, body } = await route.answer({ store, given, ids: match.slice(1) });
    const copy: JsonMap = structuredClone(body);
    for (const path of wantedPaths(given)) await expandPath(store, copy, path);
    return { status, body: copy };
  }
  throw unknownAddress(request.method, request.path);
}

function wantedPaths(given: JsonMap): string[] {
  const { expand } = given;
  return Array.isArray(expand) ? expand.map(String) : [];
}

function refuseStrangers(headers: Headers): void {
  if (!/^Bearer sk_test_\w+$/.test(headers.get('authorization') ?? ''))
    throw new Refusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
  const version = headers.get('stripe-version');
  if (version !== apiVersion)
    throw new Refusal(400, {
      type: 'invalid_request_error',
      message: `Invalid Stripe API version: ${version}. The embedded payments answer as ${apiVersion} only.`,
    });
}
