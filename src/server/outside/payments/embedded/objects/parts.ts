/** `null` now, a value later. */
export const none = <Value>(value: Value | null = null): Value | null => value;
/** Empty now, filled later. */
export const list = <Value>(): Value[] => [];

export type Metadata = Record<string, string>;

/** A list as the API answers it. */
export const listOf = <Item>(url: string, data: Item[], hasMore = false) => ({
  object: 'list' as const,
  data,
  has_more: hasMore,
  url,
});

export const noAddress = {
  city: none<string>(),
  country: none<string>(),
  line1: none<string>(),
  line2: none<string>(),
  postal_code: none<string>(),
  state: none<string>(),
};

export const noTax = { disabled_reason: null, enabled: false, liability: null };
export const ownAccount = { type: 'self' };
