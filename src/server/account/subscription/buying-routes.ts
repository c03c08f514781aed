import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireUser, sessionUserOf } from '#server/account/sign-in/index.ts';
import { planOf } from '#server/account/sign-in/current-user.ts';
import { changePurchase, findPurchaseByClaimToken, findPurchases } from '#server/database/purchases.ts';
import type { PurchaseRow } from '#server/database/schema/index.ts';
import { retriedTransaction } from '#server/database/retried-transaction.ts';
import { publicFacts } from '#server/env-facts.ts';
import { AppError } from '#server/errors.ts';
import { postLetters } from '#server/operations/post-letters.ts';
import { route } from '#server/route.ts';
import type { Buyer } from './already-paid.ts';
import { beginPurchase } from './buy.ts';
import { claimTokenHash, makeClaimLink } from './claim-link.ts';
import type { Billing } from './context.ts';
import { claimLetter, queue } from './letters.ts';
import type { PurchaseCookies } from './purchase-cookies.ts';
import { verifyPayment } from './verify.ts';

/** Calls a minute of one address. They work for visitors and reach the payment provider. */
const perMinute = (max: number) => ({ config: { rateLimit: { max, timeWindow: '1 minute' } } });

/** The calls of checkout and payment success, open to visitors. */
export function registerBuying(app: FastifyInstance, billing: Billing, cookies: PurchaseCookies): void {
  const { payments, database } = billing;

  route(app, 'GET /api/config', () => ({
    ...publicFacts(billing.env),
    payments: { mode: payments.mode, publishableKey: payments.publishableKey },
    supportEmail: billing.env.SUPPORT_EMAIL ?? null,
  }));

  route(
    app,
    'POST /api/create-subscription',
    async ({ body, request, reply }) => {
      const { answer, purchaseId } = await beginPurchase(billing, await buyerOf(request, cookies), body);
      if (purchaseId !== null) cookies.add(request, reply, purchaseId);
      return answer;
    },
    perMinute(60),
  );

  route(
    app,
    'POST /api/verify-payment',
    async ({ body, request, reply }) => {
      const buyer = await buyerOf(request, cookies);
      const { answer, claimedId } = await verifyPayment(billing, buyer, body.paymentIntentId);
      if (claimedId !== null && buyer.held.includes(claimedId)) cookies.markClaimed(reply, claimedId);
      return answer;
    },
    perMinute(60),
  );

  route(app, 'GET /api/purchase', async ({ request }) => {
    const held = cookies.read(request).filter(({ claimed }) => !claimed);
    const waiting = (
      await findPurchases(
        database.db,
        held.map(({ id }) => id),
      )
    ).filter((purchase) => purchase.status !== 'void' && purchase.claimedAt === null);
    const purchase = waiting.find(({ status }) => status === 'paid') ?? waiting[0];
    const plan = planOf(purchase?.plan ?? null);
    if (!purchase || plan === null) return null;
    return { plan, email: purchase.email, paid: purchase.status === 'paid' };
  });

  app.get<{ Querystring: { token?: unknown } }>(
    '/api/purchase/claim',
    perMinute(20),
    async (request, reply) => {
      const { token } = request.query;
      const hash = typeof token === 'string' && token.length <= 100 ? claimTokenHash(token) : null;
      const purchase = hash === null ? null : await findPurchaseByClaimToken(database.db, hash);
      return reply.redirect(await openLink(billing, cookies, purchase, request, reply), 303);
    },
  );
}

/**
 * The link in a receipt: this browser holds the purchase now, and the next sign-in in it claims it. Opening the link
 * uses nothing up, since programs that look through mail open links too.
 * @returns where the browser goes
 */
async function openLink(
  billing: Billing,
  cookies: PurchaseCookies,
  purchase: PurchaseRow | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const { clock, database, env } = billing;
  if (!purchase || purchase.status !== 'paid' || purchase.claimedAt !== null)
    return '/account-status?status=link_used';
  const now = clock.now();
  if (purchase.claimTokenExpiresAt !== null && purchase.claimTokenExpiresAt > now) {
    cookies.add(request, reply, purchase.id);
    return '/welcome';
  }
  const plan = planOf(purchase.plan);
  if (plan === null || purchase.email === null) return '/account-status?status=link_expired';
  await retriedTransaction(database, async (tx) => {
    const claimUrl = await makeClaimLink(tx, purchase.id, env.PUBLIC_URL, now);
    const key = `claim:${purchase.id}:${now.toISOString()}`;
    await queue(tx, purchase.email, key, claimLetter({ plan, claimUrl }), now);
  });
  void postLetters(billing);
  return '/account-status?status=link_sent';
}

/**
 * Test mode only: what Stripe's form in the browser and the bank do in live mode.
 * @param listen begins to take the events of test mode; asked for with the first payment
 */
export function registerTestPayments(
  app: FastifyInstance,
  billing: Billing,
  cookies: PurchaseCookies,
  listen: () => void,
): void {
  const { test } = billing.payments;
  if (!test) return;

  route(
    app,
    'POST /api/test-payments/confirm',
    async ({ body: { clientSecret, ...card }, request }) => {
      listen();
      // Before the payment, so that its receipt knows where to go.
      const [paymentIntentId = ''] = clientSecret.split('_secret_');
      await keepEmail(billing, await buyerOf(request, cookies), paymentIntentId, card.email);
      return test.confirmTestCard(clientSecret, card);
    },
    perMinute(60),
  );

  route(
    app,
    'POST /api/test-payments/authenticate',
    ({ body }) => test.authenticateTest(body.clientSecret, body.pass),
    perMinute(60),
  );
}

/** The form's e-mail is the buyer's, when it is a purchase of this browser that has none. */
async function keepEmail(
  { database }: Billing,
  { held }: Buyer,
  paymentIntentId: string,
  typed: string | undefined,
): Promise<void> {
  const email = typed?.trim().toLowerCase() ?? '';
  if (!email.includes('@')) return;
  const own = await findPurchases(database.db, held);
  const purchase = own.find((row) => row.paymentIntentId === paymentIntentId);
  if (purchase?.email === null) await changePurchase(database.db, purchase.id, { email });
}

async function buyerOf(request: FastifyRequest, cookies: PurchaseCookies): Promise<Buyer> {
  const held = cookies.read(request).map(({ id }) => id);
  if (!sessionUserOf(request)) return { user: null, held };
  const user = await requireUser(request).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_signed_in') return null;
    throw error;
  });
  return { user, held };
}
