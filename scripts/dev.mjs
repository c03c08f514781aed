// `npm run dev`: Vite with reload on PORT (3000), the server with --watch behind it on PORT + 1.
import { spawn } from 'node:child_process';
import { binOf, ensureInstalled, nodeBinary, root, toolEnvironment } from './toolchain.mjs';

ensureInstalled();
const port = Number(process.env.PORT ?? 3000);
const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${port}`;
const children = [
  spawn(nodeBinary(), ['--watch', 'src/server/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: toolEnvironment({ PORT: String(port + 1), PUBLIC_URL: publicUrl }),
  }),
  spawn(nodeBinary(), [binOf('vite'), '--port', String(port), '--strictPort'], {
    cwd: root,
    stdio: 'inherit',
    env: toolEnvironment({ API_PORT: String(port + 1) }),
  }),
];
const end = () => children.forEach((child) => child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
for (const child of children) child.on('exit', end);
