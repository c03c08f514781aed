// `npm start`: from a clean clone to a running product.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, nodeBinary, root, toolEnvironment } from './toolchain.mjs';

ensureInstalled();
await ensureBuilt();

const main = path.join(root, 'dist', 'server', 'main.js');
// Left alone, the C library of Linux raises the size from which a freed block goes back to the system, and keeps what
// loading the rules needed (decision 28). It reads this setting when a process begins.
const environment = { MALLOC_MMAP_THRESHOLD_: '65536', ...toolEnvironment() };
// One pid to signal, and no parent that could leave the server behind, wherever that can be had.
if (process.execve && process.platform !== 'win32') {
  process.execve(nodeBinary(), [nodeBinary(), ...process.execArgv, main], environment);
} else if (nodeBinary() === process.execPath) {
  await import(pathToFileURL(main).href);
} else {
  const child = spawn(nodeBinary(), [...process.execArgv, main], { stdio: 'inherit', env: environment });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
