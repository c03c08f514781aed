import { createClient } from '#server/outside/payments/open.ts';
import { setUpPlans } from '#server/outside/payments/set-up.ts';
import { apiVersion } from '#server/outside/payments/version.ts';
import { webhookEvents } from '#server/outside/payments/webhook-events.ts';

/** Everything that an operator does once in a Stripe account, or says how to do it by hand. */
async function main(): Promise<void> {
  const key = process.env['STRIPE_SECRET_KEY']?.trim() ?? '';
  if (!/^(?:sk|rk)_(?:live|test)_\w+$/.test(key)) {
    throw new Error(
      'STRIPE_SECRET_KEY must be set to a secret key of the Stripe account, beginning with sk_ or rk_.',
    );
  }
  console.log(
    key.includes('_live_') ? 'Stripe account, live: real money.' : 'Stripe account, test or sandbox.',
  );
  const stripe = await createClient(key);
  await setUpPlans(stripe, (line) => console.log(`- ${line}`));
  console.log(
    [
      '',
      'Still to be done in the dashboard of Stripe, once:',
      `- a webhook endpoint for <PUBLIC_URL>/api/stripe/webhook, API version ${apiVersion}, with these events:`,
      ...webhookEvents.map((name) => `    ${name}`),
      '  Its signing secret is STRIPE_WEBHOOK_SECRET.',
      '- the customer portal: open its settings and save them, so that it has a configuration.',
      '- what happens after failed payments: cancel the subscription when all retries have failed.',
    ].join('\n'),
  );
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
