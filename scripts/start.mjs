// `npm start`: from a clean clone to a running product.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, nodeBinary, root, toolEnvironment } from './toolchain.mjs';

ensureInstalled();
await ensureBuilt();

const main = path.join(root, 'dist', 'server', 'main.js');
if (nodeBinary() === process.execPath) {
  // Same process: one pid to signal, no parent that could leave the server behind.
  await import(pathToFileURL(main).href);
} else {
  const child = spawn(nodeBinary(), [...process.execArgv, main], {
    stdio: 'inherit',
    env: toolEnvironment(),
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
