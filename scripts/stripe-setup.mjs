// `npm run stripe:setup`: makes the products and prices of src/contract/plans.ts in the Stripe account of STRIPE_SECRET_KEY.
import { ensureInstalled, runNode } from './toolchain.mjs';

ensureInstalled();
process.exitCode = await runNode('scripts/stripe-setup.ts', process.argv.slice(2));
