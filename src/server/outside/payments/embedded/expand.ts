import { intentOfInvoice } from './charging.ts';
import { isMap } from './form.ts';
import type { JsonMap } from './json.ts';
import { listOf } from './objects/parts.ts';
import type { InvoiceObject } from './objects/invoice.ts';
import { Refusal } from './refusal.ts';
import type { Store } from './store.ts';

/** Stripe follows at most four levels. */
const deepest = 4;

/**
 * Puts whole objects in the place of their ids, as `expand` asks.
 * @param path such as `latest_invoice.payments` or `data.customer`
 * @throws Refusal for a path that leads to nothing
 */
export async function expandPath(store: Store, body: JsonMap, path: string): Promise<void> {
  const parts = path.split('.');
  if (parts.filter((part) => part !== 'data').length > deepest)
    throw new Refusal(400, {
      type: 'invalid_request_error',
      message: `You cannot expand more than ${deepest} levels of a property. Property: ${path}.`,
    });
  await follow(store, body, parts, path);
}

async function follow(store: Store, here: unknown, parts: readonly string[], whole: string): Promise<void> {
  const [part, ...rest] = parts;
  if (part === undefined || here === null) return;
  if (Array.isArray(here)) {
    for (const entry of here) await follow(store, entry, parts, whole);
    return;
  }
  if (!isMap(here)) throw notExpandable(whole);
  await include(store, here, part);
  if (!(part in here)) throw notExpandable(whole);
  const value = here[part];
  if (typeof value === 'string') {
    const found = await store.findAny(value);
    if (!found) throw notExpandable(whole);
    // A copy: what is expanded in one answer must not grow into another.
    here[part] = structuredClone(found);
  }
  await follow(store, here[part], rest, whole);
}

/** Parts of an invoice that stand in it only when asked for. */
async function include(store: Store, here: JsonMap, part: string): Promise<void> {
  if (here['object'] !== 'invoice' || typeof here['id'] !== 'string' || part in here) return;
  if (part !== 'confirmation_secret' && part !== 'payments') return;
  const invoice = await store.get('invoice', here['id']);
  here[part] =
    part === 'payments'
      ? listOf(
          `/v1/invoice_payments?invoice=${invoice.id}`,
          structuredClone(await store.list('invoice_payment', { parentId: invoice.id })),
        )
      : await confirmationSecret(store, invoice);
}

/** What the browser needs to pay the invoice; null once there is nothing to pay. */
async function confirmationSecret(store: Store, invoice: InvoiceObject): Promise<JsonMap | null> {
  if (invoice.status !== 'open') return null;
  const intent = await intentOfInvoice(store, invoice);
  return intent && { client_secret: intent.client_secret, type: 'payment_intent' };
}

const notExpandable = (path: string): Refusal =>
  new Refusal(400, {
    type: 'invalid_request_error',
    message: `This property cannot be expanded (${path}).`,
  });
