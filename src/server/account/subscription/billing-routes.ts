import type { FastifyInstance } from 'fastify';
import { requireUser } from '#server/account/sign-in/index.ts';
import { AppError } from '#server/errors.ts';
import { route } from '#server/route.ts';
import type { Billing } from './context.ts';
import { billingOverview, cancelRenewal, changePlan, invoicesOf, resumeRenewal } from './manage.ts';

const guard = requireUser;

/** The calls of the settings' billing section. They work for whoever is signed in, active or not. */
export function registerBillingRoutes(app: FastifyInstance, billing: Billing): void {
  const { env, payments } = billing;

  route(app, 'GET /api/billing', ({ guarded }) => billingOverview(billing, guarded), { guard });

  route(
    app,
    'POST /api/cancel-subscription',
    ({ guarded }) =>
      done(cancelRenewal(billing, guarded), 'Failed to cancel subscription. Please try again.'),
    { guard },
  );

  route(
    app,
    'POST /api/reactivate-subscription',
    ({ guarded }) =>
      done(resumeRenewal(billing, guarded), 'Failed to reactivate subscription. Please try again.'),
    { guard },
  );

  route(
    app,
    'POST /api/change-plan',
    ({ guarded, body }) =>
      done(changePlan(billing, guarded, body.platform), 'Failed to change the plan. Please try again.'),
    { guard },
  );

  route(
    app,
    'GET /api/invoices',
    async ({ guarded }) => {
      const invoices = await invoicesOf(billing, guarded);
      return invoices.map(({ created, id, number, amountCents, currency, status, description, url }) => ({
        id,
        number,
        date: created.toISOString(),
        amountCents,
        currency,
        status,
        description,
        url,
      }));
    },
    { guard },
  );

  route(
    app,
    'POST /api/billing-portal',
    async ({ guarded: { stripeCustomerId } }) => {
      if (stripeCustomerId === null)
        throw new AppError('conflict', { message: 'There is nothing billed yet.' });
      return { url: await payments.portalUrl(stripeCustomerId, `${env.PUBLIC_URL}/settings?tab=billing`) };
    },
    { guard },
  );
}

/** A failure of the payment provider becomes the sentence of the screen; a refusal keeps its own. */
async function done(work: Promise<string>, failure: string): Promise<{ success: true; message: string }> {
  try {
    return { success: true, message: await work };
  } catch (error) {
    if (error instanceof AppError && error.status >= 500)
      throw new AppError(error.code, { message: failure, cause: error });
    throw error;
  }
}
