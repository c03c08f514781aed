// `npm run attack [-- NAME … --runs N --seed N]`: the attacks of bench/attack on this machine, on a fresh build.
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, runNode } from './toolchain.mjs';

ensureInstalled();
await ensureBuilt();
process.exit(await runNode('bench/attack/run.ts', process.argv.slice(2)));
