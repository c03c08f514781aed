import { z } from 'zod';
import { choice, expand, page, readParameters, text } from '#server/outside/payments/embedded/parameters.ts';
import { pageOf, route, type Route } from '#server/outside/payments/embedded/route.ts';
import type Stripe from 'stripe';

type Known<Parameters> = Partial<Record<keyof Parameters, z.ZodType>>;

const list = {
  ...page,
  customer: text.optional(),
  subscription: text.optional(),
  status: choice(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
} satisfies Known<Stripe.InvoiceListParams>;
const retrieve = { expand } satisfies Known<Stripe.InvoiceRetrieveParams>;
const paymentList = {
  ...page,
  invoice: text.optional(),
  payment: z.strictObject({ type: choice(['payment_intent']), payment_intent: text }).optional(),
  status: choice(['canceled', 'open', 'paid']).optional(),
} satisfies Known<Stripe.InvoicePaymentListParams>;

export const invoiceRoutes: Route[] = [
  route('GET', '/v1/invoices', async ({ store, given }) => {
    const wanted = readParameters(list, given);
    const found = (
      await store.list('invoice', { customerId: wanted.customer, parentId: wanted.subscription })
    ).filter(({ status }) => wanted.status === undefined || status === wanted.status);
    return pageOf('/v1/invoices', found, wanted);
  }),
  route('GET', '/v1/invoices/:id', async ({ store, given }, id) => {
    readParameters(retrieve, given);
    return store.get('invoice', id);
  }),
  route('GET', '/v1/invoice_payments', async ({ store, given }) => {
    const wanted = readParameters(paymentList, given);
    const found = (
      await store.list('invoice_payment', {
        parentId: wanted.invoice,
        lookup: wanted.payment?.payment_intent,
      })
    ).filter(({ status }) => wanted.status === undefined || status === wanted.status);
    return pageOf('/v1/invoice_payments', found, wanted);
  }),
  route('GET', '/v1/invoice_payments/:id', async ({ store, given }, id) => {
    readParameters(retrieve, given);
    return store.get('invoice_payment', id);
  }),
];
