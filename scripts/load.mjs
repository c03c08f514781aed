// `npm run load [-- WEB_PROCESSES …]`: the highest rate behind nginx, on a fresh build.
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, runNode } from './toolchain.mjs';

ensureInstalled();
await ensureBuilt();
process.exit(await runNode('bench/load/run.ts', process.argv.slice(2)));
