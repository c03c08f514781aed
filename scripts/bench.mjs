// `npm run bench`: the budgets of the product as ratios in one run, on a fresh build.
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, runNode } from './toolchain.mjs';

ensureInstalled();
await ensureBuilt();
process.exit(await runNode('bench/run.ts', process.argv.slice(2)));
