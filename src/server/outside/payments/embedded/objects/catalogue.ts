import { newId } from '#server/outside/payments/embedded/ids.ts';
import { list, none, type Metadata } from './parts.ts';

export interface ProductInput {
  id: string | undefined;
  name: string;
  active: boolean;
  description: string | null;
  metadata: Metadata;
}

export function newProduct(now: number, input: ProductInput) {
  return {
    id: input.id ?? newId('prod'),
    object: 'product' as const,
    active: input.active,
    created: now,
    default_price: none<string>(),
    description: input.description,
    images: list<string>(),
    livemode: false,
    marketing_features: list<{ name: string }>(),
    metadata: input.metadata,
    name: input.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: now,
    url: null,
  };
}
export type ProductObject = ReturnType<typeof newProduct>;

export interface PriceInput {
  product: string;
  currency: string;
  unitAmount: number;
  interval: 'day' | 'week' | 'month' | 'year';
  intervalCount: number;
  active: boolean;
  lookupKey: string | null;
  nickname: string | null;
  metadata: Metadata;
}

export function newPrice(now: number, input: PriceInput) {
  return {
    id: newId('price'),
    object: 'price' as const,
    active: input.active,
    billing_scheme: 'per_unit',
    created: now,
    currency: input.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: input.lookupKey,
    metadata: input.metadata,
    nickname: input.nickname,
    product: input.product,
    recurring: {
      interval: input.interval,
      interval_count: input.intervalCount,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: input.unitAmount,
    unit_amount_decimal: String(input.unitAmount),
  };
}
export type PriceObject = ReturnType<typeof newPrice>;

/** The older form of a price, which subscription items still carry. */
export function planOfPrice(price: PriceObject) {
  return {
    id: price.id,
    object: 'plan' as const,
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval: price.recurring.interval,
    interval_count: price.recurring.interval_count,
    livemode: price.livemode,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}
