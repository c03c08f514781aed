import { z } from 'zod';
import { endSubscription } from '#server/outside/payments/embedded/billing.ts';
import { newCustomer, newPortalSession } from '#server/outside/payments/embedded/objects/customer.ts';
import {
  expand,
  metadata,
  page,
  readParameters,
  text,
  unsettableText,
} from '#server/outside/payments/embedded/parameters.ts';
import { noSuch, wrongParameter } from '#server/outside/payments/embedded/refusal.ts';
import { mergeMetadata, pageOf, route, type Route } from '#server/outside/payments/embedded/route.ts';
import type { Store } from '#server/outside/payments/embedded/store.ts';
import type Stripe from 'stripe';

type Known<Parameters> = Partial<Record<keyof Parameters, z.ZodType>>;

const details = {
  email: unsettableText.optional(),
  name: unsettableText.optional(),
  description: unsettableText.optional(),
  phone: unsettableText.optional(),
  metadata: metadata.optional(),
  expand,
};
const create = { ...details } satisfies Known<Stripe.CustomerCreateParams>;
const update = {
  ...details,
  invoice_settings: z.strictObject({ default_payment_method: text.optional() }).optional(),
} satisfies Known<Stripe.CustomerUpdateParams>;
const list = { ...page, email: text.optional() } satisfies Known<Stripe.CustomerListParams>;
const retrieve = { expand } satisfies Known<Stripe.CustomerRetrieveParams>;
const portal = {
  customer: text,
  return_url: text.optional(),
  configuration: text.optional(),
  expand,
} satisfies Known<Stripe.BillingPortal.SessionCreateParams>;

const orNull = (value: string | undefined): string | null => value || null;

function checkEmail(email: string | undefined): void {
  if (email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    throw wrongParameter(`Invalid email address: ${email}`, 'email', 'email_invalid');
}

/** A customer who was deleted is answered as such by Stripe; here the id is simply not known any more. */
async function removeCustomer(store: Store, id: string): Promise<object> {
  const customer = await store.get('customer', id);
  for (const subscription of await store.list('subscription', { customerId: id })) {
    if (subscription.ended_at === null) await endSubscription(store, subscription, 'cancellation_requested');
  }
  await store.emit('customer.deleted', customer);
  await store.remove(id);
  return { id, object: 'customer', deleted: true };
}

export const customerRoutes: Route[] = [
  route('POST', '/v1/customers', async ({ store, given }) => {
    const { email, name, description, phone, ...rest } = readParameters(create, given);
    checkEmail(email);
    const customer = newCustomer(store.now, {
      email: orNull(email),
      name: orNull(name),
      description: orNull(description),
      phone: orNull(phone),
      metadata: mergeMetadata({}, rest.metadata),
    });
    await store.put(customer);
    await store.emit('customer.created', customer);
    return customer;
  }),
  route('GET', '/v1/customers', async ({ store, given }) => {
    const wanted = readParameters(list, given);
    const all = await store.list('customer');
    const found = wanted.email === undefined ? all : all.filter(({ email }) => email === wanted.email);
    return pageOf('/v1/customers', found, wanted);
  }),
  route('GET', '/v1/customers/:id', async ({ store, given }, id) => {
    readParameters(retrieve, given);
    return store.get('customer', id);
  }),
  route('POST', '/v1/customers/:id', async ({ store, given }, id) => {
    const change = readParameters(update, given);
    const customer = await store.get('customer', id);
    checkEmail(change.email);
    if (change.email !== undefined) customer.email = orNull(change.email);
    if (change.name !== undefined) customer.name = orNull(change.name);
    if (change.description !== undefined) customer.description = orNull(change.description);
    if (change.phone !== undefined) customer.phone = orNull(change.phone);
    customer.metadata = mergeMetadata(customer.metadata, change.metadata);
    const card = change.invoice_settings?.default_payment_method;
    if (card !== undefined) {
      const param = 'invoice_settings[default_payment_method]';
      const method = await store.get('payment_method', card, param);
      if (method.customer !== id) throw noSuch('payment_method', card, param);
      customer.invoice_settings.default_payment_method = card;
    }
    await store.put(customer);
    await store.emit('customer.updated', customer);
    return customer;
  }),
  route('DELETE', '/v1/customers/:id', async ({ store, given }, id) => {
    readParameters({}, given);
    return removeCustomer(store, id);
  }),
  route('POST', '/v1/billing_portal/sessions', async ({ store, given }) => {
    const input = readParameters(portal, given);
    await store.get('customer', input.customer, 'customer');
    return newPortalSession(store.now, input.customer, input.return_url ?? null);
  }),
];
