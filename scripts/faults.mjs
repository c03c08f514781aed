// `npm run faults [-- NAME …]`: kills, cuts and full disks under load, on a fresh build.
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, runNode } from './toolchain.mjs';

ensureInstalled();
await ensureBuilt();
process.exit(await runNode('bench/faults/run.ts', process.argv.slice(2)));
