import {
  addEvent,
  deleteObject,
  findObject,
  findObjectByLookup,
  listObjects,
  saveObject,
} from '#server/database/embedded-payments.ts';
import type { Queryable } from '#server/database/database.ts';
import type { EmbeddedPaymentObjectRow } from '#server/database/schema/index.ts';
import { momentOf, seconds } from './calendar.ts';
import { isMap } from './form.ts';
import { newId } from './ids.ts';
import type { JsonMap } from './json.ts';
import type { PriceObject, ProductObject } from './objects/catalogue.ts';
import type { CustomerObject } from './objects/customer.ts';
import type { InvoiceObject, InvoicePaymentObject } from './objects/invoice.ts';
import type { ChargeObject, PaymentIntentObject, PaymentMethodObject } from './objects/payment.ts';
import type { SubscriptionObject } from './objects/subscription.ts';
import { noSuch } from './refusal.ts';
import { apiVersion } from '#server/outside/payments/version.ts';
import { webhookEvents } from '#server/outside/payments/webhook-events.ts';

export interface Kinds {
  charge: ChargeObject;
  customer: CustomerObject;
  invoice: InvoiceObject;
  invoice_payment: InvoicePaymentObject;
  payment_intent: PaymentIntentObject;
  payment_method: PaymentMethodObject;
  price: PriceObject;
  product: ProductObject;
  subscription: SubscriptionObject;
}
export type Kind = keyof Kinds;
export type Stored = Kinds[Kind];

const kinds: Record<Kind, true> = {
  charge: true,
  customer: true,
  invoice: true,
  invoice_payment: true,
  payment_intent: true,
  payment_method: true,
  price: true,
  product: true,
  subscription: true,
};

interface Beside {
  /** When time next changes the object; absent leaves it as it is. */
  dueAt?: number | null;
  /** What the API never shows; absent leaves it as it is. */
  hidden?: unknown;
}

/** Objects of the embedded account inside one transaction, at one moment. */
export class Store {
  readonly tx: Queryable;
  /** Seconds since 1970. */
  readonly now: number;
  readonly #request: { id: string | null; idempotency_key: string | null };
  /** One instance of each object, so that no stale copy is written over a newer one. */
  readonly #known = new Map<string, Stored>();
  /** Objects as they were read, for `previous_attributes`. */
  readonly #before = new Map<string, JsonMap>();

  constructor(tx: Queryable, now: Date, request: { id: string | null; key: string | null }) {
    this.tx = tx;
    this.now = seconds(now);
    this.#request = { id: request.id, idempotency_key: request.key };
  }

  async find<K extends Kind>(kind: K, id: string): Promise<Kinds[K] | null> {
    const row = await findObject(this.tx, id);
    return row && this.#read(kind, row);
  }

  /** Of any kind. */
  async findAny(id: string): Promise<Stored | null> {
    const row = await findObject(this.tx, id);
    return row && isKnownKind(row.object) ? this.#read(row.object, row) : null;
  }

  /**
   * @param param name of the parameter that holds the id; absent when it stands in the path
   * @throws Refusal when there is none
   */
  async get<K extends Kind>(kind: K, id: string, param?: string): Promise<Kinds[K]> {
    const found = await this.find(kind, id);
    if (!found) throw noSuch(kind, id, param);
    return found;
  }

  async findByLookup<K extends Kind>(kind: K, lookup: string): Promise<Kinds[K] | null> {
    const row = await findObjectByLookup(this.tx, kind, lookup);
    return row && this.#read(kind, row);
  }

  /** Newest first. */
  async list<K extends Kind>(
    kind: K,
    filter: {
      customerId?: string | undefined;
      parentId?: string | undefined;
      lookup?: string | undefined;
    } = {},
  ): Promise<Kinds[K][]> {
    const rows = await listObjects(this.tx, { object: kind, ...filter });
    return rows.flatMap((row) => this.#read(kind, row) ?? []);
  }

  async hidden(id: string): Promise<unknown> {
    return (await findObject(this.tx, id))?.hidden ?? null;
  }

  async put(object: Stored, beside: Beside = {}): Promise<void> {
    this.#known.set(object.id, object);
    await saveObject(this.tx, {
      id: object.id,
      object: object.object,
      data: object,
      ...columnsOf(object),
      ...(beside.hidden !== undefined && { hidden: beside.hidden }),
      ...(beside.dueAt !== undefined && { dueAt: beside.dueAt === null ? null : momentOf(beside.dueAt) }),
    });
  }

  async remove(id: string): Promise<void> {
    this.#known.delete(id);
    await deleteObject(this.tx, id);
  }

  /**
   * Writes an event down. One that the product's endpoint asks for is delivered after the transaction. An `updated`
   * one says what was there before.
   */
  async emit(type: string, object: Stored): Promise<void> {
    const before = this.#before.get(object.id);
    const changed = type.endsWith('.updated') && before ? previousAttributes(before, object) : null;
    const id = newId('evt');
    const event = {
      id,
      object: 'event',
      api_version: apiVersion,
      created: this.now,
      data: { object, ...(changed && { previous_attributes: changed }) },
      livemode: false,
      pending_webhooks: 1,
      request: this.#request,
      type,
    };
    await addEvent(this.tx, { id, type, data: event, delivered: !webhookEvents.includes(type) });
    this.#remember(object);
  }

  #read<K extends Kind>(kind: K, row: EmbeddedPaymentObjectRow): Kinds[K] | null {
    const data = this.#known.get(row.id) ?? row.data;
    if (!isKind(kind, data)) return null;
    this.#known.set(row.id, data);
    if (!this.#before.has(row.id)) this.#remember(data);
    return data;
  }

  #remember(object: Stored): void {
    const copy: unknown = structuredClone(object);
    if (isMap(copy)) this.#before.set(object.id, copy);
  }
}

const isKnownKind = (object: string): object is Kind => Object.hasOwn(kinds, object);

/** The tables are written here only, so the kind tells the shape. */
function isKind<K extends Kind>(kind: K, data: unknown): data is Kinds[K] {
  return isMap(data) && data['object'] === kind;
}

function columnsOf(object: Stored) {
  switch (object.object) {
    case 'subscription':
    case 'payment_method':
      return { customerId: object.customer };
    case 'invoice':
      return { customerId: object.customer, parentId: object.parent.subscription_details.subscription };
    case 'invoice_payment':
      return { parentId: object.invoice, lookup: object.payment.payment_intent };
    case 'payment_intent':
      return { customerId: object.customer, lookup: object.client_secret };
    case 'charge':
      return { customerId: object.customer, parentId: object.payment_intent };
    case 'price':
      return { parentId: object.product, lookup: object.lookup_key };
    default:
      return {};
  }
}

function previousAttributes(before: JsonMap, now: Stored): JsonMap {
  const after = new Map<string, unknown>(Object.entries(now));
  return Object.fromEntries(
    Object.entries(before).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(after.get(name)),
    ),
  );
}
