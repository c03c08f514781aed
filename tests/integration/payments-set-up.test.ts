import { describe, expect, it } from 'vitest';
import { planKeys, plans } from '#contract/plans.ts';
import { Transport } from '#server/outside/payments/embedded/transport.ts';
import { createClient } from '#server/outside/payments/open.ts';
import { setUpPlans } from '#server/outside/payments/set-up.ts';
import { openMemoryDatabase } from '#tests/setup/memory-database.ts';
import { MovableClock } from '#tests/setup/payments.ts';

describe('npm run stripe:setup', () => {
  it('makes every plan once, and a new price where the amount differs', async () => {
    const database = await openMemoryDatabase();
    const transport = new Transport(database, new MovableClock(), () => undefined);
    const stripe = await createClient('sk_test_embedded', {}, transport.fetch);
    const said: string[] = [];
    const run = async () => {
      said.length = 0;
      await setUpPlans(stripe, (line) => said.push(line));
      return said.join('\n');
    };
    expect(await run()).toMatch(/Shelfmark Etsy toolkit, \$9\.99 a month: price made \(price_\w+\)/);
    expect(said).toHaveLength(planKeys.length);
    const prices = await stripe.prices.list({ limit: 100 });
    // Newest first.
    expect(
      prices.data.map((price) => [price.lookup_key, price.unit_amount, price.recurring?.interval]).reverse(),
    ).toEqual(planKeys.map((key) => [plans[key].lookupKey, plans[key].monthlyCents, 'month']));

    await run();
    for (const line of said) expect(line).toMatch(/: price is there already \(price_\w+\)$/);
    expect((await stripe.prices.list({ limit: 100 })).data).toHaveLength(planKeys.length);
    expect((await stripe.products.list({ limit: 100 })).data).toHaveLength(planKeys.length);

    const cheap = await stripe.prices.create({
      product: 'shelfmark_etsy',
      currency: 'usd',
      unit_amount: 500,
      recurring: { interval: 'month' },
      lookup_key: plans.etsy.lookupKey,
      transfer_lookup_key: true,
    });
    await stripe.products.update('shelfmark_amazon', { active: false, name: 'Something else' });
    expect(await run()).toContain(`new price takes the place of ${cheap.id}`);
    expect(said.filter((line) => line.includes('is there already'))).toHaveLength(planKeys.length - 1);
    expect(await stripe.prices.retrieve(cheap.id)).toMatchObject({ lookup_key: null, active: true });
    const { data } = await stripe.prices.list({ lookup_keys: [plans.etsy.lookupKey] });
    expect(data).toMatchObject([{ unit_amount: plans.etsy.monthlyCents }]);
    expect(await stripe.products.retrieve('shelfmark_amazon')).toMatchObject({
      active: true,
      name: 'Shelfmark Amazon toolkit',
    });

    const taken = stripe.prices.create({
      product: 'shelfmark_etsy',
      currency: 'usd',
      unit_amount: 1,
      recurring: { interval: 'month' },
      lookup_key: plans.ebay.lookupKey,
    });
    expect(await taken.catch((error: unknown) => error)).toMatchObject({
      statusCode: 400,
      param: 'lookup_key',
    });
    await database.close();
  });
});
