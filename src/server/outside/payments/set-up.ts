import type Stripe from 'stripe';
import { marketplaceKeys, platformOfCatalogueKey, type MarketplaceKey } from '#contract/platform-list.ts';
import { currency, planKeys, plans, priceText, type Plan, type PlanKey } from '#contract/plans.ts';
import { platforms } from '#rules/platforms/index.ts';

/** Names that stand on invoices, receipts, in letters and in Stripe's dashboard. */
export const productNames: Readonly<Record<PlanKey, string>> = {
  ...(Object.fromEntries(
    marketplaceKeys.map((key) => [key, `Shelfmark ${platforms[platformOfCatalogueKey(key)].name} toolkit`]),
  ) as Record<MarketplaceKey, string>),
  website: 'Shelfmark website toolkit',
  bundle: 'Shelfmark bundle of all platforms',
};

/** Stripe takes at most ten look-up keys in one request. */
const keysAtOnce = 10;

/**
 * Makes the product and the monthly price of each plan in a Stripe account, by ids and look-up keys of our own. Run
 * again it changes only what differs: a changed amount makes a new price that takes the look-up key over; running
 * subscriptions keep the old one.
 * @param say gets one line for each plan
 */
export async function setUpPlans(stripe: Stripe, say: (line: string) => void): Promise<void> {
  const prices = await pricesByKey(stripe);
  for (const key of planKeys) {
    const plan = plans[key];
    const product = await ensureProduct(stripe, key);
    const price = prices.get(plan.lookupKey);
    const words = `${productNames[key]}, ${priceText(plan.monthlyCents)} a month`;
    if (price && fits(price, plan, product.id)) {
      say(`${words}: ${product.made ? 'product made, ' : ''}price is there already (${price.id})`);
      continue;
    }
    const made = await stripe.prices.create({
      product: product.id,
      currency,
      unit_amount: plan.monthlyCents,
      recurring: { interval: 'month' },
      lookup_key: plan.lookupKey,
      transfer_lookup_key: true,
      metadata: { plan: key },
    });
    say(`${words}: ${price ? 'new price takes the place of ' + price.id : 'price made'} (${made.id})`);
  }
}

async function pricesByKey(stripe: Stripe): Promise<Map<string, Stripe.Price>> {
  const found = new Map<string, Stripe.Price>();
  const keys = planKeys.map((key) => plans[key].lookupKey);
  for (let start = 0; start < keys.length; start += keysAtOnce) {
    const { data } = await stripe.prices.list({
      lookup_keys: keys.slice(start, start + keysAtOnce),
      active: true,
      limit: 100,
    });
    for (const price of data) if (price.lookup_key !== null) found.set(price.lookup_key, price);
  }
  return found;
}

async function ensureProduct(stripe: Stripe, key: PlanKey): Promise<{ id: string; made: boolean }> {
  const id = `shelfmark_${key}`;
  const wanted = { name: productNames[key], metadata: { plan: key } };
  try {
    const product = await stripe.products.retrieve(id);
    if (!product.active || product.name !== wanted.name)
      await stripe.products.update(id, { ...wanted, active: true });
    return { id, made: false };
  } catch (error) {
    if (!(error instanceof stripe.errors.StripeInvalidRequestError) || error.code !== 'resource_missing')
      throw error;
    await stripe.products.create({ id, ...wanted });
    return { id, made: true };
  }
}

function fits(price: Stripe.Price, plan: Plan, product: string): boolean {
  const at = typeof price.product === 'string' ? price.product : price.product.id;
  return (
    at === product &&
    price.unit_amount === plan.monthlyCents &&
    price.currency === currency &&
    price.recurring?.interval === 'month' &&
    price.recurring.interval_count === 1
  );
}
