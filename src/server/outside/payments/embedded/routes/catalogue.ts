import { z } from 'zod';
import {
  newPrice,
  newProduct,
  type PriceObject,
} from '#server/outside/payments/embedded/objects/catalogue.ts';
import {
  choice,
  expand,
  flag,
  metadata,
  page,
  readParameters,
  text,
  unsettableText,
  whole,
} from '#server/outside/payments/embedded/parameters.ts';
import { wrongParameter } from '#server/outside/payments/embedded/refusal.ts';
import { mergeMetadata, pageOf, route, type Route } from '#server/outside/payments/embedded/route.ts';
import type { Store } from '#server/outside/payments/embedded/store.ts';
import type Stripe from 'stripe';

type Known<Parameters> = Partial<Record<keyof Parameters, z.ZodType>>;

const productCreate = {
  id: text.optional(),
  name: text,
  active: flag.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  expand,
} satisfies Known<Stripe.ProductCreateParams>;
const productUpdate = {
  name: text.optional(),
  active: flag.optional(),
  description: unsettableText.optional(),
  metadata: metadata.optional(),
  expand,
} satisfies Known<Stripe.ProductUpdateParams>;
const productList = {
  ...page,
  active: flag.optional(),
  ids: z.array(text).optional(),
} satisfies Known<Stripe.ProductListParams>;
const retrieve = { expand } satisfies Known<Stripe.ProductRetrieveParams>;

const priceCreate = {
  currency: text,
  product: text,
  unit_amount: whole,
  // Stripe also sells once; only subscriptions are sold here.
  recurring: z.strictObject({
    interval: choice(['day', 'week', 'month', 'year']),
    interval_count: whole.optional(),
    usage_type: choice(['licensed']).optional(),
  }),
  active: flag.optional(),
  lookup_key: text.max(200).optional(),
  transfer_lookup_key: flag.optional(),
  nickname: text.optional(),
  metadata: metadata.optional(),
  expand,
} satisfies Known<Stripe.PriceCreateParams>;
const priceUpdate = {
  active: flag.optional(),
  lookup_key: unsettableText.max(200).optional(),
  transfer_lookup_key: flag.optional(),
  nickname: text.optional(),
  metadata: metadata.optional(),
  expand,
} satisfies Known<Stripe.PriceUpdateParams>;
const priceList = {
  ...page,
  active: flag.optional(),
  currency: text.optional(),
  lookup_keys: z.array(text).max(10, 'at most 10 lookup keys').optional(),
  product: text.optional(),
  type: choice(['one_time', 'recurring']).optional(),
} satisfies Known<Stripe.PriceListParams>;

/** Gives a price its look-up key, which one price of the account has at a time. */
async function claimLookupKey(store: Store, price: PriceObject, key: string, take: boolean): Promise<void> {
  const owner = await store.findByLookup('price', key);
  if (owner && owner.id !== price.id) {
    if (!take)
      throw wrongParameter(
        `A price (\`${owner.id}\`) already uses that lookup key.`,
        'lookup_key',
        'resource_already_exists',
      );
    owner.lookup_key = null;
    await store.put(owner);
    await store.emit('price.updated', owner);
  }
  price.lookup_key = key;
}

const productRoutes: Route[] = [
  route('POST', '/v1/products', async ({ store, given }) => {
    const input = readParameters(productCreate, given);
    if (input.id !== undefined && (await store.find('product', input.id)))
      throw wrongParameter('Product already exists.', 'id', 'resource_already_exists');
    const product = newProduct(store.now, {
      id: input.id,
      name: input.name,
      active: input.active ?? true,
      description: input.description ?? null,
      metadata: mergeMetadata({}, input.metadata),
    });
    await store.put(product);
    await store.emit('product.created', product);
    return product;
  }),
  route('GET', '/v1/products', async ({ store, given }) => {
    const wanted = readParameters(productList, given);
    const found = (await store.list('product')).filter(
      ({ id, active }) =>
        (wanted.active === undefined || active === wanted.active) &&
        (wanted.ids === undefined || wanted.ids.includes(id)),
    );
    return pageOf('/v1/products', found, wanted);
  }),
  route('GET', '/v1/products/:id', async ({ store, given }, id) => {
    readParameters(retrieve, given);
    return store.get('product', id);
  }),
  route('POST', '/v1/products/:id', async ({ store, given }, id) => {
    const change = readParameters(productUpdate, given);
    const product = await store.get('product', id);
    product.name = change.name ?? product.name;
    product.active = change.active ?? product.active;
    if (change.description !== undefined) product.description = change.description || null;
    product.metadata = mergeMetadata(product.metadata, change.metadata);
    product.updated = store.now;
    await store.put(product);
    await store.emit('product.updated', product);
    return product;
  }),
];

const priceRoutes: Route[] = [
  route('POST', '/v1/prices', async ({ store, given }) => {
    const input = readParameters(priceCreate, given);
    await store.get('product', input.product, 'product');
    if (input.unit_amount < 0)
      throw wrongParameter(
        'This value must be greater than or equal to 0.',
        'unit_amount',
        'parameter_invalid_integer',
      );
    if (!/^[a-z]{3}$/.test(input.currency))
      throw wrongParameter(`Invalid currency: ${input.currency}.`, 'currency');
    const price = newPrice(store.now, {
      product: input.product,
      currency: input.currency,
      unitAmount: input.unit_amount,
      interval: input.recurring.interval,
      intervalCount: input.recurring.interval_count ?? 1,
      active: input.active ?? true,
      lookupKey: null,
      nickname: input.nickname ?? null,
      metadata: mergeMetadata({}, input.metadata),
    });
    if (input.lookup_key !== undefined)
      await claimLookupKey(store, price, input.lookup_key, input.transfer_lookup_key ?? false);
    await store.put(price);
    await store.emit('price.created', price);
    return price;
  }),
  route('GET', '/v1/prices', async ({ store, given }) => {
    const wanted = readParameters(priceList, given);
    const found = (await store.list('price', { parentId: wanted.product })).filter(
      ({ active, currency, lookup_key: key, type }) =>
        (wanted.active === undefined || active === wanted.active) &&
        (wanted.currency === undefined || currency === wanted.currency) &&
        (wanted.type === undefined || type === wanted.type) &&
        (wanted.lookup_keys === undefined || (key !== null && wanted.lookup_keys.includes(key))),
    );
    return pageOf('/v1/prices', found, wanted);
  }),
  route('GET', '/v1/prices/:id', async ({ store, given }, id) => {
    readParameters(retrieve, given);
    return store.get('price', id);
  }),
  route('POST', '/v1/prices/:id', async ({ store, given }, id) => {
    const change = readParameters(priceUpdate, given);
    const price = await store.get('price', id);
    if (change.lookup_key === '') price.lookup_key = null;
    else if (change.lookup_key !== undefined)
      await claimLookupKey(store, price, change.lookup_key, change.transfer_lookup_key ?? false);
    price.active = change.active ?? price.active;
    price.nickname = change.nickname ?? price.nickname;
    price.metadata = mergeMetadata(price.metadata, change.metadata);
    await store.put(price);
    await store.emit('price.updated', price);
    return price;
  }),
];

export const catalogueRoutes: Route[] = [...productRoutes, ...priceRoutes];
