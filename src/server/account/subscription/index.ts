import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findPurchases } from '#server/database/purchases.ts';
import { findUser } from '#server/database/users.ts';
import type { UserRow } from '#server/database/schema/index.ts';
import { openKeyring } from '#server/outside/identity/keyring.ts';
import { lettersPosted } from '#server/operations/post-letters.ts';
import type { Services } from '#server/services.ts';
import { Background } from '#server/background.ts';
import { registerBillingRoutes } from './billing-routes.ts';
import { registerBuying, registerTestPayments } from './buying-routes.ts';
import { claimByEmail, claimFromBrowser } from './claim.ts';
import type { Billing } from './context.ts';
import { PurchaseCookies } from './purchase-cookies.ts';
import { registerWebhook, webhookPath } from './webhook.ts';

export type { Billing } from './context.ts';
export { cancelRenewal, closeBilling, resumeRenewal } from './manage.ts';
export { reconcileSubscriptions, repairPurchases } from './reconcile.ts';

declare module 'fastify' {
  interface FastifyInstance {
    billing: Billing;
  }
}

/** The start is over by then. */
const afterStartMs = 2_000;

/** What billing works with where no app is: in jobs. */
export function openBilling(services: Services): Billing {
  const { env, database, payments, mail, clock, log } = services;
  return { env, database, payments, mail, clock, log, background: new Background(log) };
}

/** Buying, the subscription, what the payment provider reports, and the claiming of purchases at sign-in. */
export async function registerSubscription(app: FastifyInstance, services: Services): Promise<void> {
  const { env, database, clock, payments } = services;
  const billing = openBilling(services);
  app.decorate('billing', billing);
  const keyring = await openKeyring(database.db, env);
  const cookies = new PurchaseCookies(keyring, env.PUBLIC_URL.startsWith('https:'), clock);
  registerBuying(app, billing, cookies);
  registerBillingRoutes(app, billing);
  await registerWebhook(app, billing);

  const claim = async (request: FastifyRequest, reply: FastifyReply, userId: string, ask: boolean) => {
    const held = cookies.read(request).filter((purchase) => !purchase.claimed);
    if (held.length === 0) return false;
    const ids = held.map(({ id }) => id);
    const { claimed, useless } = await claimFromBrowser(billing, ids, userId, ask);
    for (const id of claimed) cookies.markClaimed(reply, id);
    for (const id of useless) cookies.drop(reply, id);
    return claimed.length > 0;
  };

  app.signIn.knownEmail.push(async (request) => {
    const waiting = cookies.read(request).filter((purchase) => !purchase.claimed);
    const found = await findPurchases(
      database.db,
      waiting.map(({ id }) => id),
    );
    return found.find(({ status, email }) => status === 'paid' && email !== null)?.email ?? null;
  });
  app.signIn.afterSignIn.push(async ({ request, reply, user, person }) => {
    await claim(request, reply, user.id, true);
    if (person.email !== null && person.emailVerified) await claimByEmail(billing, person.email, user.id);
  });
  // For a person who was signed in before the purchase reached this browser, and for a payment whose news came late.
  app.signIn.beforeUser.push(async ({ request, reply, user }): Promise<UserRow> => {
    if (!cookies.any(request) || !(await claim(request, reply, user.id, false))) return user;
    return (await findUser(database.db, user.id)) ?? user;
  });

  const { test } = payments;
  if (test) {
    // Events that waited when the product was stopped come soon after the start, not in its way.
    const listen = () => test.deliverTo((rawBody, signature) => deliver(app, rawBody, signature));
    let waiting: NodeJS.Timeout | undefined;
    app.addHook('onListen', async () => {
      waiting = setTimeout(listen, afterStartMs).unref();
    });
    app.addHook('onClose', async () => clearTimeout(waiting));
    registerTestPayments(app, billing, cookies, listen);
  }
  app.addHook('onClose', async () => {
    await billing.background.settled();
    await lettersPosted(billing);
  });
}

/** The way of a real event: through the server, signature and all. */
async function deliver(app: FastifyInstance, rawBody: Buffer, signature: string): Promise<void> {
  const answer = await app.inject({
    method: 'POST',
    url: webhookPath,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload: rawBody,
  });
  if (answer.statusCode >= 300) throw new Error(`The webhook answered ${answer.statusCode}`);
}
