// `npm run production [-- WEB_PROCESSES]`: the production set-up of bench/production on loopback, on a fresh build.
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, runNode } from './toolchain.mjs';

ensureInstalled();
await ensureBuilt();
process.exit(await runNode('bench/production/run.ts', process.argv.slice(2)));
