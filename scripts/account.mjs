// `npm run account -- list | activate EMAIL [--until YYYY-MM-DD] | deactivate EMAIL`, `npm run reviews` and `npm run
// backup` while the product runs or not; `npm run restore` and `npm run move-to-postgres` while it does not.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, root, runNode } from './toolchain.mjs';

ensureInstalled();
const script = path.join('dist', 'server', 'account.js');
if (!existsSync(path.join(root, script)) && (await runNode('scripts/build-server.mjs')) !== 0)
  process.exit(1);
process.exitCode = await runNode(script, process.argv.slice(2), { cwd: process.cwd() });
